import { describe, expect, it } from 'vitest'
import { setUpTeamBoard } from '#api/modules/points/board/testing/teamBoard.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

interface Page {
  edges: { node: { databaseId: number } }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

describe('the team board', () => {
  let world: World
  let business: TestBusiness
  const { read, earned, stands } = setUpTeamBoard((scene) => {
    ;({ world, business } = scene)
  })

  it('sums the local week, Monday to Sunday, and each of its days', async () => {
    await earned(business.admin.id, 30, '2026-06-07')
    const undone = { subject: 'Contact:900' }
    await earned(business.admin.id, 5, '2026-06-08', undone)
    await earned(business.admin.id, 5, '2026-06-09')
    await earned(business.manager.id, 10, '2026-06-10')
    await earned(business.admin.id, -5, '2026-06-08', { ...undone, turn: 1 })
    await earned(business.admin.id, 20, '2026-06-14')
    await earned(business.admin.id, 7, '2026-06-15')
    const answer = await read(business.employee.actor)
    expect(answer).toMatchObject({
      today: '2026-06-10',
      weekBegins: '2026-06-08',
      weekEnds: '2026-06-14',
      weekPoints: 35,
    })
    expect(answer.days).toEqual(
      [0, 5, 10, 0, 0, 0, 20].map((points, i) => ({
        date: `2026-06-${String(8 + i).padStart(2, '0')}`,
        points,
      })),
    )
    const [first, second, third] = answer.members.edges
    expect([first, second, third].map(({ node }) => [node.name, node.weekPoints])).toEqual([
      ['Ada Tester', 25],
      ['Max Tester', 10],
      ['Emma Tester', 0],
    ])
  })

  it.each([
    // DST starts on Sunday March 8 and ends on Sunday November 1.
    ['America/New_York', '2026-03-09T03:59:00.000Z', '2026-03-02', '2026-03-08'],
    ['America/New_York', '2026-03-09T04:00:00.000Z', '2026-03-09', '2026-03-15'],
    ['America/New_York', '2026-11-02T04:59:00.000Z', '2026-10-26', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02', '2026-11-08'],
    ['Pacific/Kiritimati', '2026-06-07T09:59:00.000Z', '2026-06-01', '2026-06-07'],
    ['Pacific/Kiritimati', '2026-06-07T10:00:00.000Z', '2026-06-08', '2026-06-14'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:00.000Z', '2026-12-28', '2027-01-03'],
  ])(
    'On the team board in %s at %s it is the week of %s to %s',
    async (timeZone, now, weekBegins, weekEnds) => {
      world.clock.set(now)
      business = await world.business({ timeZone })
      expect(await read(business.employee.actor)).toMatchObject({ weekBegins, weekEnds })
    },
  )

  it('goes on by pages, each member once, also when points come in between', async () => {
    for (const points of [3, 3, 0]) {
      const { id } = await business.member({ firstName: 'Zoe', lastName: `Of ${points}` })
      if (points > 0) await earned(id, points, '2026-06-10')
    }
    const page = `query ($after: String) { viewer { business { teamBoard { members(first: 2, after: $after) {
      edges { node { databaseId weekPoints } } pageInfo { hasNextPage endCursor } } } } } }`
    const seen: number[] = []
    for (let after: string | null = null, more = true; more; ) {
      const data = await business.employee.actor.ok(page, { after })
      const members = data.viewer.business.teamBoard.members as Page
      seen.push(...members.edges.map(({ node }) => node.databaseId))
      after = members.pageInfo.endCursor
      more = members.pageInfo.hasNextPage
    }
    expect(seen).toHaveLength(6)
    expect(new Set(seen).size).toBe(6)
  })

  it.each([
    ['2026-06-10', 4, true],
    ['2026-06-09', 4, false],
    ['2026-06-08', 0, false],
  ])('shows a streak of four days that came as far as %s as %i', async (last, streakDays, scoredToday) => {
    await stands(business.employee.id, { streakDays: 4, bestStreak: 9, lastActivityDate: new Date(last) })
    const { members } = await read(business.manager.actor)
    const emma = members.edges.find(({ node }: { node: { name: string } }) => node.name === 'Emma Tester')
    expect(emma.node).toMatchObject({ streakDays, bestStreak: 9, scoredToday })
  })

  it('ends a streak at local midnight, not at midnight in UTC', async () => {
    await stands(business.employee.id, {
      streakDays: 4,
      bestStreak: 4,
      lastActivityDate: new Date('2026-06-09'),
    })
    world.clock.set('2026-06-11T03:59:00.000Z')
    const own = async () =>
      (
        await business.employee.actor.ok(
          '{ viewer { business { teamBoard { viewerStats { member { streakDays } } } } } }',
        )
      ).viewer.business.teamBoard.viewerStats.member.streakDays
    expect(await own()).toBe(4)
    world.clock.set('2026-06-11T04:00:00.000Z')
    expect(await own()).toBe(0)
  })

  it('tells oneself of the next title, and of what one earned by', async () => {
    await stands(business.employee.id, { totalPoints: 260, currentTitle: 'Helper' })
    const item = await business.item({ title: 'Cue stolen' })
    const subject = `HotBoardItem:${item.id}`
    await earned(business.employee.id, 30, '2026-06-09', { rule: 'hot-item-urgent', subject })
    await earned(business.employee.id, -30, '2026-06-09', { rule: 'hot-item-urgent', subject, turn: 1 })
    await earned(business.employee.id, 25, '2026-06-10', {
      rule: 'customer-sold',
      subject: 'Customer:2147483647',
    })
    await earned(business.manager.id, 5, '2026-06-10')
    const { viewerStats } = await read(business.employee.actor)
    expect(viewerStats).toMatchObject({
      titleMinPoints: 100,
      nextTitle: { name: 'Go-Getter', minPoints: 300 },
      pointsToNextTitle: 40,
    })
    const fixed = { reason: 'HOT_BOARD_ITEM', subjectName: 'Cue stolen', localDay: '2026-06-09' }
    expect(viewerStats.entries.edges.map(({ node }: { node: object }) => node)).toEqual([
      { reason: 'SALE', subjectName: null, isTakenBack: false, points: 25, localDay: '2026-06-10' },
      { ...fixed, isTakenBack: true, points: -30 },
      { ...fixed, isTakenBack: false, points: 30 },
    ])
  })

  it('has nothing more for a legend', async () => {
    await stands(business.employee.id, { totalPoints: 6000, currentTitle: 'Legend' })
    expect((await read(business.employee.actor)).viewerStats).toMatchObject({
      nextTitle: null,
      pointsToNextTitle: null,
    })
  })
})
