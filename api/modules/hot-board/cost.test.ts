import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/database.ts'
import { planOf, watchStatements } from '#api/testing/statements.ts'
import { openWorld, type TestShop } from '#api/testing/world.ts'

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
  let shop: TestShop
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    const world = openWorld(database.prisma)
    shop = await world.shop()
    const priorities = ['URGENT', 'HIGH', 'MEDIUM', 'LOW'] as const
    await world.prisma.hotBoardItem.createMany({
      data: Array.from({ length: 10_000 }, (_, i) => {
        const at = new Date(Date.UTC(2026, 0, 1, 0, i))
        const done = { resolved: true, resolvedAt: at, resolvedByName: 'Ada Tester' }
        return {
          ...{ businessId: shop.id, title: `Item ${i}`, description: 'x', createdByName: 'Ada Tester' },
          ...{ priority: priorities[i % 4] ?? 'LOW', createdAt: at, assignedToId: shop.manager.id },
          ...(i % 2 && done),
        }
      }),
    })
    await world.prisma.$executeRawUnsafe('ANALYZE')
  })

  afterAll(watched.stop)

  async function cost(operation: string, variables: Record<string, unknown> = {}) {
    const statements = await watched.of(() => shop.employee.actor.ok(operation, variables))
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
    const { business } = (await shop.employee.actor.ok(lists)).viewer
    const deeper = await cost(lists, {
      after: business.active.pageInfo.endCursor,
      resolved: business.resolved.pageInfo.endCursor,
    })
    expect([deeper.scanned, deeper.statements]).toEqual([[], first.statements])
  })

  it('is counted no further than a thousand', async () => {
    const { scanned, mostRows } = await cost(counts)
    expect([scanned, mostRows <= 1000]).toEqual([[], true])
    const { business } = (await shop.employee.actor.ok(counts)).viewer
    expect(business.hotBoardCounts).toEqual({ active: 1000, resolved: 1000 })
  })

  it('is read whole by pages that cost the same', async () => {
    const { scanned, mostRows } = await cost(everything)
    expect([scanned, mostRows <= 60]).toEqual([[], true])
  })
})
