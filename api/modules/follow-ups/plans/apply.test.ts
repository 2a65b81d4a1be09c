import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import { actor, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const counts = '{ added moved cancelled }'
const expected = `query { viewer { business { followUpPlanChanges(status: UNSOLD) ${counts} } } }`
const apply = `mutation { applyFollowUpPlan(input: { status: UNSOLD }) {
  changes ${counts} business { followUpCounts { upcoming } } } }`
const create = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { databaseId } } }`
const change = `mutation ($input: ChangeCustomerStatusInput!) {
  changeCustomerStatus(input: $input) { customer { status } } }`
const move =
  'mutation ($input: UpdateBusinessInput!) { updateBusiness(input: $input) { business { timeZone } } }'
const snooze = `mutation ($input: SnoozeFollowUpInput!) { snoozeFollowUp(input: $input) { followUp { dueDay } } }`

const nothing = { added: 0, moved: 0, cancelled: 0 }

describe('applying a plan to current customers', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00.000Z' },
  )

  const preview = async () => (await business.manager.actor.ok(expected)).viewer.business.followUpPlanChanges
  const act = async () => (await business.manager.actor.ok(apply)).applyFollowUpPlan.changes
  const edit = (id: number, data: object) =>
    world.prisma.followUpStep.updateMany({ where: { id, businessId: business.id }, data })
  const newcomer = async (firstName = 'Nora') => {
    const input = { firstName, lastName: 'New', phoneNumber: '5550100400', interest: 'Darts' }
    return (await business.employee.actor.ok(create, { input })).createCustomer.customer.databaseId as number
  }
  const rows = async (customerId?: number) => {
    const found = await world.prisma.followUp.findMany({
      where: { businessId: business.id, ...(customerId ? { customerId } : {}) },
      orderBy: [{ dayNumber: 'asc' }, { id: 'asc' }],
    })
    return found.map(
      ({ title, dayNumber, state, scheduledDate }) =>
        `${dayNumber} ${title} ${state} ${scheduledDate.toISOString().slice(5, 16)}`,
    )
  }

  it.each([
    ['America/New_York', 'Europe/London', '06-13T08:00'],
    ['America/Los_Angeles', 'Pacific/Auckland', '06-12T21:00'],
    ['Pacific/Auckland', 'America/New_York', '06-14T13:00'],
    ['Asia/Tokyo', 'Pacific/Kiritimati', '06-13T19:00'],
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago', '06-14T20:00'],
  ])('A time zone that is corrected from %s to %s leaves nothing to apply', async (from, to, due) => {
    business = await world.business({ timeZone: from })
    const { id: userId, fullName } = business.admin
    const adminIn = (timeZone: string) =>
      actor(world.services, {
        kind: 'user',
        businessId: business.id,
        userId,
        role: 'ADMIN',
        fullName,
        timeZone,
      })
    const zone = async (timeZone: string) => {
      await business.admin.actor.ok(move, { input: { timeZone } })
    }
    world.clock.set('2026-06-10T23:30:00.000Z')
    await business.planStep({ dayNumber: 3, title: 'Call' })
    const id = await newcomer()
    await zone(to)
    const seen = async () => (await adminIn(to).ok(expected)).viewer.business.followUpPlanChanges
    expect(await seen()).toEqual(nothing)
    expect((await adminIn(to).ok(apply)).applyFollowUpPlan.changes).toEqual(nothing)
    expect(await rows(id)).toEqual([`3 Call PENDING ${due}`])
    // There and back: what is restored keeps its time in the zone, too.
    const status = (next: string) =>
      adminIn(to).ok(change, { input: { id: globalId('Customer', id), status: next } })
    await status('SOLD')
    await zone(from)
    await zone(to)
    await status('UNSOLD')
    expect(await rows(id)).toEqual([`3 Call PENDING ${due}`])
    expect(await seen()).toEqual(nothing)
  })

  it('adds, moves, rewords and cancels what is to come, as the count has said, and once', async () => {
    const [sooner, later, off] = [
      await business.planStep({ dayNumber: 3, title: 'Sooner' }),
      await business.planStep({ dayNumber: 14, title: 'Later' }),
      await business.planStep({ dayNumber: 20, title: 'Off' }),
    ]
    await newcomer()
    expect(await preview()).toEqual(nothing)
    await edit(sooner.id, { title: 'Same day, other words' })
    await edit(later.id, { dayNumber: 15 })
    await edit(off.id, { isActive: false })
    await business.planStep({ dayNumber: 7, title: 'New' })
    await business.planStep({ dayNumber: 0, title: 'Its time is over' })
    expect(await preview()).toEqual({ added: 1, moved: 2, cancelled: 1 })
    expect(await act()).toEqual({ added: 1, moved: 2, cancelled: 1 })
    expect(await rows()).toEqual([
      '3 Same day, other words PENDING 06-13T13:00',
      '7 New PENDING 06-17T13:00',
      '15 Later PENDING 06-25T13:00',
      '20 Off CANCELLED 06-30T13:00',
    ])
    expect([await preview(), await act()]).toEqual([nothing, nothing])
    await edit(off.id, { isActive: true })
    expect(await act()).toEqual({ ...nothing, added: 1 })
    expect((await rows()).at(-1)).toBe('20 Off PENDING 06-30T13:00')
  })

  it('touches nothing that is due, done, or of another status, and puts nothing into the past', async () => {
    const step = await business.planStep({ dayNumber: 10, title: 'Ten' })
    const early = await business.planStep({ dayNumber: 2, title: 'Two' })
    const id = await newcomer()
    const other = await newcomer('Otto')
    await business.employee.actor.ok(change, { input: { id: globalId('Customer', other), status: 'SOLD' } })
    world.clock.set('2026-06-15T16:00:00.000Z')
    await edit(early.id, { title: 'Two, reworded', dayNumber: 1 })
    await edit(step.id, { dayNumber: 4, title: 'Four days have passed' })
    expect(await act()).toEqual({ ...nothing, moved: 1 })
    expect(await rows(id)).toEqual([
      '2 Two PENDING 06-12T13:00',
      // The texts are updated, but not the date, which would lie in the past.
      '10 Four days have passed PENDING 06-20T13:00',
    ])
    expect((await rows(other)).every((row) => row.includes('CANCELLED'))).toBe(true)
    expect(await preview()).toEqual(nothing)
  })

  it('leaves a snoozed one where it is, unless its step has another day', async () => {
    const step = await business.planStep({ dayNumber: 5, title: 'Five' })
    await newcomer()
    const { id } = await world.prisma.followUp.findFirstOrThrow({ where: { businessId: business.id } })
    await business.employee.actor.ok(snooze, { input: { id: globalId('FollowUp', id), day: '2026-07-01' } })
    await edit(step.id, { title: 'Five, reworded' })
    expect(await act()).toEqual({ ...nothing, moved: 1 })
    expect(await rows()).toEqual(['5 Five, reworded PENDING 07-01T13:00'])
    await edit(step.id, { dayNumber: 6 })
    await act()
    expect(await rows()).toEqual(['6 Five, reworded PENDING 06-16T13:00'])
  })

  it('computes nine o’clock as enrolment does, over changes of the clock and in any zone', async () => {
    for (const timeZone of ['America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu', 'Europe/London']) {
      business = await world.business({ timeZone })
      const ids = [await newcomer(), await newcomer('Otto')]
      for (const dayNumber of [1, 100, 150, 250, 365]) await business.planStep({ dayNumber, title: 'Call' })
      expect(await act()).toEqual({ ...nothing, added: 10 })
      const applied = await rows(ids[0])
      expect(await rows(await newcomer('Third'))).toEqual(applied)
      expect(await preview()).toEqual(nothing)
    }
  })

  it('is done once by twenty at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => business.customer()))
    await business.planStep({ dayNumber: 400 })
    await world.prisma.customer.updateMany({
      where: { businessId: business.id },
      data: { statusUpdatedAt: world.clock.now() },
    })
    const all = await Promise.all(Array.from({ length: 20 }, act))
    expect(all.filter(({ added }) => added === 5)).toHaveLength(1)
    expect(all.filter(({ added }) => added === 0)).toHaveLength(19)
  })

  it('Applying a plan to current customers never enrols a customer who has just left the status', async () => {
    for (let round = 0; round < 4; round += 1) {
      await business.planStep({ dayNumber: 30 + round, title: `Round ${round}` })
      const ids = await Promise.all(Array.from({ length: 6 }, () => newcomer()))
      await business.planStep({ dayNumber: 60 + round, title: `Late ${round}` })
      const answers = await Promise.all([
        ...ids.map((id, i) =>
          business.employee.actor.run(change, {
            input: { id: globalId('Customer', id), status: i % 2 ? 'SOLD' : 'NOT_IN_MARKET' },
          }),
        ),
        business.manager.actor.run(apply),
        business.manager.actor.run(apply),
      ])
      expect(answers.flatMap(({ failures }) => failures)).toEqual([])
    }
    const wrong = await world.prisma.followUp.count({
      where: { businessId: business.id, state: 'PENDING', customer: { status: { not: 'UNSOLD' } } },
    })
    expect(wrong).toBe(0)
  })

  it('keeps its word after any history of plans, statuses and days', async () => {
    const kind = <Name extends string>(name: Name) => fc.constant(name)
    const command = fc.oneof(
      fc.record({ kind: kind('day'), days: fc.integer({ min: 0, max: 4 }) }),
      fc.record({ kind: kind('add') }),
      fc.record({ kind: kind('status'), who: fc.nat(), to: fc.constantFrom('SOLD', 'UNSOLD') }),
      fc.record({ kind: kind('step'), day: fc.integer({ min: 0, max: 9 }) }),
      fc.record({
        kind: kind('edit'),
        which: fc.nat(),
        data: fc.record(
          {
            dayNumber: fc.integer({ min: 0, max: 9 }),
            isActive: fc.boolean(),
            title: fc.constantFrom('A', 'B'),
          },
          { requiredKeys: [] },
        ),
      }),
      fc.record({ kind: kind('apply') }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 14 }), async (commands) => {
        business = await world.business()
        let now = Date.parse('2026-10-29T16:00:00Z')
        world.clock.set(new Date(now).toISOString())
        const people: number[] = []
        const steps: number[] = []
        for (const it of commands) {
          const who = 'who' in it ? people[it.who % (people.length || 1)] : undefined
          const which = 'which' in it ? steps[it.which % (steps.length || 1)] : undefined
          if (it.kind === 'day') now += it.days * 86_400_000
          world.clock.set(new Date(now).toISOString())
          if (it.kind === 'add') people.push(await newcomer())
          if (it.kind === 'step') steps.push((await business.planStep({ dayNumber: it.day })).id)
          if (it.kind === 'edit' && which) await edit(which, it.data)
          if (it.kind === 'apply') await act()
          if (it.kind === 'status' && who) {
            const input = { id: globalId('Customer', who), status: it.to }
            await business.employee.actor.ok(change, { input })
          }
        }
        const promised = await preview()
        expect(await act()).toEqual(promised)
        expect(await preview()).toEqual(nothing)
        const stray = await world.prisma.followUp.count({
          where: { businessId: business.id, state: 'PENDING', customer: { status: 'SOLD' } },
        })
        expect(stray).toBe(0)
      }),
      { numRuns: 25 },
    )
  })
})
