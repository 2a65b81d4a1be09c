import { type Given, now, type Sample } from '#api/testing/harness/samples/sample.ts'

const run = {
  kind: 'STATUS' as const,
  state: 'DONE' as const,
  act: { status: 'SOLD', startsPlans: false },
  summary: 'Status of 1 customer set to Sold',
  count: 1,
  groupId: '00000000-0000-4000-8000-000000000001',
  startedByName: 'Ada Tester',
}

const runOf = ({ world, business, mark }: Given) => {
  const at = world.clock.now()
  return world.prisma.bulkRun.create({
    data: { businessId: business.id, ...run, summary: mark, startedAt: at, finishedAt: at },
  })
}

export const sample: Sample = {
  rows: {
    BulkRun: { businessId: 7, id: 1, ...run, startedAt: now, finishedAt: now },
    BulkCustomer: { businessId: 7, runId: 1, customerId: 1, seenAt: now },
  },
  broken: {
    BulkRun_count_check: [{ count: 0 }, { doneCount: 2 }],
    BulkRun_summary_check: [{ summary: ' ' }],
    BulkRun_startedByName_check: [{ startedByName: ' ' }],
    BulkRun_undoneByName_check: [{ undoneByName: ' ' }],
    BulkRun_finishedAt_check: [{ finishedAt: null }, { state: 'RUNNING' }],
  },
  records: { BulkRun: runOf },
  insertMany: async ({ prisma, businessId, each, at }) => ({
    BulkRun: await prisma.bulkRun.createManyAndReturn({
      data: each((i) => ({
        businessId,
        ...run,
        startedAt: at(-i * 60_000),
        finishedAt: at(-i * 60_000),
      })),
      select: { id: true },
    }),
  }),
  grow: {
    BulkRun: ({
      business,
      now: at,
      many,
    }) => `INSERT INTO "BulkRun" ("businessId", kind, state, act, summary, count, "groupId", "startedByName", "startedAt", "finishedAt")
      SELECT ${business}, 'PLAN', 'DONE', '{}', 'Follow-up plan of 1 customer started', 1, gen_random_uuid(), 'Ada', ${at} - i * interval '1 hour', ${at} - i * interval '1 hour'
        FROM generate_series(1, ${many}) AS i`,
    BulkCustomer: ({
      business,
      many,
    }) => `INSERT INTO "BulkCustomer" ("businessId", "runId", "customerId", state, "seenAt")
      SELECT ${business}, (SELECT max(id) FROM "BulkRun" WHERE "businessId" = ${business}), i, 'SAME', now() FROM generate_series(1, ${many}) AS i`,
  },
  rules: {
    startBulk: 'customer:bulk',
    undoBulk: 'customer:bulk',
  },
}
