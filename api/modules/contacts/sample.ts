import { day, minute, now, type Sample } from '#api/testing/harness/samples/sample.ts'

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
  insertMany: async ({ prisma, businessId, each, at, person, ofEach }) => {
    const contacts = await prisma.contact.createManyAndReturn({
      data: each((i) => i).flatMap((i) =>
        ofEach(i).flatMap((customerId) => [
          { businessId, customerId, scheduledDate: at(i * minute), notes: 'soon' },
          { businessId, customerId, scheduledDate: at(i * minute - 2 * day), notes: 'late' },
          {
            businessId,
            customerId,
            scheduledDate: at(-i * minute),
            notes: 'done',
            completed: true,
            completedAt: at(-i * minute),
            completedById: person(i),
          },
        ]),
      ),
    })
    return { Contact: contacts }
  },
  grow: {
    Contact: ({
      business,
      now,
      many,
    }) => `INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", completed, "completedAt")
      SELECT ${business}, (SELECT max(id) FROM "Customer") - i % 1000, due, done, CASE WHEN done THEN due END
        FROM generate_series(1, ${many}) AS i,
          LATERAL (SELECT ${now} + (i - ${many} / 2) * interval '1 hour' AS due, i % 2 = 0 AS done) AS contact`,
  },
  fastLists: {
    Contact: {
      field: 'contacts(filter: ALL)',
      insertTwo: async ({ business, customerId, other }) => {
        const by = {
          completedById: business.employee.id,
          completedAt: new Date('2026-06-02T08:00:00.123Z'),
        }
        return [
          await business.contact({ customerId, notes: 'First\nSecond', email: 'a@example.com' }),
          await business.contact({ customerId: other, completed: true, completedNotes: 'Well', ...by }),
        ]
      },
    },
  },
  rules: {
    scheduleContact: 'contact:write',
    rescheduleContact: 'contact:write',
    completeContact: 'contact:write',
    reopenContact: 'contact:reopen',
    noteCompletedContact: 'contact:reopen',
    deleteContact: 'contact:delete',
    logInteraction: 'contact:log',
    takeBackInteraction: 'contact:log',
  },
  statements: {
    CompletedTodayPaginationQuery: 2,
    ContactListPaginationQuery: 2,
    ContactsScreenQuery: 3,
    TodaysCallsQuery: 5,
    '/api/contacts': 2,
    '/api/contacts/overdue': 2,
    '/api/contacts/upcoming': 2,
  },
}
