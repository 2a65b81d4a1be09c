import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import { actor, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const overlaps = `query ($date: Date!, $startTime: LocalTime!, $endTime: LocalTime!, $technician: String!,
  $technicianUserId: ID, $exceptId: ID) {
  viewer { business { technicianOverlaps(date: $date, startTime: $startTime, endTime: $endTime,
    technician: $technician, technicianUserId: $technicianUserId, exceptId: $exceptId) { startTime customer { name } } } } }`
const room = 'query ($after: Date!) { viewer { business { nextDayWithRoom(after: $after) } } }'
const sample = `{ viewer { business { sampleAppointment {
  customer { name } startTime endTime technician description } } } }`

describe('the form of an appointment', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const booked = (data: Parameters<typeof appointmentOf>[2] = {}) => appointmentOf(world, business, data)
  const meant = { date: '2026-06-15', startTime: '10:00', endTime: '12:00', technician: 'Theo Felt' }
  const warned = async (input: object = {}) => {
    const { viewer } = await business.employee.actor.ok(overlaps, { ...meant, ...input })
    return viewer.business.technicianOverlaps.map(({ startTime }: { startTime: string }) => startTime)
  }

  it.each([
    ['the same name', {}, ['09:00']],
    ['in any case, with spaces around it', { technician: '  theo FELT ' }, ['09:00']],
    ['with a full stop and a comma', { technician: 'Theo, Felt.' }, ['09:00']],
    ['somebody else', { technician: 'Theo' }, []],
    ['a name that would match as a pattern', { technician: 'Theo%' }, []],
    ['one that begins as it ends', { startTime: '11:00' }, []],
    ['one that ends as it begins', { startTime: '08:00', endTime: '09:00' }, []],
    ['one around it', { startTime: '08:00', endTime: '18:00' }, ['09:00']],
    ['one within it', { startTime: '09:30', endTime: '10:00' }, ['09:00']],
    ['another day', { date: '2026-06-16' }, []],
  ])('warns of what a technician has already: %s', async (_what, input, expected) => {
    await booked()
    expect(await warned(input)).toEqual(expected)
  })

  it('warns of three overlaps at most, and not of itself, cancelled appointments or another business', async () => {
    const own = await booked({ startTime: '10:00' })
    await booked({ status: 'CANCELLED' })
    await appointmentOf(world, await world.business())
    expect(await warned({ exceptId: globalId('ServiceAppointment', own.id) })).toEqual([])
    for (const startTime of ['09:30', '09:00', '09:15', '09:45']) await booked({ startTime })
    expect(await warned()).toEqual(['09:00', '09:15', '09:30'])
  })

  it('says what is no time or no name', async () => {
    const refused = await business.employee.actor.fails(overlaps, {
      ...meant,
      startTime: '9am',
      technician: ' ',
    })
    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      fields: {
        startTime: ['Start time must be in HH:MM format'],
        technician: ['Technician name is required'],
      },
    })
  })

  it('offers active team members and external technicians, each once', async () => {
    await business.member({ firstName: 'Gone', isActive: false })
    await booked({ technician: 'Zoe Outside' })
    await booked({ technician: ' zoe outside' })
    await booked({ technician: 'emma tester' })
    const { viewer } = await business.employee.actor.ok(
      '{ viewer { business { technicians { name user { databaseId } } } } }',
    )
    expect(viewer.business.technicians).toEqual([
      { name: 'Ada Tester', user: { databaseId: business.admin.id } },
      { name: 'Emma Tester', user: { databaseId: business.employee.id } },
      { name: 'Max Tester', user: { databaseId: business.manager.id } },
      { name: expect.stringMatching(/^zoe outside$/i), user: null },
    ])
  })

  it('matches overlaps by user despite a rename, and ignores a namesake', async () => {
    const namesake = await business.member({ firstName: 'Emma' })
    await booked({ technician: 'Emma Before', technicianUserId: business.employee.id })
    await booked({ technician: 'Emma Tester', technicianUserId: namesake.id, startTime: '09:30' })
    const idOf = ({ id }: { id: number }) => globalId('User', id)
    const technician = 'Emma Tester'
    expect(await warned({ technician, technicianUserId: idOf(business.employee) })).toEqual(['09:00'])
    expect(await warned({ technician, technicianUserId: idOf(namesake) })).toEqual(['09:30'])
    expect(await warned({ technician })).toEqual(['09:30'])
  })

  it('knows the next day with room, not before today', async () => {
    const next = async (after: string) =>
      (await business.employee.actor.ok(room, { after })).viewer.business.nextDayWithRoom
    for (const date of ['2026-06-15', '2026-06-16']) {
      await booked({ date, place: 1 })
      await booked({ date, place: null })
    }
    await booked({ date: '2026-06-17', place: 1 })
    await booked({ date: '2026-06-17', status: 'CANCELLED' })
    expect(await next('2026-06-14')).toBe('2026-06-17')
    expect(await next('2020-01-01')).toBe('2026-06-10')
    expect(await next('9998-12-31')).toBeNull()
    await world.prisma.business.update({ where: { id: business.id }, data: { maxAppointmentsPerDay: 1 } })
    expect(await next('2026-06-14')).toBe('2026-06-18')
  })

  it('counts the technicians of the latest appointments, each once', async () => {
    const count = async () =>
      (await business.admin.actor.ok('{ viewer { business { workingTechnicians } } }')).viewer.business
        .workingTechnicians
    expect(await count()).toBe(0)
    const { id: technicianUserId } = business.employee
    await booked({ technician: 'Before', date: '2025-01-02' })
    for (let number = 0; number < 66; number += 1) {
      await booked({ technician: number % 2 ? 'Theo Felt' : ' theo FELT ' })
      await booked({ technician: 'Old Name', technicianUserId })
      await booked({ technician: 'New Name', technicianUserId })
    }
    expect(await count()).toBe(3)
    await booked()
    await booked()
    expect(await count()).toBe(2)
  })

  it.each([
    ['employee', false],
    ['manager', true],
    ['admin', true],
  ] as const)('says to the %s whether overbooking is theirs to do: %s', async (role, may) => {
    const { viewer } = await business[role].actor.ok('{ viewer { business { canOverbook } } }')
    expect(viewer.business.canOverbook).toBe(may)
  })

  it('is filled in the demo alone, and only while its customer is there', async () => {
    const digits = { phoneNumber: '5855550104', firstName: 'Carmen' }
    await business.customer(digits)
    expect((await business.admin.actor.ok(sample)).viewer.business.sampleAppointment).toBeNull()

    await world.prisma.business.create({ data: { id: demoBusinessId, name: 'The demo' } })
    const { viewer } = business.admin.actor
    if (viewer.kind !== 'user') throw new Error('the admin is a member')
    const demo = actor(world.services, { ...viewer, businessId: demoBusinessId })
    const query = async () => (await demo.ok(sample)).viewer.business.sampleAppointment
    expect(await query()).toBeNull()
    await world.prisma.customer.create({
      data: {
        ...digits,
        businessId: demoBusinessId,
        lastName: 'Villanueva',
        name: 'Carmen Villanueva',
        interest: 'Pool tables',
      },
    })
    expect(await query()).toEqual({
      customer: { name: 'Carmen Villanueva' },
      startTime: '16:30',
      endTime: '18:00',
      technician: 'Marcus Bell',
      description: 'Felt replacement, 8 ft table',
    })
  })
})
