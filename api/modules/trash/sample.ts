import type { Sample } from '#api/testing/harness/samples/sample.ts'

const deleted = {
  type: 'Customer',
  recordId: 1,
  title: 'Cora Customer',
  deletedByName: 'Ada Tester',
  bytes: 2,
  rows: {},
}

export const sample: Sample = {
  rows: {
    TrashEntry: { businessId: 7, id: 1, ...deleted, deletedAt: '2026-06-10T16:00:00Z' },
  },
  broken: {
    TrashEntry_title_check: [{ title: '' }],
    TrashEntry_deletedByName_check: [{ deletedByName: '' }],
    TrashEntry_bytes_check: [{ bytes: -1 }],
  },
  records: {
    TrashEntry: ({ world, business, mark }) =>
      world.prisma.trashEntry.create({
        data: { businessId: business.id, ...deleted, title: mark, deletedAt: world.clock.now() },
      }),
  },
  insertMany: async ({ prisma, businessId, each, person, at }) => {
    const entries = await prisma.trashEntry.createManyAndReturn({
      data: each((i) => ({
        businessId,
        ...deleted,
        recordId: i + 1,
        title: `Cora ${i}`,
        deletedById: person(i),
        deletedAt: at(-i * 60_000),
      })),
      select: { id: true },
    })
    return { TrashEntry: entries }
  },
  grow: {
    TrashEntry: ({
      business,
      now,
      many,
    }) => `INSERT INTO "TrashEntry" ("businessId", type, "recordId", title, "deletedByName", "deletedAt", rows, bytes)
      SELECT ${business}, 'Customer', i, CASE WHEN i % 1000 = 0 THEN 'Cora' ELSE 'Ann' END || ' Berg' || i, 'Ada',
        ${now} - i * interval '1 minute', '{}', 2 FROM generate_series(1, ${many}) AS i`,
  },
  fastLists: {
    TrashEntry: {
      field: 'trash',
      insertTwo: async ({ world, business }) => {
        const entry = { businessId: business.id, ...deleted, deletedAt: world.clock.now() }
        const one = await world.prisma.trashEntry.create({ data: entry, select: { id: true } })
        const by = { deletedById: business.employee.id, type: 'VendorContact' }
        const other = await world.prisma.trashEntry.create({
          data: { ...entry, ...by, recordId: 2 },
          select: { id: true },
        })
        return [one, other]
      },
    },
  },
  rules: {
    restoreTrash: 'trash:restore',
    deleteTrashEntry: 'trash:deleteOwn',
    emptyTrash: 'trash:deleteForGood',
  },
  statements: {
    TrashListPaginationQuery: 2,
    '/api/trash': 2,
  },
}
