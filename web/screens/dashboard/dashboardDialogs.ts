import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { DashboardDialogsProps } from './DashboardDialogs.tsx'

/** The dialogs of the Dashboard; those of its notes are apart. */
export const dashboardDialogs = defineDialogs<DashboardDialogsProps>({
  addCustomer: 'add-customer',
  schedule: 'schedule-contact',
  addItem: 'add-item',
})
