import type { ReadTable } from '#api/core/readPlan.ts'

/** Customers, as lists read them. */
export const customerTable: ReadTable = {
  model: 'Customer',
  fields: {
    id: ['id'],
    databaseId: ['id'],
    firstName: ['firstName'],
    lastName: ['lastName'],
    name: ['name'],
    phoneNumber: ['phoneNumber'],
    city: ['city'],
    email: ['email'],
    interest: ['interest'],
    notes: ['notes'],
    status: ['status'],
    statusUpdatedAt: ['statusUpdatedAt'],
    createdAt: ['createdAt'],
    canEdit: [],
    canDelete: [],
    // Asked of all customers that are shown, by a statement of its own each.
    contacts: [],
    textsStopped: [],
  },
}
