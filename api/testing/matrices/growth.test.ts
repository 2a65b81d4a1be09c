import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { listVariables } from '#api/rest/listQuery.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import { actorFor, live, operations, variablesFor } from '#api/testing/harness/samples/operations.ts'
import { table } from '#api/testing/harness/samples/restSamples.ts'
import { growth } from '#api/testing/harness/samples/samplesOfModules.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const many = 15_000

// This query counts the effect of a plan change on all customers with a status, so it has to read all of them. A
// manager runs it once, before the change.
const ofEverybody = 'usePlanChangesQuery'
// Reports read all records of their weeks; api/modules/reports/cost.test.ts measures them.
const ofAPeriod = 'ReportsScreenQuery'
// Possible duplicates compare all customers (docs/product/merging.md#figures).
const comparing = ['DuplicatesScreenQuery', 'DuplicateListPaginationQuery']
// Counts stop at 10,000 customers, whatever the table has (docs/product/filters.md).
const counting = ['FilteredCountQuery', 'useSelectionQuery']
const screens = [...operations].filter(
  ([name]) => ![live, ofEverybody, ofAPeriod, ...comparing, ...counting].includes(name),
)
const tables = new RegExp(`"(${Object.keys(growth).join('|')})"`)

describe(`a business with ${many.toLocaleString('en')} of everything`, () => {
  let world: World
  let url: string
  let business: TestBusiness
  let customerId: number
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
    business = await world.business()
    const now = `timestamptz '${world.clock.now().toISOString()}'`
    const growing = { business: business.id, now, emma: business.employee.id, many }
    for (const statement of Object.values(growth)) await database.pool.query(statement(growing))
    await database.pool.query('VACUUM ANALYZE')
    const last = await world.prisma.customer.findFirst({ orderBy: { id: 'desc' } })
    customerId = last?.id ?? 0
  }, 120_000)
  afterAll(watched.stop)

  it.each(screens)('is read by index, a few rows, by %s', async (name, text) => {
    const variables = variablesFor(name, { ...business, customerId })
    const graphqlClient = await actorFor(name, { ...business, customerId }, world)
    const statements = await watched.of(() => graphqlClient.ok(text, variables))
    for (const statement of statements.filter(
      (each) => tables.test(each.text) && !/^(BEGIN|COMMIT)/.test(each.text),
    )) {
      const { scanned, mostRows } = await planOf(url, statement)
      const few = mostRows <= 1000
      expect({
        scanned: scanned.filter((table) => tables.test(`"${table}"`)),
        few,
        text: few || statement.text,
      }).toEqual({
        scanned: [],
        few: true,
        text: true,
      })
    }
  })

  const listed = `query ($sort: CustomerSort, $status: CustomerStatus, $interest: String, $noNextStep: Boolean) {
    viewer { business {
      customers(first: 100, sort: $sort, status: $status, interest: $interest, noNextStep: $noNextStep) {
        edges { node { id name nextStep { at } lastContactAt } }
      }
    } }
  }`
  const filters = [{}, { status: 'SOLD' }, { interest: 'Darts' }, { noNextStep: true }]
  const lists = ['NEWEST', 'NAME'].flatMap((sort) => filters.map((filter) => ({ sort, ...filter })))

  // The newest 1,000 customers have open contacts, so the first page without a next step starts after them.
  it.each(lists)('reads few rows, by index, for customers with %j', async (variables) => {
    const statements = await watched.of(() => business.employee.actor.ok(listed, variables))
    for (const statement of statements.filter(({ text }) => tables.test(text))) {
      const { scanned, mostRows } = await planOf(url, statement)
      const large = scanned.filter((table) => tables.test(`"${table}"`))
      expect({ large, few: mostRows <= 1_200 }, statement.text).toEqual({ large: [], few: true })
    }
  })

  it.each(['NEWEST', 'NAME'])(
    'looks for customers without a next step in open work alone, by %s',
    async (sort) => {
      const statements = await watched.of(() =>
        business.employee.actor.ok(listed, { sort, noNextStep: true }),
      )
      const [list] = statements.filter(({ text }) => text.includes('NOT EXISTS'))
      const { indexOnly } = await planOf(url, list ?? { text: '', values: [] })
      expect(indexOnly).toEqual(
        expect.arrayContaining([
          'Contact_businessId_customerId_open_idx',
          'FollowUp_businessId_customerId_pending_idx',
        ]),
      )
    },
  )

  it('finds the next day with room among full days by index', async () => {
    await world.prisma.$executeRawUnsafe(`INSERT INTO "ServiceAppointment" ("businessId", "customerId", date, "startTime",
        "endTime", "startsAt", "endsAt", technician, description)
      SELECT ${business.id}, ${customerId}, day, '09:00', '10:00', moment, moment + interval '1 hour', 'Theo', 'Felt'
        FROM generate_series(1, 5000) AS i, LATERAL (SELECT '2026-01-01'::timestamptz + i % 50 * interval '1 day' AS moment) AS at,
          LATERAL (SELECT to_char(moment, 'YYYY-MM-DD') AS day) AS days`)
    await world.prisma.$executeRawUnsafe('VACUUM ANALYZE "ServiceAppointment"')
    const next = `{ viewer { business { nextDayWithRoom(after: "2026-01-10") } } }`
    const statements = await watched.of(() => business.employee.actor.ok(next))
    const read = statements.filter(({ text }) => text.includes('"ServiceAppointment"'))
    expect(read).toHaveLength(1)
    for (const statement of read) {
      const { scanned, mostRows } = await planOf(url, statement)
      expect([scanned.includes('ServiceAppointment'), mostRows <= 200], statement.text).toEqual([false, true])
    }
  })

  const synchronized = table.filter(({ sync, path }) => sync || path === '/api/deleted')
  const since = '2026-01-05T12:00:00Z'

  it.each(synchronized.map((row) => [row.path, row] as const))(
    'reads changes of %s by index',
    async (_path, row) => {
      const query = { since, type: 'contacts' }
      const variables = row.variables({ params: {}, body: undefined, query: row.sync ? {} : query })
      const ordered = listVariables(row, row.sync ? { updatedSince: since } : {})
      const context = contextFor(world.services, business.employee.actor.viewer, { address: '192.0.2.1' })
      const statements = await watched.of(async () => {
        const { errors } = await row.execute({ variables: { ...variables, ...ordered, first: 100 }, context })
        expect(errors).toBeUndefined()
      })
      const reads = statements.filter(({ text }) => tables.test(text))
      expect(reads).not.toEqual([])
      for (const statement of reads) {
        const { scanned, mostRows } = await planOf(url, statement)
        const large = scanned.filter((each) => tables.test(`"${each}"`))
        expect({ large, few: mostRows <= 1_000 }, statement.text).toEqual({ large: [], few: true })
      }
    },
  )
})
