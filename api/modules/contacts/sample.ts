import { now, type Sample } from '#api/testing/sample.ts'

export const sample: Sample = {
  rows: {
    Contact: { businessId: 7, id: 1, customerId: 1, scheduledDate: now },
  },
  broken: {
    Contact_email_check: [{ email: 'x' }],
    Contact_completed_check: [{ completed: true }, { completedAt: now }],
    Contact_completion_check: [{ completedById: 1 }, { completedNotes: 'done' }],
  },
  records: {
    Contact: ({ business, customerId, mark }) => business.contact({ customerId, notes: mark }),
  },
  statements: {
    ContactListPaginationQuery: 2,
    ContactsScreenQuery: 3,
    '/api/contacts': 2,
    '/api/contacts/overdue': 2,
    '/api/contacts/upcoming': 2,
  },
}
