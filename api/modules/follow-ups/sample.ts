import { day, minute, now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    FollowUpStep: { businessId: 7, id: 1, customerStatus: 'UNSOLD', dayNumber: 3, title: 'Check in' },
    FollowUp: {
      businessId: 7,
      id: 1,
      customerId: 1,
      anchorDate: '2026-06-10',
      customerStatus: 'UNSOLD',
      dayNumber: 3,
      title: 'Check in',
      scheduledDate: now,
    },
  },
  broken: {
    FollowUpStep_title_check: [{ title: '' }],
    FollowUpStep_dayNumber_check: [{ dayNumber: -1 }, { dayNumber: 3651 }],
    FollowUp_title_check: [{ title: '' }],
    FollowUp_dayNumber_check: [{ dayNumber: -1 }, { dayNumber: 3651 }],
    FollowUp_state_check: [{ completed: true, completedAt: now }],
    FollowUp_closed_check: [{ state: 'SKIPPED' }, { closedAt: now }],
    FollowUp_completed_check: [{ completedAt: now }],
  },
  records: {
    FollowUpStep: ({ business, mark }) => business.planStep({ title: mark }),
    FollowUp: async ({ world, business, customerId, mark }) => {
      const where = { businessId: business.id, title: mark }
      const step = await world.prisma.followUpStep.findFirst({ where })
      return business.followUp({ title: mark, customerId, stepId: step?.id ?? null })
    },
  },
  insertMany: async ({ prisma, businessId, each, at, person, ofEach }) => {
    const steps = await prisma.followUpStep.createManyAndReturn({
      data: each((i) => ({ businessId, customerStatus: 'UNSOLD', dayNumber: i, title: `Step ${i}` })),
    })
    const plan = { businessId, customerStatus: 'UNSOLD', dayNumber: 1, title: 'Call', stepId: null } as const
    const followUps = await prisma.followUp.createManyAndReturn({
      data: each((i) => i).flatMap((i) =>
        ofEach(i).flatMap((customerId) => {
          const followUp = { ...plan, customerId, anchorDate: at(-i * day) }
          const closed = { closedAt: at(-i * minute), completedById: person(i) }
          return [
            ...[0, -2 * day, 2 * day].map((offset) => ({
              ...followUp,
              scheduledDate: at(offset + i * minute),
            })),
            { ...followUp, scheduledDate: at(-i * day), state: 'SKIPPED', ...closed } as const,
          ]
        }),
      ),
    })
    return { FollowUpStep: steps, FollowUp: followUps }
  },
  grow: {
    FollowUp: ({
      business,
      now,
      many,
    }) => `INSERT INTO "FollowUp" ("businessId", "customerId", "anchorDate", "customerStatus", "dayNumber", title, "scheduledDate",
        state, "closedAt")
      SELECT ${business}, (SELECT max(id) FROM "Customer") - i % 1000, (${now})::date, 'UNSOLD', 1, 'Call', due,
        (CASE WHEN done THEN 'SKIPPED' ELSE 'PENDING' END)::"FollowUpState", CASE WHEN done THEN due END
        FROM generate_series(1, ${many}) AS i,
          LATERAL (SELECT ${now} + (i - ${many} / 2) * interval '1 hour' AS due, i % 2 = 0 AS done) AS step`,
  },
  fastLists: {
    FollowUp: {
      field: 'followUps(filter: ALL)',
      insertTwo: async ({ business, customerId, other }) => [
        await business.followUp({ customerId, description: 'Ask for the rack' }),
        await business.followUp({
          customerId: other,
          state: 'COMPLETED',
          completed: true,
          completedById: business.employee.id,
          completedAt: new Date('2026-06-04T08:00:00Z'),
          closedAt: new Date('2026-06-04T08:00:00Z'),
        }),
      ],
    },
  },
  rules: {
    completeFollowUp: 'followUp:write',
    skipFollowUp: 'followUp:write',
    snoozeFollowUp: 'followUp:write',
    reopenFollowUp: 'followUp:reopen',
    createFollowUpStep: 'followUpPlan:write',
    updateFollowUpStep: 'followUpPlan:write',
    deleteFollowUpStep: 'followUpPlan:write',
    applyFollowUpPlan: 'followUpPlan:write',
  },
  statements: {
    FollowUpListPaginationQuery: 3,
    FollowUpsScreenQuery: 3,
    PlansScreenQuery: 2,
    usePlanChangesQuery: 2,
    '/api/followup-cadences': 2,
    '/api/followups': 2,
    '/api/followups/overdue': 2,
  },
}
