import type { Page } from '@playwright/test'

/** A dialog and the steps that open it. */
export interface Sample {
  /** The buttons to press, in order. */
  press: readonly [string | RegExp, ...(string | RegExp)[]]
  dialog: string
  /** A field to type into, for forms. */
  field?: string
}

export interface ScreenSamples {
  /** Forms, and panels without fields: Forward opens them again. */
  dialogs: readonly Sample[]
  confirmations?: readonly Sample[]
}

export const addCustomer: Sample = { press: ['Add Customer'], dialog: 'Add New Customer', field: 'City' }
const editCustomer: Sample = { press: ['Edit'], dialog: 'Edit Customer', field: 'City' }
const changeStatus: Sample = { press: ['Change Status'], dialog: 'Change Customer Status' }
const deleteCustomer: Sample = { press: ['Delete'], dialog: 'Confirm Delete' }
const contact = (button: string): Sample => ({
  press: [button],
  dialog: 'Schedule New Contact',
  field: 'Notes',
})
const completeContact = (button: string): Sample => ({
  press: [button],
  dialog: 'Mark as Completed',
  field: 'Add completion notes',
})
const appointment = (button: string): Sample => ({
  press: [button],
  dialog: 'Schedule New Appointment',
  field: 'Notes (Optional)',
})
const note = 'Call the bank'
const noteDialogs: ScreenSamples = {
  dialogs: [
    { press: ['Add Note'], dialog: 'Add New Sticky Note', field: 'Title' },
    { press: [`Edit: ${note}`], dialog: 'Edit Sticky Note', field: 'Title' },
    { press: [`Share: ${note}`], dialog: 'Share Sticky Note' },
  ],
}

/**
 * The dialogs of each screen, by path. `:customer` is the customer of the test, with a contact, and an appointment on
 * `:day`.
 */
export const screens: Record<string, ScreenSamples> = {
  '/dashboard': {
    dialogs: [
      addCustomer,
      contact('Schedule Contact'),
      { press: ['Add Hot Board Item'], dialog: 'Add Hot Board Item', field: 'Title' },
      { press: ['Resolve: Slate prices go up next month'], dialog: 'Resolve Hot Board Item', field: 'Notes' },
      { press: ['Start'], dialog: 'My day', field: 'How did it go?' },
      { press: ['Add Note'], dialog: 'Add New Sticky Note', field: 'Title' },
    ],
  },
  '/customers': {
    dialogs: [addCustomer, editCustomer, contact('Schedule Contact'), changeStatus],
    confirmations: [deleteCustomer],
  },
  '/customers/:customer': {
    dialogs: [
      contact('Schedule'),
      appointment('Book appointment'),
      { press: ['Add note'], dialog: 'Add Note', field: 'Note' },
      { press: [/^Log$/], dialog: 'Log', field: 'How did it go?' },
      editCustomer,
      { press: [/^More: /, 'Reschedule'], dialog: 'Reschedule Contact', field: 'Date' },
    ],
    confirmations: [deleteCustomer, { press: [/^More: /, 'Delete Contact'], dialog: 'Delete Contact' }],
  },
  '/contacts': {
    dialogs: [
      contact('New Contact'),
      completeContact('Mark as Completed'),
      { press: ['Reschedule'], dialog: 'Reschedule Contact', field: 'Date' },
    ],
    confirmations: [{ press: ['Delete Contact'], dialog: 'Delete Contact' }],
  },
  '/followups': {
    dialogs: [
      { press: ['Complete'], dialog: 'Complete Follow-up', field: 'Notes' },
      { press: ['Snooze'], dialog: 'Snooze Follow-up', field: 'Date' },
    ],
  },
  '/followups/plans': {
    dialogs: [
      { press: ['Add Step'], dialog: 'Add Step', field: 'Title' },
      { press: ['Edit Step'], dialog: 'Edit Step', field: 'Title' },
      { press: ['Apply to current customers'], dialog: 'Apply to Current Customers' },
    ],
    confirmations: [{ press: ['Delete Step'], dialog: 'Delete Step' }],
  },
  '/hotboard': {
    dialogs: [
      { press: ['Add Item'], dialog: 'Add Hot Board Item', field: 'Title' },
      { press: ['Edit'], dialog: 'Edit Hot Board Item', field: 'Title' },
      { press: ['Comment'], dialog: 'Comments', field: 'Comment' },
    ],
    confirmations: [{ press: ['Resolve'], dialog: 'Resolve Hot Board Item' }],
  },
  '/tasks': {
    dialogs: [
      { press: ['Add Task: All fields'], dialog: 'Add Task', field: 'Title' },
      { press: ['Edit: Payroll'], dialog: 'Edit Task', field: 'Title' },
    ],
  },
  '/vendor-contacts': {
    dialogs: [
      { press: ['Add Vendor Contact'], dialog: 'Add Vendor Contact', field: 'Company' },
      { press: ['Edit'], dialog: 'Edit Vendor Contact', field: 'Company' },
    ],
    confirmations: [{ press: ['Delete'], dialog: 'Delete Vendor Contact' }],
  },
  '/sticky-notes': noteDialogs,
  '/service-calendar?day=:day': {
    dialogs: [
      appointment('New Appointment'),
      { press: ['Edit'], dialog: 'Edit Appointment', field: 'Notes (Optional)' },
      { press: [/^More: /, 'Move to…'], dialog: 'Move Appointment', field: 'Date' },
    ],
    confirmations: [{ press: ['Cancel'], dialog: 'Cancel Appointment' }],
  },
  '/settings': { dialogs: [{ press: ['Create Address'], dialog: 'Create Calendar Address' }] },
  '/settings?tab=team': { dialogs: [{ press: ['Deactivate'], dialog: 'Deactivate Elena Marsh?' }] },
  '/settings?tab=interests': {
    dialogs: [{ press: [/^More: /, 'Edit'], dialog: 'Edit Interest Option', field: 'Label' }],
    confirmations: [{ press: [/^More: /, 'Delete'], dialog: 'Delete Interest Option' }],
  },
  '/settings?tab=tags': {
    dialogs: [{ press: [/^More: /, 'Edit'], dialog: 'Edit Tag', field: 'Label' }],
    confirmations: [{ press: [/^More: /, 'Delete'], dialog: 'Delete Tag' }],
  },
  '/settings?tab=fields': {
    dialogs: [
      { press: ['Add Field'], dialog: 'Add Field', field: 'Label' },
      { press: [/^More: /, 'Edit'], dialog: 'Edit Field', field: 'Label' },
    ],
    confirmations: [{ press: [/^More: /, 'Delete'], dialog: 'Delete Field' }],
  },
  '/settings?tab=keys': {
    dialogs: [{ press: ['Create Key'], dialog: 'Create API Key', field: 'Name' }],
  },
}

/** Presses buttons or menu items, in order. */
export async function press(page: Page, names: Sample['press']): Promise<void> {
  const parts = page.getByRole('main').or(page.getByRole('banner')).or(page.getByRole('menu'))
  for (const name of names) {
    const options = { name, exact: true }
    const named = parts.getByRole('button', options).or(parts.getByRole('menuitem', options))
    await named.filter({ visible: true }).first().click()
  }
}
