import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const fields = `date startTime endTime startsAt endsAt technician description notes hasSmsReminder isReminderSent status
  isNoShow isOverbooked canMove canCancel customer { name }`
const create = `mutation ($input: CreateServiceAppointmentInput!) { createServiceAppointment(input: $input) {
  serviceAppointment { databaseId ${fields} } business { name } } }`
const cancel = `mutation ($id: ID!) { cancelServiceAppointment(input: { id: $id }) {
  serviceAppointment { status } } }`

const felt = {
  date: '2026-06-15',
  startTime: '09:00',
  endTime: '11:00',
  technician: 'Theo Felt',
  description: 'New felt',
}
const full = { code: 'CONFLICT', message: 'This day already has 2 appointments.' }

describe('booking an appointment', () => {
  let world: World
  let business: TestBusiness
  let customerId: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    customerId = globalId('Customer', (await business.customer()).id)
  })

  const book = async (input: object = {}, person = business.employee) => {
    const { createServiceAppointment } = await person.actor.ok(create, {
      input: { ...felt, customerId, ...input },
    })
    return createServiceAppointment.serviceAppointment
  }
  const refused = (input: object, person = business.employee) =>
    person.actor.fails(create, { input: { ...felt, customerId, ...input } })
  const gid = (id: number) => globalId('ServiceAppointment', id)
  const rows = () =>
    world.prisma.serviceAppointment.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })

  it('keeps local times and their instants, with the reminder on, and is told in the log', async () => {
    const { databaseId, ...appointment } = await book({ description: ' New felt ', notes: '' })
    expect(appointment).toEqual({
      ...felt,
      startsAt: '2026-06-15T13:00:00.000Z',
      endsAt: '2026-06-15T15:00:00.000Z',
      notes: null,
      hasSmsReminder: true,
      isReminderSent: false,
      status: 'SCHEDULED',
      isNoShow: false,
      isOverbooked: false,
      canMove: true,
      canCancel: true,
      customer: { name: 'Cora Customer' },
    })
    const lines = await world.prisma.activity.findMany({ where: { businessId: business.id } })
    expect(lines).toMatchObject([
      {
        type: 'MEETING',
        subject: `ServiceAppointment:${databaseId}`,
        description: 'Appointment booked for Mon, Jun 15, 9:00 AM: New felt',
        performedBy: 'Emma Tester',
      },
    ])
  })

  it.each([
    [{ startTime: '9am' }, 'startTime', 'Start time must be in HH:MM format'],
    [{ startTime: '09:00:00' }, 'startTime', 'Start time must be in HH:MM format'],
    [{ endTime: '24:00' }, 'endTime', 'End time must be in HH:MM format'],
    [{ endTime: '' }, 'endTime', 'End time must be in HH:MM format'],
    [{ technician: ' ' }, 'technician', 'Technician name is required'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ endTime: '09:00' }, 'endTime', 'End time must be after start time.'],
    [{ endTime: '08:00' }, 'endTime', 'End time must be after start time.'],
    [{ endTime: '09:04' }, 'endTime', 'End time must be after start time, by 5 minutes to 12 hours'],
    [{ endTime: '21:01' }, 'endTime', 'End time must be after start time, by 5 minutes to 12 hours'],
  ])('refuses %j', async (input, field, message) => {
    expect(await refused(input)).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: [message] } })
    expect(await rows()).toEqual([])
  })

  it('refuses a customer who does not exist, or is of another business', async () => {
    const foreign = await (await world.business()).customer()
    for (const id of [foreign.id, 999_999]) {
      expect(await refused({ customerId: globalId('Customer', id) })).toMatchObject({
        code: 'NOT_FOUND',
        message: 'Customer not found',
      })
    }
  })

  it('moves a time that a change of clocks skips forward, and takes the first of two', async () => {
    const spring = await book({ date: '2027-03-14', startTime: '02:30', endTime: '03:15' })
    expect([spring.startsAt, spring.endsAt]).toEqual(['2027-03-14T07:30:00.000Z', '2027-03-14T08:15:00.000Z'])
    // Screens and calendar programs show the same times.
    expect([spring.startTime, spring.endTime]).toEqual(['03:30', '04:15'])
    const around = await book({ date: '2027-03-14', startTime: '01:30', endTime: '02:30' })
    expect([around.startTime, around.endTime, around.endsAt]).toEqual([
      '01:30',
      '03:30',
      '2027-03-14T07:30:00.000Z',
    ])
    const autumn = await book({ date: '2026-11-01', startTime: '01:30', endTime: '02:30' })
    expect([autumn.startsAt, autumn.endsAt]).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T07:30:00.000Z'])
  })

  it('stops at the limit of the day, whatever it is', async () => {
    await book()
    await book()
    expect(await refused({})).toMatchObject({ ...full, fields: { date: [full.message] } })
    await book({ date: '2026-06-16' })
    await world.prisma.business.update({ where: { id: business.id }, data: { maxAppointmentsPerDay: 1 } })
    expect(await refused({ date: '2026-06-16' })).toMatchObject({
      message: 'This day already has 1 appointment.',
    })
    await world.prisma.business.update({ where: { id: business.id }, data: { maxAppointmentsPerDay: 3 } })
    await book()
    expect(await refused({})).toMatchObject({ message: 'This day already has 3 appointments.' })
  })

  it('goes beyond it for managers on purpose, and a place that is freed then stays free of others', async () => {
    const first = await book()
    await book()
    expect(await refused({ overbook: true })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await refused({}, business.manager)).toMatchObject(full)
    expect(await book({ overbook: true }, business.manager)).toMatchObject({ isOverbooked: true })
    await business.employee.actor.ok(cancel, { id: gid(first.databaseId) })
    expect(await refused({})).toMatchObject(full)
  })

  it('finds room again when one is cancelled; cancelling again changes nothing', async () => {
    const first = await book()
    await book()
    for (const _time of ['once', 'again']) {
      const { cancelServiceAppointment } = await business.employee.actor.ok(cancel, {
        id: gid(first.databaseId),
      })
      expect(cancelServiceAppointment.serviceAppointment.status).toBe('CANCELLED')
    }
    await book()
    expect(await refused({})).toMatchObject(full)
    expect((await rows()).map(({ place }) => place)).toEqual([null, 2, 1])
    const lines = await world.prisma.activity.count({
      where: { businessId: business.id, description: { startsWith: 'Appointment cancelled' } },
    })
    expect(lines).toBe(1)
  })

  it('leaves exactly the limit of twenty at once', async () => {
    const input = { ...felt, customerId }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => business.employee.actor.run(create, { input })),
    )
    const failures = answers.flatMap(({ failures }) => failures)
    expect(failures).toHaveLength(18)
    expect(new Set(failures.map(({ message }) => message))).toEqual(new Set([full.message]))
    expect((await rows()).map(({ place }) => place).sort()).toEqual([1, 2])
  })

  it('The database itself gives no slot twice', async () => {
    const { databaseId } = await book()
    const [row] = await rows()
    const { id: _id, ...again } = { ...row, id: databaseId }
    await expect(world.prisma.serviceAppointment.create({ data: again as never })).rejects.toThrow(
      /Unique constraint/,
    )
  })

  it('is in the time zone of the business, also when that changes at the same moment', async () => {
    const zone =
      'mutation ($to: String!) { updateBusiness(input: { timeZone: $to }) { business { timeZone } } }'
    await Promise.all([
      ...Array.from({ length: 10 }, (_, day) => book({ date: `2026-07-${day + 10}` })),
      business.admin.actor.ok(zone, { to: 'Asia/Tokyo' }),
      ...Array.from({ length: 10 }, (_, day) => book({ date: `2026-08-${day + 10}` })),
    ])
    const booked = await rows()
    expect(booked).toHaveLength(20)
    expect(new Set(booked.map(({ startsAt }) => startsAt.toISOString().slice(10)))).toEqual(
      new Set(['T00:00:00.000Z']),
    )
  })

  it('is all or nothing while its customer is being deleted', async () => {
    const one = await business.customer()
    const input = { ...felt, customerId: globalId('Customer', one.id) }
    const [answer] = await Promise.all([
      business.employee.actor.run(create, { input }),
      world.prisma.customer.delete({ where: { businessId_id: { businessId: business.id, id: one.id } } }),
    ])
    const message = answer.failures[0]?.message
    expect([undefined, 'Customer not found']).toContain(message)
    expect(await rows()).toEqual([])
  })
})
