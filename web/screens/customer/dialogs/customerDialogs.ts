import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { CustomerDialogsProps } from './CustomerDialogs.tsx'

/** The dialogs of the page. */
export const customerDialogs = defineDialogs<CustomerDialogsProps>()
