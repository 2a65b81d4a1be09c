import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { planOf, watchStatements } from '#api/testing/harness/database/statements.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const counts = 'counts { overdueContacts upcomingContacts hotBoardItems overdueFollowUps total }'
const bell = `query { viewer { bell { ${counts} changesAt unreadCount
  overdueContacts { id subject customerName scheduledDate }
  upcomingContacts { subject customerName }
  hotBoardItems { title priority }
  overdueFollowUps { customerName scheduledDate }
} } }`
const badge = `query { viewer { bell { ${counts} changesAt unreadCount } } }`

// 22:30 on June 9 in New York: UTC is a day ahead.
const now = '2026-06-10T02:30:00.000Z'

describe('the bell', () => {
  let world: World
  let url: string
  let business: TestBusiness
  const watched = watchStatements()

  beforeAll(async () => {
    const database = await freshDatabase()
    url = database.url
    world = openWorld(database)
  })
  beforeEach(async () => {
    world.clock.set(now)
    business = await world.business()
  })
  afterAll(watched.stop)

  const ring = async (query = bell, actor = business.employee.actor) => (await actor.ok(query)).viewer.bell

  async function followUp(scheduledDate: string, state: 'PENDING' | 'SKIPPED' = 'PENDING') {
    const { id: customerId } = await business.customer()
    const step = { customerStatus: 'UNSOLD', title: 'Call', dayNumber: 1, anchorDate: new Date(now) } as const
    return world.prisma.followUp.create({
      data: {
        businessId: business.id,
        customerId,
        ...step,
        scheduledDate: new Date(scheduledDate),
        state,
        closedAt: state === 'SKIPPED' ? new Date(now) : null,
      },
    })
  }

  function item(title: string, data: { priority?: 'URGENT' | 'HIGH' | 'LOW'; resolved?: boolean } = {}) {
    const done = data.resolved ? { resolvedAt: new Date(now), resolvedByName: 'Ada' } : {}
    return world.prisma.hotBoardItem.create({
      data: { businessId: business.id, title, description: title, createdByName: 'Ada', ...done, ...data },
    })
  }

  it('is silent in a new business until the day ends', async () => {
    expect(await ring(badge)).toEqual({
      counts: { overdueContacts: 0, upcomingContacts: 0, hotBoardItems: 0, overdueFollowUps: 0, total: 0 },
      changesAt: '2026-06-10T04:00:00.000Z',
      unreadCount: 0,
    })
  })

  it('counts by the minute for contacts and by the local day for follow-ups', async () => {
    const at = (time: string, notes: string, done = false) =>
      business.contact({
        scheduledDate: new Date(time),
        notes,
        ...(done && { completed: true, completedAt: new Date(now) }),
      })
    await at('2026-06-10T02:29:59.999Z', 'just over')
    await at('2026-06-01T12:00:00.000Z', 'long over')
    await at('2026-06-01T12:00:00.000Z', 'done', true)
    await at(now, 'now')
    for (const day of [11, 12, 13]) await at(`2026-06-${day}T12:00:00.000Z`, `on ${day}`)
    await followUp('2026-06-09T03:59:59Z')
    await followUp('2026-06-09T04:00:00Z')
    await followUp('2026-06-01T13:00:00Z', 'SKIPPED')
    await item('low', { priority: 'LOW' })
    await item('urgent', { priority: 'URGENT' })
    await item('high', { priority: 'HIGH' })
    await item('another low', { priority: 'LOW' })
    await item('done', { resolved: true })
    const rung = await ring()
    expect(rung.counts).toEqual({
      overdueContacts: 2,
      upcomingContacts: 4,
      hotBoardItems: 4,
      overdueFollowUps: 1,
      total: 11,
    })
    const subjects = (list: { subject: string }[]) => list.map(({ subject }) => subject)
    expect(subjects(rung.overdueContacts)).toEqual(['long over', 'just over'])
    expect(subjects(rung.upcomingContacts)).toEqual(['now', 'on 11', 'on 12'])
    expect(rung.hotBoardItems.map(({ title }: { title: string }) => title)).toEqual(['urgent', 'high', 'low'])
    expect(rung.overdueContacts[0]).toMatchObject({
      customerName: 'Cora Customer',
      scheduledDate: '2026-06-01T12:00:00.000Z',
    })
    expect(rung.overdueFollowUps).toEqual([
      { customerName: 'Cora Customer', scheduledDate: '2026-06-09T03:59:59.000Z' },
    ])
    expect(rung.changesAt).toBe(now)
  })

  it("leaves a neighbour's out", async () => {
    const ours = business
    business = await world.business({ name: 'Next door' })
    await business.contact({ scheduledDate: new Date('2026-06-01T12:00:00Z') })
    await item('theirs')
    await followUp('2026-06-01T13:00:00Z')
    expect((await ring(bell, ours.employee.actor)).counts.total).toBe(0)
  })

  it('counts to 1,000 and no further, and asks as much of the database as for one', async () => {
    await business.contact({ scheduledDate: new Date('2026-06-01T12:00:00Z') })
    const few = await watched.of(() => ring())
    const { id: customerId } = await business.customer()
    await world.prisma.$executeRaw`
      INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate", completed, "completedAt", "updatedAt")
      SELECT ${business.id}, ${customerId}, ${new Date(now)}::timestamptz + (n - 6000) * interval '1 minute',
        n < 3000, CASE WHEN n < 3000 THEN now() END, now()
      FROM generate_series(1, 12000) AS n`
    await world.prisma.$executeRaw`
      INSERT INTO "HotBoardItem" ("businessId", title, description, "createdByName", "updatedAt")
      SELECT ${business.id}, 'Item', 'Item', 'Ada', now() FROM generate_series(1, 2500)`
    await world.prisma.$executeRaw`ANALYZE`
    let rung: Awaited<ReturnType<typeof ring>>
    const many = await watched.of(async () => {
      rung = await ring()
    })
    expect(many).toHaveLength(few.length)
    expect(rung.counts).toMatchObject({
      overdueContacts: 1000,
      upcomingContacts: 1000,
      hotBoardItems: 1000,
      total: 3000,
    })
    expect(rung.overdueContacts).toHaveLength(100)
    expect([rung.upcomingContacts.length, rung.hotBoardItems.length]).toEqual([3, 3])
    const [statement, ...others] = many.filter(({ text }) => text.includes('overdueFollowUps'))
    if (!statement) throw new Error('nothing was counted')
    expect(others).toEqual([])
    const plan = await planOf(url, statement)
    expect(plan.mostRows).toBeLessThanOrEqual(1000)
    expect(plan.scanned).not.toContain('Contact')
    expect(plan.scanned).not.toContain('HotBoardItem')
  })
})
