import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '#api/core/time/localTime.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { taskOf } from '#api/testing/harness/records/tasks.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'
import { dateOf, stretches } from './groups.ts'

const groups = ['OVERDUE', 'TODAY', 'TOMORROW', 'THIS_WEEK', 'LATER', 'NO_DATE'] as const

describe('the groups', () => {
  it.each([
    // Wednesday: Thursday is tomorrow; Friday and Saturday are this week.
    ['2026-06-10', ['2026-06-12', '2026-06-13'], '2026-06-14'],
    // A week starts on Sunday.
    ['2026-06-07', ['2026-06-09', '2026-06-13'], '2026-06-14'],
    ['2026-06-12', [], '2026-06-14'],
    ['2026-06-13', [], '2026-06-15'],
  ])('On %s, this week is %j and later begins on %s', (today, week, later) => {
    const days = stretches(today)
    const [first, last] = week
    if (first && last) expect(days.THIS_WEEK).toEqual({ from: first, to: last })
    else expect(days.THIS_WEEK.from > days.THIS_WEEK.to).toBe(true)
    expect(days.LATER.from).toBe(later)
  })

  it('hold every day once, whatever day it is', () => {
    for (let i = 0; i < 400; i += 1) {
      const today = addDays('2026-01-01', i)
      const days = stretches(today)
      for (let offset = -3; offset <= 12; offset += 1) {
        const day = addDays(today, offset)
        const holding = groups.filter((group) => day >= days[group].from && day <= days[group].to)
        expect([today, day, holding.length]).toEqual([today, day, 1])
      }
    }
  })
})

describe('the lists', () => {
  let world: World
  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  const listed = `query ($filter: TaskFilter!, $first: Int, $after: String) { viewer { taskCounts { overdue today tomorrow thisWeek later noDate done } organizerTasks(filter: $filter, first: $first, after: $after) {
      edges { node { title group } } pageInfo { hasNextPage endCursor } } } }`

  async function businessWith(timeZone: string, days: (string | null)[]) {
    const business = await world.business({ timeZone })
    for (const day of days) {
      const dueDate = day === null ? null : dateOf(day)
      await taskOf(world, business, business.employee, { title: day ?? 'none', dueDate })
    }
    await taskOf(world, business, business.admin, { title: 'Of Ada', dueDate: dateOf('2026-01-01') })
    return business
  }

  it.each([
    // The nights in which DST starts and ends in New York.
    ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-07'],
    ['America/New_York', '2026-03-08T05:01:00Z', '2026-03-08'],
    ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-08'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:01:00Z', '2026-11-02'],
    ['Pacific/Kiritimati', '2026-06-09T10:01:00Z', '2026-06-10'],
    ['Pacific/Pago_Pago', '2026-06-10T10:59:00Z', '2026-06-09'],
    // A midnight that does not exist.
    ['America/Santiago', '2026-09-06T04:01:00Z', '2026-09-06'],
  ])('are those of the local day in %s at %s', async (zone, now, today) => {
    world.clock.set(now)
    const days = [-400, -1, 0, 1, 2, 8].map((offset) => addDays(today, offset))
    const business = await businessWith(zone, [...days, null])
    const { viewer } = await business.employee.actor.ok(listed, { filter: 'OPEN' })
    const { edges } = viewer.organizerTasks
    const found = edges.map(({ node }: { node: { title: string; group: string } }) => [
      node.title,
      node.group,
    ])
    const second = addDays(today, 2) <= stretches(today).THIS_WEEK.to ? 'THIS_WEEK' : 'LATER'
    expect(found).toEqual([
      ...[
        [days[0], 'OVERDUE'],
        [days[1], 'OVERDUE'],
        [days[2], 'TODAY'],
        [days[3], 'TOMORROW'],
      ],
      ...[
        [days[4], second],
        [days[5], 'LATER'],
        ['none', 'NO_DATE'],
      ],
    ])
    expect(viewer.taskCounts).toMatchObject({
      overdue: 2,
      today: 1,
      tomorrow: 1,
      noDate: 1,
      done: 0,
    })
    for (const group of groups) {
      const page = await business.employee.actor.ok(listed, { filter: group })
      const titles = page.viewer.organizerTasks.edges.map(
        ({ node }: { node: { title: string } }) => node.title,
      )
      expect(titles).toEqual(
        found.filter(([, of]: string[]) => of === group).map(([title]: string[]) => title),
      )
    }
  })

  it('are paged by key, by day, urgency and age', async () => {
    world.clock.set('2026-06-10T16:00:00Z')
    const business = await world.business()
    const put = (title: string, priority: 'URGENT' | 'LOW' | 'MEDIUM', day: string | null) =>
      taskOf(world, business, business.employee, {
        title,
        priority,
        dueDate: day === null ? null : dateOf(day),
      })
    await put('d', 'LOW', null)
    await put('b', 'LOW', '2026-06-10')
    await put('a', 'URGENT', '2026-06-10')
    await put('c', 'URGENT', '2026-06-11')
    await put('e', 'LOW', null)
    const seen: string[] = []
    let after: string | null = null
    do {
      const { viewer } = await business.employee.actor.ok(listed, { filter: 'OPEN', first: 2, after })
      const { edges, pageInfo } = viewer.organizerTasks
      seen.push(...edges.map(({ node }: { node: { title: string } }) => node.title))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    expect(seen).toEqual(['a', 'b', 'c', 'd', 'e'])
  })
})

describe('the bell and My day', () => {
  const query = `{ viewer { bell { counts { dueTasks total } dueTasks { title } changesAt } myDay { counts { tasks appointments overdue total }
      entries { ... on OrganizerTask { title } } } } }`

  it('hold what is due with a reminder; the day holds all that is due', async () => {
    const world = openWorld(await freshDatabase())
    const business = await world.business()
    const { prisma } = world
    world.clock.set('2026-06-10T16:00:00Z')
    const put = (title: string, day: string, reminderSet: boolean, more = {}) =>
      taskOf(world, business, business.employee, { title, dueDate: dateOf(day), reminderSet, ...more })
    await put('today', '2026-06-10', true)
    await put('quiet', '2026-06-10', false, { priority: 'URGENT' })
    await put('late', '2026-06-08', true)
    await put('tomorrow', '2026-06-11', true)
    await put('gone', '2026-06-08', true, { status: 'CANCELLED' })
    const customer = await business.customer()
    await prisma.serviceAppointment.create({
      data: {
        businessId: business.id,
        customerId: customer.id,
        technician: 'Tom',
        description: 'Felt',
        date: '2026-06-09',
        startTime: '09:00',
        endTime: '10:00',
        startsAt: new Date('2026-06-09T13:00:00Z'),
        endsAt: new Date('2026-06-09T14:00:00Z'),
      },
    })
    const { bell, myDay } = (await business.employee.actor.ok(query)).viewer
    expect(bell).toMatchObject({
      counts: { dueTasks: 2, total: 2 },
      dueTasks: [{ title: 'late' }, { title: 'today' }],
      changesAt: '2026-06-11T04:00:00.000Z',
    })
    expect(myDay.counts).toEqual({ tasks: 3, appointments: 1, overdue: 2, total: 4 })
    expect(myDay.entries.map(({ title = 'appointment' }: { title?: string }) => title)).toEqual([
      ...['late', 'appointment', 'quiet', 'today'],
    ])
    const other = (await business.manager.actor.ok(query)).viewer
    expect(other.bell).toMatchObject({ counts: { dueTasks: 0 }, dueTasks: [] })
    expect(other.myDay.counts).toMatchObject({ tasks: 0, appointments: 1 })
  })
})
