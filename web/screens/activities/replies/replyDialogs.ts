import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { ReplyDialogsProps } from './ReplyDialogs.tsx'

/** The dialog for a text from an unknown number. */
export const replyDialogs = defineDialogs<ReplyDialogsProps>()
