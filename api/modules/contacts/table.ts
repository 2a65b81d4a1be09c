import type { ReadTable } from '#api/core/readPlan.ts'
import { customerTable } from '#api/modules/customers/table.ts'
import { userTable } from '#api/modules/team/table.ts'

/** Contacts, as lists read them. */
export const contactTable: ReadTable = {
  model: 'Contact',
  fields: {
    id: ['id'],
    databaseId: ['id'],
    customerName: ['customer.name'],
    subject: ['notes', 'customer.name'],
    scheduledDate: ['scheduledDate'],
    dueDate: ['scheduledDate'],
    status: ['completed', 'scheduledDate'],
    email: ['email'],
    notes: ['notes'],
    completed: ['completed'],
    completedAt: ['completedAt'],
    completedNotes: ['completedNotes'],
    createdAt: ['createdAt'],
    canComplete: ['completed'],
    canReopen: ['completed', 'completedById'],
    canDelete: [],
    timelinePart: ['completed'],
    timelineAt: ['completed', 'completedAt', 'scheduledDate'],
  },
  joins: {
    customer: { table: customerTable, by: 'customerId' },
    completedBy: { table: userTable, by: 'completedById' },
  },
}
