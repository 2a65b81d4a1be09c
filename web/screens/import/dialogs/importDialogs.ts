import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { ImportDialogsProps } from './ImportDialogs.tsx'

/** The dialogs of the page. */
export const importDialogs = defineDialogs<ImportDialogsProps>()
