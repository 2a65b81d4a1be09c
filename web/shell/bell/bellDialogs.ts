import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { BellDialogsProps } from './BellDialogs.tsx'

/** The dialogs above the panel. */
export const bellDialogs = defineDialogs<BellDialogsProps>()
