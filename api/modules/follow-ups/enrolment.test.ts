import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { FollowUpStep } from '#api/generated/client.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const create = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) {
    customer { databaseId followUps { edges { node { title dayNumber scheduledDate dueDay status } } } }
    business { followUpCounts { today overdue upcoming } stats { followUpsToday } }
  }
}`
const change = `mutation ($input: ChangeCustomerStatusInput!) {
  changeCustomerStatus(input: $input) { customer { status } business { followUpCounts { upcoming } } }
}`
const update = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { status } } }`
const snooze = `mutation ($input: SnoozeFollowUpInput!) { snoozeFollowUp(input: $input) { followUp { dueDay } } }`
const skip = 'mutation ($input: SkipFollowUpInput!) { skipFollowUp(input: $input) { followUp { id } } }'

const newcomer = { firstName: 'Nora', lastName: 'New', phoneNumber: '5550100400', interest: 'Darts' }

describe('enrolment', () => {
  let world: World
  let business: TestBusiness
  let steps: FollowUpStep[]

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  const open = async (timeZone?: string) => {
    business = await world.business(timeZone ? { timeZone } : {})
    steps = [
      await business.planStep({ dayNumber: 0, title: 'Welcome' }),
      await business.planStep({ dayNumber: 7, title: 'Ask', description: 'Kindly.' }),
      await business.planStep({ dayNumber: 9, title: 'Switched off', isActive: false }),
      await business.planStep({ customerStatus: 'SOLD', dayNumber: 3, title: 'All right?' }),
    ]
  }

  beforeEach(async () => {
    world.clock.set('2026-06-10T16:00:00.000Z')
    await open()
  })

  const add = async (input: object = {}) => {
    const { createCustomer } = await business.employee.actor.ok(create, { input: { ...newcomer, ...input } })
    return createCustomer
  }
  const to = (databaseId: number, status: string) =>
    business.employee.actor.ok(change, { input: { id: globalId('Customer', databaseId), status } })
  const rows = async (customerId: number) => {
    const found = await world.prisma.followUp.findMany({ where: { customerId }, orderBy: { id: 'asc' } })
    return found.map(
      ({ title, state, anchorDate, scheduledDate }) =>
        `${title} ${state} ${anchorDate.toISOString().slice(5, 10)} ${scheduledDate.toISOString().slice(5, 16)}`,
    )
  }

  it('happens as a customer is added: each active step, at 09:00 of its day', async () => {
    const { customer, business: shown } = await add()
    expect(customer.followUps.edges.map(({ node }: { node: object }) => node)).toEqual([
      {
        title: 'Ask',
        dayNumber: 7,
        scheduledDate: '2026-06-17T13:00:00.000Z',
        dueDay: '2026-06-17',
        status: 'UPCOMING',
      },
      {
        title: 'Welcome',
        dayNumber: 0,
        scheduledDate: '2026-06-10T13:00:00.000Z',
        dueDay: '2026-06-10',
        status: 'TODAY',
      },
    ])
    expect(shown.followUpCounts).toEqual({ today: 1, overdue: 0, upcoming: 1 })
    expect(shown.stats.followUpsToday).toBe(1)
  })

  it('goes with a real change of status, whichever way it is made, and with nothing else', async () => {
    const { databaseId } = (await add()).customer
    const id = globalId('Customer', databaseId)
    const before = await rows(databaseId)
    await to(databaseId, 'UNSOLD')
    await business.employee.actor.ok(update, { input: { id, status: 'UNSOLD', city: 'Rochester' } })
    expect(await rows(databaseId)).toEqual(before)
    world.clock.set('2026-06-12T16:00:00.000Z')
    await business.employee.actor.ok(update, { input: { id, status: 'SOLD' } })
    expect(await rows(databaseId)).toEqual([
      'Welcome CANCELLED 06-10 06-10T13:00',
      'Ask CANCELLED 06-10 06-17T13:00',
      'All right? PENDING 06-12 06-15T13:00',
    ])
  })

  it('leaves what is done as it is', async () => {
    const { databaseId } = (await add()).customer
    const [first] = await world.prisma.followUp.findMany({ where: { customerId: databaseId } })
    const input = { id: globalId('FollowUp', first?.id ?? 0) }
    await business.employee.actor.ok(skip, { input })
    await to(databaseId, 'SOLD')
    await to(databaseId, 'UNSOLD')
    expect((await rows(databaseId)).slice(0, 2)).toEqual([
      'Welcome SKIPPED 06-10 06-10T13:00',
      'Ask PENDING 06-10 06-17T13:00',
    ])
  })

  it('A change of status there and back on one day gives the follow-ups back, snoozed ones with their date', async () => {
    const { databaseId } = (await add()).customer
    const query = await world.prisma.followUp.findFirstOrThrow({
      where: { customerId: databaseId, title: 'Ask' },
    })
    await business.employee.actor.ok(snooze, {
      input: { id: globalId('FollowUp', query.id), day: '2026-06-20' },
    })
    await to(databaseId, 'SOLD')
    await to(databaseId, 'UNSOLD')
    await to(databaseId, 'SOLD')
    await to(databaseId, 'UNSOLD')
    expect(await rows(databaseId)).toEqual([
      'Welcome PENDING 06-10 06-10T13:00',
      'Ask PENDING 06-10 06-20T13:00',
      'All right? CANCELLED 06-10 06-13T13:00',
    ])
  })

  it('A customer of ten days whose status is changed by mistake and back goes on with the plan', async () => {
    const { databaseId } = (await add()).customer
    await business.planStep({ dayNumber: 30, title: 'Ask once more' })
    await to(databaseId, 'SOLD')
    await to(databaseId, 'UNSOLD')
    const welcome = await world.prisma.followUp.findFirstOrThrow({
      where: { customerId: databaseId, title: 'Welcome' },
    })
    await business.employee.actor.ok(skip, { input: { id: globalId('FollowUp', welcome.id) } })
    for (const day of ['2026-06-20', '2026-06-22', '2026-06-22']) {
      world.clock.set(`${day}T16:00:00.000Z`)
      // A step of a day that has passed comes too late for them.
      if (day === '2026-06-20') await business.planStep({ dayNumber: 2, title: 'New' })
      await to(databaseId, 'SOLD')
      await to(databaseId, 'UNSOLD')
      expect((await rows(databaseId)).filter((row) => !row.includes('CANCELLED'))).toEqual([
        'Welcome SKIPPED 06-10 06-10T13:00',
        'Ask PENDING 06-10 06-17T13:00',
        'Ask once more PENDING 06-10 07-10T13:00',
      ])
    }
    const changes =
      'query { viewer { business { followUpPlanChanges(status: UNSOLD) { added moved cancelled } } } }'
    const { viewer } = await business.manager.actor.ok(changes)
    expect(viewer.business.followUpPlanChanges).toEqual({ added: 0, moved: 0, cancelled: 0 })
    // On another day it begins anew.
    await to(databaseId, 'SOLD')
    world.clock.set('2026-06-23T16:00:00.000Z')
    await to(databaseId, 'UNSOLD')
    expect((await rows(databaseId)).filter((row) => row.includes('PENDING'))).toHaveLength(4)
  })

  it('A plan that is through does not begin again by a change of status there and back', async () => {
    const { databaseId } = (await add()).customer
    await world.prisma.followUp.updateMany({
      where: { customerId: databaseId },
      data: {
        state: 'COMPLETED',
        completed: true,
        completedAt: world.clock.now(),
        closedAt: world.clock.now(),
      },
    })
    world.clock.set('2026-07-10T16:00:00.000Z')
    await to(databaseId, 'NOT_IN_MARKET')
    await to(databaseId, 'UNSOLD')
    expect((await rows(databaseId)).filter((row) => row.includes('PENDING'))).toEqual([])
  })

  it('Enrolment on another day begins anew', async () => {
    const { databaseId } = (await add()).customer
    await to(databaseId, 'SOLD')
    world.clock.set('2026-06-11T16:00:00.000Z')
    await to(databaseId, 'UNSOLD')
    const pending = (await rows(databaseId)).filter((row) => row.includes('PENDING'))
    expect(pending).toEqual(['Welcome PENDING 06-11 06-11T13:00', 'Ask PENDING 06-11 06-18T13:00'])
  })

  it('gives the step as it is on coming back, when the plan has changed meanwhile', async () => {
    const { databaseId } = (await add()).customer
    await to(databaseId, 'SOLD')
    const [, ask] = steps
    await world.prisma.followUpStep.updateMany({
      where: { id: ask?.id ?? 0 },
      data: { dayNumber: 8, title: 'Ask again' },
    })
    await to(databaseId, 'UNSOLD')
    expect(await rows(databaseId)).toContain('Ask again PENDING 06-10 06-18T13:00')
  })

  it.each([
    ['America/New_York', '2026-03-07T04:30:00Z', 'Welcome PENDING 03-06 03-06T14:00'],
    // The day is a local day of the business, and 09:00 stays 09:00 across a DST change.
    ['America/New_York', '2026-03-05T16:00:00Z', 'Ask PENDING 03-05 03-12T13:00'],
    ['America/New_York', '2026-10-28T16:00:00Z', 'Ask PENDING 10-28 11-04T14:00'],
    ['Pacific/Auckland', '2026-06-10T16:00:00Z', 'Ask PENDING 06-11 06-17T21:00'],
    ['Asia/Kathmandu', '2026-06-10T18:14:00Z', 'Welcome PENDING 06-10 06-10T03:15'],
    ['Asia/Kathmandu', '2026-06-10T18:15:00Z', 'Welcome PENDING 06-11 06-11T03:15'],
  ])('counts days in the time zone of the business: %s at %s', async (timeZone, now, row) => {
    world.clock.set(now)
    await open(timeZone)
    expect(await rows((await add()).customer.databaseId)).toContain(row)
  })

  it('happens once for twenty who change one status at once', async () => {
    const { databaseId } = (await add()).customer
    await Promise.all(Array.from({ length: 20 }, () => to(databaseId, 'SOLD')))
    expect(await rows(databaseId)).toEqual([
      'Welcome CANCELLED 06-10 06-10T13:00',
      'Ask CANCELLED 06-10 06-17T13:00',
      'All right? PENDING 06-10 06-13T13:00',
    ])
    const log = await world.prisma.activity.findMany({ where: { customerId: databaseId } })
    expect(log.map(({ description }) => description)).toEqual([
      'New customer added: Nora New',
      'Status changed from unsold to sold',
    ])
  })

  it('is right whatever comes last of many changes to and fro at once', async () => {
    const { databaseId } = (await add()).customer
    const statuses = ['SOLD', 'UNSOLD', 'NOT_IN_MARKET']
    await Promise.all(Array.from({ length: 21 }, (_, i) => to(databaseId, statuses[i % 3] ?? '')))
    const { status } = await world.prisma.customer.findFirstOrThrow({ where: { id: databaseId } })
    const pending = (await rows(databaseId)).filter((row) => row.includes('PENDING'))
    const expected = { UNSOLD: ['Welcome', 'Ask'], SOLD: ['All right?'], NOT_IN_MARKET: [] }[status]
    expect(pending.map((row) => row.split(' PENDING')[0])).toEqual(expected)
  })

  it('fails together with the change: without its follow-ups there is no customer', async () => {
    const name = 'no_more_here'
    await world.prisma.$executeRawUnsafe(
      `ALTER TABLE "FollowUp" ADD CONSTRAINT ${name} CHECK ("businessId" <> ${business.id}) NOT VALID`,
    )
    const failure = await business.employee.actor.fails(create, { input: newcomer })
    await world.prisma.$executeRawUnsafe(`ALTER TABLE "FollowUp" DROP CONSTRAINT ${name}`)
    expect(failure.code).toBe('INTERNAL')
    expect(await world.prisma.customer.count({ where: { businessId: business.id } })).toBe(0)
    expect(await world.prisma.activity.count({ where: { businessId: business.id } })).toBe(0)
  })
})
