import type { Given, Sample } from '#api/testing/harness/samples/sample.ts'

const file = { name: 'shop.csv', size: 10, createdByName: 'Ada Tester' }
const customer = {
  number: null,
  firstName: 'Cora',
  lastName: 'Customer',
  phoneNumber: '5550100200',
  otherPhones: [],
  email: null,
  address: null,
  city: null,
  interest: null,
  status: null,
  owner: null,
  tags: [],
  custom: {},
  notes: null,
  ...{
    createdAt: null,
    lastContact: null,
    nextContact: null,
    nextContactNote: null,
    warnings: [],
    refusal: null,
  },
}
const columns = [{ header: 'First Name', target: 'FIRST_NAME', by: 'NAME' }]

const importOf = ({ world, business, mark }: Given) =>
  world.prisma.import.create({
    data: {
      businessId: business.id,
      ...file,
      name: mark,
      columns,
      state: 'READY',
      createdAt: world.clock.now(),
    },
  })

export const sample: Sample = {
  rows: {
    Import: { businessId: 7, id: 1, ...file, createdAt: '2026-06-10T16:00:00Z' },
    ImportPiece: { businessId: 7, id: 1, importId: 1, startsAt: 0, bytes: '\\x41' },
    ImportRow: { businessId: 7, id: 1, importId: 1, line: 2, cells: '["Cora"]' },
  },
  broken: {
    Import_name_check: [{ name: '' }],
    Import_createdByName_check: [{ createdByName: '' }],
    Import_size_check: [{ size: 0 }, { received: 11 }],
    ImportPiece_startsAt_check: [{ startsAt: -1 }],
    ImportRow_line_check: [{ line: 0 }],
  },
  records: {
    Import: importOf,
    ImportRow: async (given) => {
      const { id: importId } = await importOf(given)
      const { world, business, mark } = given
      return world.prisma.importRow.create({
        data: { businessId: business.id, importId, line: 2, cells: [mark], customer },
      })
    },
  },
  insertMany: async ({ prisma, businessId, each, at }) => {
    const imports = await prisma.import.createManyAndReturn({
      data: each((i) => ({
        businessId,
        ...file,
        columns,
        state: 'READY' as const,
        createdAt: at(-i * 60_000),
      })),
      select: { id: true },
    })
    const rows = await prisma.importRow.createManyAndReturn({
      data: imports.flatMap(({ id: importId }) =>
        each((i) => ({ businessId, importId, line: i + 2, cells: ['Cora'], customer })),
      ),
      select: { id: true },
    })
    return { Import: imports, ImportRow: rows }
  },
  grow: {
    Import: ({
      business,
      now,
      many,
    }) => `INSERT INTO "Import" ("businessId", name, size, "createdByName", "createdAt", state)
      SELECT ${business}, 'shop.csv', 10, 'Ada', ${now} - i * interval '1 minute', 'DONE' FROM generate_series(1, ${many}) AS i`,
    ImportRow: ({ business, many }) => `INSERT INTO "ImportRow" ("businessId", "importId", line, cells, state)
      SELECT ${business}, (SELECT max(id) FROM "Import" WHERE "businessId" = ${business}), i, '["Cora"]', 'ADDED'
        FROM generate_series(1, ${many}) AS i`,
  },
  fastLists: {
    Import: {
      field: 'imports',
      by: 'admin',
      insertTwo: async ({ world, business }) => {
        const at = { businessId: business.id, ...file, createdAt: world.clock.now() }
        const select = { id: true }
        const one = await world.prisma.import.create({ data: at, select })
        const shape = { kind: 'CSV', encoding: 'utf-8', separator: ',', sheet: null, sheets: [] }
        const read = {
          columns,
          shape,
          problem: 'No rows',
          startedAt: world.clock.now(),
          finishedAt: world.clock.now(),
        }
        return [one, await world.prisma.import.create({ data: { ...at, ...read }, select })]
      },
    },
  },
  rules: {
    createImport: 'import:manage',
    mapImport: 'import:manage',
    startImport: 'import:manage',
    stopImport: 'import:manage',
    revertImport: 'import:manage',
    restoreImport: 'import:manage',
    deleteImport: 'import:manage',
  },
  statements: {
    '/api/imports': 2,
    '/api/imports/:id/rows': 2,
    ImportListPaginationQuery: 2,
    RowsPaginationQuery: 2,
    ImportsScreenQuery: 2,
    ImportScreenQuery: 6,
  },
}
