import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import { scheduleDialog } from '../contacts.route.ts'
import type { ContactDialogsProps } from './ContactDialogs.tsx'

/** The dialogs of the screen. */
export const contactDialogs = defineDialogs<ContactDialogsProps>({ schedule: scheduleDialog })
