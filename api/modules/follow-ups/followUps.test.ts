import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const fields = `id title status scheduledDate dueDay completedNotes outcome closedAt
  closedBy { fullName } canComplete canSnooze canSkip canReopen`
const act = (name: string) => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  return `mutation ($input: ${type}!) {
    ${name}(input: $input) { followUp { ${fields} } business { followUpCounts { today overdue upcoming done } } }
  }`
}
const complete = act('completeFollowUp')
const skip = act('skipFollowUp')
const snooze = act('snoozeFollowUp')
const reopen = act('reopenFollowUp')
const lists = `query { viewer { business {
  followUpCounts { today overdue upcoming done }
  today: followUps(filter: TODAY) { edges { node { title status } } }
  overdue: followUps(filter: OVERDUE) { edges { node { title status } } }
  upcoming: followUps(filter: UPCOMING) { edges { node { title status } } }
  done: followUps(filter: DONE) { edges { node { title status } } }
  open: followUps { edges { node { title } } }
  all: followUps(filter: ALL) { edges { node { title } } }
} } }`

// 22:30 on June 9 in New York: UTC is a day ahead.
const now = '2026-06-10T02:30:00.000Z'

describe('follow-ups', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now },
  )

  const gid = (id: number) => globalId('FollowUp', id)
  const due = (title: string, time: string, more: object = {}) =>
    business.followUp({ title, scheduledDate: new Date(time), ...more })
  const closed = (state: 'COMPLETED' | 'SKIPPED', at: string) => {
    const done = state === 'COMPLETED'
    return { state, completed: done, completedAt: done ? new Date(at) : null, closedAt: new Date(at) }
  }
  const log = async () => {
    const rows = await world.prisma.activity.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ type, description, subject }) => `${type} ${description} (${subject})`)
  }

  it('stand in the list of their local day', async () => {
    await due('this morning', '2026-06-09T13:00:00Z')
    await due('first instant of today', '2026-06-09T04:00:00Z')
    await due('last instant of today', '2026-06-10T03:59:59.999Z')
    await due('last instant of yesterday', '2026-06-09T03:59:59.999Z')
    await due('long ago', '2026-05-01T13:00:00Z')
    await due('tomorrow', '2026-06-10T04:00:00Z')
    await due('skipped', '2026-06-01T13:00:00Z', closed('SKIPPED', '2026-06-08T13:00:00Z'))
    await due('done', '2026-06-01T13:00:00Z', closed('COMPLETED', '2026-06-05T13:00:00Z'))
    await due('called off', '2026-06-01T13:00:00Z', { state: 'CANCELLED' })
    const { business: shown } = (await business.employee.actor.ok(lists)).viewer
    const titles = (list: { edges: { node: { title: string } }[] }) =>
      list.edges.map(({ node }) => node.title)
    expect(titles(shown.today)).toEqual(['first instant of today', 'this morning', 'last instant of today'])
    expect(titles(shown.overdue)).toEqual(['long ago', 'last instant of yesterday'])
    expect(titles(shown.upcoming)).toEqual(['tomorrow'])
    expect(titles(shown.done)).toEqual(['skipped', 'done'])
    expect(titles(shown.open)).toHaveLength(6)
    expect(titles(shown.all)).toHaveLength(9)
    expect(shown.followUpCounts).toEqual({ today: 3, overdue: 2, upcoming: 1, done: 2 })
    const statuses = [shown.today, shown.overdue, shown.upcoming, shown.done].map(
      ({ edges }) => edges[0].node.status,
    )
    expect(statuses).toEqual(['TODAY', 'OVERDUE', 'UPCOMING', 'SKIPPED'])
  })

  it('page by page show every one that is done once, whatever is closed at one moment', async () => {
    for (let i = 0; i < 5; i += 1) {
      await due(`done ${i}`, now, closed(i % 2 ? 'SKIPPED' : 'COMPLETED', '2026-06-05T13:00:00Z'))
    }
    const page = `query ($after: String) { viewer { business { followUps(filter: DONE, first: 2, after: $after) {
      edges { node { title } } pageInfo { endCursor hasNextPage } } } } }`
    const seen: string[] = []
    const from = async (after: string | null) =>
      (await business.employee.actor.ok(page, { after })).viewer.business.followUps
    let after: string | null = null
    for (let more = true; more; ) {
      const followUps = await from(after)
      seen.push(...followUps.edges.map(({ node }: { node: { title: string } }) => node.title))
      after = followUps.pageInfo.endCursor
      more = followUps.pageInfo.hasNextPage
    }
    expect(seen).toEqual(['done 4', 'done 3', 'done 2', 'done 1', 'done 0'])
  })

  it('Follow-ups completed twice, by two people, keep the first result, told once', async () => {
    const { id } = await due('Check in', now)
    const input = { id: gid(id), outcome: ' Reached ', notes: 'Comes by on Friday' }
    const first = await business.employee.actor.ok(complete, { input })
    expect(first.completeFollowUp).toMatchObject({
      followUp: {
        status: 'COMPLETED',
        closedAt: now,
        outcome: 'Reached',
        completedNotes: 'Comes by on Friday',
        closedBy: { fullName: 'Emma Tester' },
        canComplete: false,
        canSkip: false,
        canSnooze: false,
        canReopen: true,
      },
      business: { followUpCounts: { today: 0, done: 1 } },
    })
    const second = await business.manager.actor.ok(complete, { input: { id: gid(id), notes: 'Other words' } })
    expect(second).toEqual(first)
    expect(await log()).toEqual([`CONTACT Follow-up completed: Check in (FollowUp:${id})`])
  })

  it.each([
    ['complete', complete],
    ['skip', skip],
    ['both', complete],
  ])('Follow-ups closed by twenty at once (%s) have one effect', async (which, mutation) => {
    const { id } = await due('Check in', now)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        business
          .as(i % 2 ? 'MANAGER' : 'EMPLOYEE')
          .run(which === 'both' && i % 2 ? skip : mutation, { input: { id: gid(id) } }),
      ),
    )
    const codes = new Set(answers.flatMap(({ failures }) => failures.map(({ code }) => code)))
    expect([...codes]).toEqual(which === 'both' ? ['CONFLICT'] : [])
    const row = await world.prisma.followUp.findFirstOrThrow({ where: { id } })
    expect(await log()).toHaveLength(row.state === 'COMPLETED' ? 1 : 0)
  })

  it('are completed while the status of their customer changes, one of the two first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, customerId } = await due('Check in', now)
      const change = `mutation ($input: ChangeCustomerStatusInput!) {
        changeCustomerStatus(input: $input) { customer { status } } }`
      const answers = await Promise.all([
        business.employee.actor.run(complete, { input: { id: gid(id) } }),
        business.manager.actor.run(change, {
          input: { id: globalId('Customer', customerId), status: 'SOLD' },
        }),
      ])
      const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
      const { state } = await world.prisma.followUp.findFirstOrThrow({ where: { id } })
      expect([state, codes]).toEqual(state === 'CANCELLED' ? [state, ['CONFLICT']] : ['COMPLETED', []])
    }
  })

  it('Follow-ups once closed in one way are not closed in the other', async () => {
    const done = await due('Done', now)
    await business.employee.actor.ok(complete, { input: { id: gid(done.id) } })
    const skipped = await due('Skipped', now)
    await business.employee.actor.ok(skip, { input: { id: gid(skipped.id) } })
    const off = await due('Off', now, { state: 'CANCELLED' })
    const words = async (mutation: string, id: number, input: object = {}) => {
      const { code, message } = await business.manager.actor.fails(mutation, {
        input: { id: gid(id), ...input },
      })
      return `${code} ${message}`
    }
    const on = ' on Jun 9, 2026, 10:30 PM.'
    expect(await words(skip, done.id)).toBe(
      `CONFLICT This follow-up is completed already. Emma Tester completed it${on}`,
    )
    expect(await words(complete, skipped.id)).toBe(
      `CONFLICT This follow-up was skipped already. Emma Tester skipped it${on}`,
    )
    expect(await words(snooze, skipped.id, { day: '2026-07-01' })).toBe(
      `CONFLICT This follow-up was skipped already. Emma Tester skipped it${on}`,
    )
    for (const mutation of [complete, skip, reopen]) {
      expect(await words(mutation, off.id)).toMatch(/^CONFLICT This follow-up was cancelled/)
    }
  })

  it('are reopened by the user who closed them, or by a manager', async () => {
    const { id } = await due('Check in', now)
    const input = { id: gid(id) }
    await business.employee.actor.ok(complete, { input: { ...input, outcome: 'Reached', notes: 'x' } })
    const { reopenFollowUp } = await business.employee.actor.ok(reopen, { input })
    const nothing = { completedNotes: null, outcome: null, closedAt: null, closedBy: null }
    expect(reopenFollowUp.followUp).toMatchObject({ status: 'TODAY', canComplete: true, ...nothing })
    expect((await business.employee.actor.ok(reopen, { input })).reopenFollowUp).toEqual(reopenFollowUp)
    await business.manager.actor.ok(skip, { input })
    expect((await business.employee.actor.fails(reopen, { input })).code).toBe('FORBIDDEN')
    await business.admin.actor.ok(reopen, { input })
    expect(await log()).toEqual([
      `CONTACT Follow-up completed: Check in (FollowUp:${id})`,
      `CONTACT Follow-up reopened: Check in (FollowUp:${id})`,
    ])
  })

  it('are snoozed to 09:00 of a day, or to a moment, and back into the past', async () => {
    const { id } = await due('Check in', now)
    const to = async (date: object) => {
      const { snoozeFollowUp } = await business.employee.actor.ok(snooze, { input: { id: gid(id), ...date } })
      const { status, scheduledDate, dueDay } = snoozeFollowUp.followUp
      return [status, scheduledDate, dueDay]
    }
    // DST ends on November 1.
    expect(await to({ day: '2026-10-31' })).toEqual(['UPCOMING', '2026-10-31T13:00:00.000Z', '2026-10-31'])
    expect(await to({ day: '2026-11-02' })).toEqual(['UPCOMING', '2026-11-02T14:00:00.000Z', '2026-11-02'])
    const moment = { scheduledDate: '2026-06-11T02:00:00Z' }
    expect(await to(moment)).toEqual(['UPCOMING', '2026-06-11T02:00:00.000Z', '2026-06-10'])
    expect(await to({ day: '2026-06-08' })).toEqual(['OVERDUE', '2026-06-08T13:00:00.000Z', '2026-06-08'])
    const failure = await business.employee.actor.fails(snooze, { input: { id: gid(id) } })
    expect(failure.fields).toEqual({ scheduledDate: ['Date is required'] })
    expect(await log()).toEqual([])
  })

  it('refuse what is too long and write nothing', async () => {
    const { id } = await due('Check in', now)
    const input = { id: gid(id), outcome: 'x'.repeat(161), notes: 'x'.repeat(2001) }
    expect((await business.employee.actor.fails(complete, { input })).fields).toEqual({
      outcome: ['Outcome must be at most 160 characters'],
      notes: ['Notes must be at most 2,000 characters'],
    })
    const unknown = { id: gid(2_000_000_000) }
    expect((await business.employee.actor.fails(complete, { input: unknown })).message).toBe(
      'Follow-up not found',
    )
    expect(await world.prisma.followUp.findFirst({ where: { id } })).toMatchObject({ state: 'PENDING' })
  })
})
