import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { SmsDialogsProps } from './SmsDialogs.tsx'

/** The dialogs of the SMS settings. */
export const smsDialogs = defineDialogs<SmsDialogsProps>()
