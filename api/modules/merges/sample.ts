import { mergedCustomer } from '#api/modules/merges/testing/merges.ts'
import { now, type Sample } from '#api/testing/harness/samples/sample.ts'

const merged = { rows: {}, moved: {}, before: {}, after: {} }

export const sample: Sample = {
  rows: {
    CustomerMerge: {
      businessId: 7,
      id: 1,
      customerId: 1,
      fromId: 901,
      fromName: 'Bob Lake',
      fromCreatedAt: now,
      mergedByName: 'Ada Tester',
      mergedAt: now,
      ...merged,
    },
  },
  broken: {
    CustomerMerge_fromId_check: [{ fromId: 1 }],
    CustomerMerge_fromName_check: [{ fromName: ' ' }],
    CustomerMerge_mergedByName_check: [{ mergedByName: '' }],
  },
  records: {
    CustomerMerge: async ({ world, business, customerId, mark }) =>
      world.prisma.customerMerge.create({
        data: {
          businessId: business.id,
          customerId,
          fromId: (await mergedCustomer(world, business)).id + 1_000_000,
          fromName: mark,
          fromCreatedAt: world.clock.now(),
          mergedByName: 'Ada Tester',
          mergedAt: world.clock.now(),
          ...merged,
        },
      }),
  },
  insertMany: async ({ prisma, businessId, each, ofEach, at }) => ({
    CustomerMerge: await prisma.customerMerge.createManyAndReturn({
      data: each((i) => ({
        businessId,
        customerId: ofEach(i)[0] as number,
        fromId: 2_000_000 + i,
        fromName: `Bob Lake${i}`,
        fromCreatedAt: at(0),
        mergedByName: 'Ada Tester',
        mergedAt: at(-i * 60_000),
        ...merged,
      })),
      select: { id: true },
    }),
  }),
  grow: {
    CustomerMerge: ({
      business,
      now: at,
      many,
    }) => `INSERT INTO "CustomerMerge" ("businessId", "customerId", "fromId", "fromName", "fromCreatedAt", "mergedByName", "mergedAt", rows, moved, "before", "after")
      SELECT "businessId", id, 2000000 + id, 'Bob Lake', ${at}, 'Ada', ${at} - id % 1000 * interval '1 hour', '{}', '{}', '{}', '{}'
        FROM "Customer" WHERE "businessId" = ${business} LIMIT ${many}`,
  },
  rules: {
    mergeCustomers: 'customer:merge',
    undoMerge: 'customer:merge',
  },
  statements: {
    MergeDialogQuery: 7,
    MissingCustomerQuery: 2,
  },
}
