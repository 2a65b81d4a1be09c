import { minute, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    Activity: {
      businessId: 7,
      id: 1,
      customerId: 1,
      type: 'NOTE',
      description: 'Called',
      performedBy: 'Ada Tester',
    },
    AuditEntry: {
      id: 1,
      actorType: 'system',
      actorName: 'Automatic',
      action: 'business:create',
      subject: 'Business:7',
    },
  },
  broken: {
    Activity_description_check: [{ description: '' }],
    Activity_performedBy_check: [{ performedBy: ' ' }],
    Activity_contact_check: [{ contactId: 1, customerId: null }],
    Activity_subject_check: [{ subject: 'nothing' }],
    AuditEntry_actorName_check: [{ actorName: '' }],
    AuditEntry_subject_check: [{ subject: '' }],
    AuditEntry_actorType_check: [{ actorType: 'robot' }],
    AuditEntry_action_check: [{ action: 'create' }],
  },
  records: {
    Activity: ({ world, business, customerId, mark }) =>
      world.prisma.activity.create({
        data: { businessId: business.id, customerId, type: 'NOTE', description: mark, performedBy: mark },
      }),
  },
  insertMany: async ({ prisma, businessId, each, at, ofEach }) => {
    const said = { businessId, type: 'NOTE', description: 'Said so', performedBy: 'Ada Tester' } as const
    const activities = await prisma.activity.createManyAndReturn({
      data: each((i) => i).flatMap((i) =>
        ofEach(i).map((customerId) => ({ ...said, customerId, createdAt: at(-i * minute) })),
      ),
    })
    return { Activity: activities }
  },
  grow: {
    Activity: ({
      business,
      now,
      many,
    }) => `INSERT INTO "Activity" ("businessId", "customerId", type, description, "performedBy", "createdAt")
      SELECT ${business}, (SELECT max(id) FROM "Customer") - i % 1000, 'NOTE', 'Said so', 'Ada', ${now} - i * interval '1 minute'
        FROM generate_series(1, ${many}) AS i`,
  },
  rules: {
    createActivity: 'activity:write',
  },
  statements: {
    ActivitiesScreenQuery: 9,
    ActivityLogPaginationQuery: 2,
    AuditEntriesPaginationQuery: 2,
    '/api/activities': 2,
  },
}
