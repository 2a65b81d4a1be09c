import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { FollowUpDialogsProps } from './FollowUpDialogs.tsx'

/** The dialogs of the list. Skipping needs none, see `useSkipFollowUp`. */
export const followUpDialogs = defineDialogs<FollowUpDialogsProps>()
