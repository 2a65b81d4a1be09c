import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import { openWorld, type TestBusiness } from '#api/testing/harness/world.ts'

const card = 'id title assigneeName assignedTo { id fullName } canEdit canReopen'
const lists = `query ($after: String, $resolved: String) { viewer { business {
  active: hotBoardItems(first: 25, after: $after) { edges { node { ${card} } } pageInfo { endCursor } }
  resolved: hotBoardItems(first: 25, after: $resolved, filter: RESOLVED) {
    edges { node { ${card} resolvedByName } } pageInfo { endCursor } }
} } }`
const counts = '{ viewer { business { hotBoardCounts { active resolved } } } }'
const everything = `query ($after: String) { viewer { business {
  hotBoardItems(first: 25, after: $after, filter: ALL) { edges { cursor } } } } }`

describe('a board of ten thousand items', () => {
  let url: string
  let business: TestBusiness
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    const world = openWorld(database)
    business = await world.business()
    await world.prisma.$executeRawUnsafe(
      `INSERT INTO "HotBoardItem" ("businessId", title, description, "createdByName", priority, "createdAt",
         "assignedToId", resolved, "resolvedAt", "resolvedByName", "updatedAt")
       SELECT $1, 'Item ' || i, 'x', 'Ada', (enum_range(NULL::"Priority"))[1 + i % 4], made,
         $2, done, CASE WHEN done THEN made END, CASE WHEN done THEN 'Ada' END, made
       FROM generate_series(1, 10000) AS i,
         LATERAL (SELECT timestamptz '2026-01-01' + i * interval '1 minute' AS made, i / 4 % 2 = 1 AS done) AS item`,
      business.id,
      business.manager.id,
    )
    await world.prisma.$executeRawUnsafe('ANALYZE')
  })

  afterAll(watched.stop)

  async function cost(operation: string, variables: Record<string, unknown> = {}) {
    const statements = await watched.of(() => business.employee.actor.ok(operation, variables))
    const plans = await Promise.all(
      statements
        .filter(({ text }) => /^(SELECT|WITH)\b/i.test(text) && text.includes('HotBoardItem'))
        .map((statement) => planOf(url, statement)),
    )
    expect(plans.length).toBeGreaterThan(0)
    return {
      statements: statements.length,
      scanned: plans.flatMap(({ scanned }) => scanned).filter((table) => table === 'HotBoardItem'),
      mostRows: Math.max(...plans.map(({ mostRows }) => mostRows)),
    }
  }

  it('is shown for the price of two pages, wherever they stand', async () => {
    const first = await cost(lists)
    expect([first.scanned, first.statements <= 6]).toEqual([[], true])
    expect(first.mostRows).toBeLessThanOrEqual(60)
    const { business: shown } = (await business.employee.actor.ok(lists)).viewer
    const deeper = await cost(lists, {
      after: shown.active.pageInfo.endCursor,
      resolved: shown.resolved.pageInfo.endCursor,
    })
    expect([deeper.scanned, deeper.statements]).toEqual([[], first.statements])
  })

  it('is counted no further than a thousand', async () => {
    const { scanned, mostRows } = await cost(counts)
    expect([scanned, mostRows <= 1000]).toEqual([[], true])
    const { business: shown } = (await business.employee.actor.ok(counts)).viewer
    expect(shown.hotBoardCounts).toEqual({ active: 1000, resolved: 1000 })
  })

  it('is read whole by pages that cost the same', async () => {
    const { scanned, mostRows } = await cost(everything)
    expect([scanned, mostRows <= 60]).toEqual([[], true])
  })
})
