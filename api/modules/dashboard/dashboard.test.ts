import { beforeAll, describe, expect, it } from 'vitest'
import { trendPercent } from '#api/modules/dashboard/service.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const stats = `query { viewer { business { today stats {
  totalCustomers scheduledToday completedToday followUpsToday hotBoardItems
  customersTrend scheduledTrend hotBoardItemsAddedToday completedTrend
} } } }`

describe("the dashboard's figures", () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    // 22:30 on June 9 in New York: UTC is a day ahead.
    world.clock.set('2026-06-10T02:30:00.000Z')
    business = await world.business()
  })

  it("count the local day of the business, not the server's", async () => {
    const { prisma } = world
    const businessId = business.id
    const customer = await business.customer({ createdAt: new Date('2026-06-09T12:00:00Z') })
    const customerId = customer.id
    const done = (at: string) => ({ completed: true, completedAt: new Date(at) })
    // June 9 in New York is 04:00Z to 04:00Z.
    await business.contact({ customerId, scheduledDate: new Date('2026-06-09T04:00:00Z') })
    await business.contact({ customerId, scheduledDate: new Date('2026-06-10T03:59:59Z') })
    await business.contact({ customerId, scheduledDate: new Date('2026-06-09T03:59:59Z') })
    await business.contact({ customerId, scheduledDate: new Date('2026-06-10T04:00:00Z') })
    await business.contact({
      customerId,
      scheduledDate: new Date('2026-06-01T12:00:00Z'),
      ...done('2026-06-10T01:00:00Z'),
    })
    await business.contact({
      customerId,
      scheduledDate: new Date('2026-06-01T12:00:00Z'),
      ...done('2026-06-09T03:00:00Z'),
    })
    const followUp = {
      businessId,
      customerId,
      customerStatus: 'UNSOLD',
      title: 'Call',
      dayNumber: 1,
    } as const
    const anchorDate = new Date('2026-06-08T00:00:00Z')
    const due = new Date('2026-06-09T13:00:00Z')
    await prisma.followUp.createMany({
      data: [
        { ...followUp, anchorDate, scheduledDate: due },
        { ...followUp, anchorDate, scheduledDate: due, state: 'SKIPPED', closedAt: due },
        { ...followUp, anchorDate, scheduledDate: new Date('2026-06-10T13:00:00Z') },
      ],
    })
    const item = { businessId, title: 'Felt', description: 'Order it', createdByName: 'Ada Tester' }
    await prisma.hotBoardItem.createMany({
      data: [
        { ...item, createdAt: new Date('2026-06-09T05:00:00Z') },
        { ...item, createdAt: new Date('2026-06-09T03:00:00Z') },
        {
          ...item,
          createdAt: new Date('2026-06-09T05:00:00Z'),
          resolved: true,
          resolvedAt: due,
          resolvedByName: 'Ada',
        },
      ],
    })
    const { business: shown } = (await business.employee.actor.ok(stats)).viewer
    expect(shown).toEqual({
      today: '2026-06-09',
      stats: {
        totalCustomers: 1,
        scheduledToday: 2,
        completedToday: 1,
        followUpsToday: 1,
        hotBoardItems: 2,
        customersTrend: null,
        scheduledTrend: null,
        hotBoardItemsAddedToday: 1,
        completedTrend: null,
      },
    })
  })

  it.each([
    [28, 25, 12],
    [34, 33, 3],
    [19, 20, -5],
    [0, 0, null],
    [3, 0, null],
    [0, 4, -100],
  ])('%i against %i reads %s', (lately, before, text) => {
    expect(trendPercent(lately, before)).toBe(text)
  })
})
