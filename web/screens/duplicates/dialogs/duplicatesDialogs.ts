import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { DuplicatesDialogsProps } from './DuplicatesDialogs.tsx'

/** The dialogs of the screen. */
export const duplicatesDialogs = defineDialogs<DuplicatesDialogsProps>()
