import { describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import * as activities from '#api/modules/activities/service.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const answer = '{ count undoToken moved { id from to } business { contactCounts { overdue } } }'
const moveContacts = `mutation ($input: MoveOverdueContactsInput!) { moveOverdueContacts(input: $input) ${answer} }`
const moveFollowUps = `mutation ($input: MoveOverdueFollowUpsInput!) { moveOverdueFollowUps(input: $input) ${answer} }`
const back = `mutation ($undoToken: String!) { moveBackOverdueContacts(input: { undoToken: $undoToken }) { count } }`
const followUpsBack = `mutation ($undoToken: String!) { moveBackOverdueFollowUps(input: { undoToken: $undoToken }) { count } }`
const reschedule = `mutation ($id: ID!, $scheduledDate: DateTime!) {
  rescheduleContact(input: { id: $id, scheduledDate: $scheduledDate }) { contact { id } } }`
const complete = 'mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }'
const completeFollowUp = 'mutation ($id: ID!) { completeFollowUp(input: { id: $id }) { followUp { id } } }'
const preview = `query ($to: OverdueTarget!, $perDay: Int) { viewer { business {
  overdueContactsPreview(to: $to, perDay: $perDay) { count days { day count } } } } }`

describe('all overdue work at once', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    // Wednesday, 12:05 in New York.
    { now: '2026-06-10T16:05:00.000Z' },
  )

  const at = (instant: string) => business.contact({ scheduledDate: new Date(instant) })
  const times = async () => {
    const rows = await world.prisma.contact.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    return rows.map(({ scheduledDate }) => scheduledDate.toISOString())
  }
  const move = async (to: string, perDay?: number, who = business.employee.actor) =>
    (await who.ok(moveContacts, { input: { to, perDay } })).moveOverdueContacts
  const points = async () => {
    const rows = await world.prisma.pointEntry.findMany({ where: { businessId: business.id } })
    return rows.map(({ rule }) => rule)
  }

  it('Contacts move to today at their time of day, or soon when it has passed; others stay', async () => {
    const late = await at('2026-06-01T20:30:00Z')
    await at('2026-06-09T13:00:00Z')
    await at('2026-06-11T13:00:00Z')
    await business.contact({
      scheduledDate: new Date('2026-06-01T13:00:00Z'),
      completed: true,
      completedAt: new Date('2026-06-01T13:00:00Z'),
    })
    const { count, moved, business: after } = await move('TODAY')
    expect(count).toBe(2)
    expect(moved[0]).toEqual({
      id: globalId('Contact', late.id),
      from: '2026-06-01T20:30:00.000Z',
      to: '2026-06-10T20:30:00.000Z',
    })
    expect(after.contactCounts.overdue).toBe(0)
    expect(await times()).toEqual([
      '2026-06-10T20:30:00.000Z',
      '2026-06-10T16:15:00.000Z',
      '2026-06-11T13:00:00.000Z',
      '2026-06-01T13:00:00.000Z',
    ])
    const lines = await world.prisma.activity.findMany({ where: { contactId: late.id } })
    expect(lines.map(({ description, performedBy }) => [description, performedBy])).toEqual([
      ['Contact moved to Jun 10, 2026, 4:30 PM', 'Emma Tester'],
    ])
  })

  it('Contacts that move to today in its last minute are not overdue at once', async () => {
    await at('2026-06-09T13:00:00Z')
    world.clock.set('2026-06-11T03:59:30.000Z')
    expect((await move('TODAY')).business.contactCounts.overdue).toBe(0)
    expect(await times()).toEqual(['2026-06-11T03:59:59.999Z'])
  })

  it('The preview says how many go to which day: from Monday to Friday, oldest first', async () => {
    for (const day of [1, 2, 3, 4, 5]) await at(`2026-06-0${day}T13:00:00Z`)
    const { viewer } = await business.employee.actor.ok(preview, { to: 'SPREAD', perDay: 2 })
    expect(viewer.business.overdueContactsPreview).toEqual({
      count: 5,
      days: [
        { day: '2026-06-11', count: 2 },
        { day: '2026-06-12', count: 2 },
        { day: '2026-06-15', count: 1 },
      ],
    })
    await move('SPREAD', 2)
    expect((await times()).map((time) => time.slice(8, 10))).toEqual(['11', '11', '12', '12', '15'])
    const failed = await business.employee.actor.fails(preview, { to: 'SPREAD', perDay: 0 })
    expect(failed).toMatchObject({ code: 'BAD_INPUT' })
  })

  it('Undo puts back what still has the time that it was moved to, once', async () => {
    const [first, second, third] = [
      await at('2026-06-01T13:00:00Z'),
      await at('2026-06-02T13:00:00Z'),
      await at('2026-06-03T13:00:00Z'),
    ]
    const { undoToken } = await move('TOMORROW')
    const elsewhere = { id: globalId('Contact', second.id), scheduledDate: '2026-06-20T13:00:00.000Z' }
    await business.manager.actor.ok(reschedule, elsewhere)
    await business.manager.actor.ok(complete, { id: globalId('Contact', third.id) })
    expect(await business.manager.actor.fails(back, { undoToken })).toMatchObject({ code: 'NOT_FOUND' })
    const undone = await business.employee.actor.ok(back, { undoToken })
    expect(undone.moveBackOverdueContacts).toEqual({ count: 1 })
    expect(await times()).toEqual([
      '2026-06-01T13:00:00.000Z',
      '2026-06-20T13:00:00.000Z',
      '2026-06-11T13:00:00.000Z',
    ])
    const again = await business.employee.actor.ok(back, { undoToken })
    expect(again.moveBackOverdueContacts).toEqual({ count: 0 })
    const { dueOn } = await world.prisma.contact.findFirstOrThrow({
      where: { businessId: business.id, id: first.id },
    })
    expect(dueOn).toBeNull()
  })

  it('The day before the first move counts for points, also after an Undo of the second', async () => {
    const contact = await at('2026-06-08T20:00:00Z')
    await move('TOMORROW')
    world.clock.set('2026-06-12T16:00:00.000Z')
    const { undoToken } = await move('TODAY')
    await business.employee.actor.ok(back, { undoToken })
    await move('TODAY')
    await business.employee.actor.ok(complete, { id: globalId('Contact', contact.id) })
    expect(await points()).toEqual(['contact-late'])
  })

  it('A contact of this morning is on time today, and late tomorrow', async () => {
    const [today, tomorrow] = [await at('2026-06-10T13:00:00Z'), await at('2026-06-10T14:00:00Z')]
    await move('TODAY')
    await business.employee.actor.ok(complete, { id: globalId('Contact', today.id) })
    world.clock.set('2026-06-11T13:00:00.000Z')
    await business.employee.actor.ok(complete, { id: globalId('Contact', tomorrow.id) })
    expect(await points()).toEqual(['contact-on-time', 'contact-late'])
  })

  it('Employees move what is theirs or nobody’s; managers move all', async () => {
    const owners = [business.employee.id, null, business.manager.id]
    const customers = await Promise.all(owners.map((ownerId) => business.customer({ ownerId })))
    for (const { id } of customers) {
      await business.contact({ customerId: id, scheduledDate: new Date('2026-06-01T13:00:00Z') })
    }
    const { viewer } = await business.employee.actor.ok(preview, { to: 'TODAY' })
    expect(viewer.business.overdueContactsPreview.count).toBe(2)
    expect((await move('TODAY')).count).toBe(2)
    expect((await move('TODAY', undefined, business.manager.actor)).count).toBe(1)
  })

  it('Follow-ups keep nine o’clock and their old day for points; Undo works', async () => {
    const old = await business.followUp({ scheduledDate: new Date('2026-06-01T13:00:00Z') })
    const today = await business.followUp({ scheduledDate: new Date('2026-06-10T13:00:00Z') })
    const { moveOverdueFollowUps: first } = await business.employee.actor.ok(moveFollowUps, {
      input: { to: 'TOMORROW' },
    })
    expect(first.moved).toEqual([
      { id: globalId('FollowUp', old.id), from: '2026-06-01T13:00:00.000Z', to: '2026-06-11T13:00:00.000Z' },
    ])
    const undone = await business.employee.actor.ok(followUpsBack, { undoToken: first.undoToken })
    expect(undone.moveBackOverdueFollowUps).toEqual({ count: 1 })
    await business.employee.actor.ok(moveFollowUps, { input: { to: 'TODAY' } })
    for (const { id } of [old, today]) {
      await business.employee.actor.ok(completeFollowUp, { id: globalId('FollowUp', id) })
    }
    expect(await points()).toEqual(['follow-up-late', 'follow-up-on-time'])
  })

  it('Two moves at once move everything once', async () => {
    for (const day of [1, 2, 3, 4, 5]) await at(`2026-06-0${day}T13:00:00Z`)
    const both = await Promise.all([move('TOMORROW'), move('TODAY', undefined, business.manager.actor)])
    expect(both.map(({ count }) => count).sort()).toEqual([0, 5])
    expect(await world.prisma.activity.count({ where: { businessId: business.id } })).toBe(5)
  })

  it('A move that fails half-way leaves everything as it was', async () => {
    await at('2026-06-01T13:00:00Z')
    const failing = vi.spyOn(activities, 'recordActivities').mockRejectedValueOnce(new Error('disk full'))
    await business.employee.actor.fails(moveContacts, { input: { to: 'TODAY' } })
    failing.mockRestore()
    expect(await times()).toEqual(['2026-06-01T13:00:00.000Z'])
  })

  it('At most 500 move at once, the oldest first, in few statements, and can be undone', async () => {
    const { id: customerId } = await business.customer()
    const first = Date.parse('2026-05-01T13:00:00Z')
    await world.prisma.contact.createMany({
      data: Array.from({ length: 501 }, (_, index) => ({
        businessId: business.id,
        customerId,
        scheduledDate: new Date(first + index * 60_000),
      })),
    })
    const { count, undoToken } = await move('SPREAD', 100)
    expect(count).toBe(500)
    expect((await times()).at(-1)).toBe(new Date(first + 500 * 60_000).toISOString())
    const undone = await business.employee.actor.ok(back, { undoToken })
    expect(undone.moveBackOverdueContacts).toEqual({ count: 500 })
  })

  it('Another business stays as it is; API keys move too, without an Undo; REST answers the numbers', async () => {
    const other = await world.business()
    const untouched = await other.contact({ scheduledDate: new Date('2026-06-01T13:00:00Z') })
    const own = await at('2026-06-01T13:00:00Z')
    const { actor: key } = await keyOf(world, business, 'EMPLOYEE')
    expect(await move('TODAY', undefined, key)).toMatchObject({ count: 1, undoToken: null })
    world.clock.set('2026-06-11T16:05:00.000Z')
    const server = await serve(world)
    const token = await tokenFor(world, business, 'EMPLOYEE')
    const send = (body: object) => server.send('POST', '/api/contacts/move-overdue', { token, body })
    expect(await send({ to: 'spread', perDay: 5 })).toMatchObject({
      status: 200,
      body: {
        count: 1,
        moved: [{ id: own.id, from: '2026-06-10T16:15:00.000Z', to: '2026-06-12T16:15:00.000Z' }],
      },
    })
    expect(await send({ to: 'later' })).toMatchObject({ status: 400 })
    const { scheduledDate } = await world.prisma.contact.findFirstOrThrow({ where: { id: untouched.id } })
    expect(scheduledDate.toISOString()).toBe('2026-06-01T13:00:00.000Z')
  })
})
