import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the team board by REST', () => {
  let world: World
  let server: TestServer
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })
  beforeEach(async () => {
    business = await world.business()
  })

  const read = async () =>
    server.send('GET', '/api/team-board', { token: await tokenFor(world, business, 'EMPLOYEE') })

  it('answers the week and everyone, with all badges of each', async () => {
    const own = { businessId: business.id, userId: business.manager.id }
    const entry = { ...own, rule: 'hot-item-urgent', subject: 'HotBoardItem:1', points: 30 }
    await world.prisma.pointEntry.create({ data: { ...entry, localDay: new Date('2026-06-09') } })
    const sums = { totalPoints: 130, hotBoardResolutions: 1, urgentResolutions: 1, currentTitle: 'Helper' }
    await world.prisma.gamificationStats.create({ data: { ...own, ...sums } })
    await world.prisma.userBadge.create({
      data: {
        ...own,
        badgeId: 'first-fix',
        badgeName: 'First Fix',
        badgeDescription: 'Resolve',
        badgeIcon: 'wrench',
        progress: 1,
        maxProgress: 1,
        earnedAt: world.clock.now(),
      },
    })
    const { status, body } = await read()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      enabled: true,
      weekBegins: '2026-06-08',
      weekEnds: '2026-06-14',
      weekPoints: 30,
    })
    expect(body.days[1]).toEqual({ date: '2026-06-09', points: 30 })
    expect(body.members).toHaveLength(3)
    expect(body.members[0]).toMatchObject({
      userId: business.manager.id,
      name: 'Max Tester',
      currentTitle: 'Helper',
      totalPoints: 130,
      weekPoints: 30,
      urgentResolutions: 1,
      hidden: false,
    })
    expect(body.members[0].badges).toHaveLength(8)
    expect(body.members[0].badges[0]).toEqual({
      badgeId: 'first-fix',
      badgeName: 'First Fix',
      badgeDescription: 'Resolve a hot board item',
      badgeIcon: 'wrench',
      badgeColor: '#3B82F6',
      progress: 1,
      maxProgress: 1,
      earnedAt: world.clock.now().toISOString(),
    })
  })

  it('says that it is switched off, and that alone', async () => {
    const token = await tokenFor(world, business, 'ADMIN')
    const put = await server.send('PUT', '/api/business', { token, body: { gamificationEnabled: false } })
    expect(put.body).toMatchObject({ gamificationEnabled: false })
    expect((await read()).body).toEqual({
      enabled: false,
      weekBegins: null,
      weekEnds: null,
      weekPoints: 0,
      days: [],
      members: [],
    })
    const wrong = await server.send('PUT', '/api/business', { token, body: { gamificationEnabled: 'no' } })
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { gamificationEnabled: [expect.any(String)] } },
    })
  })
})
