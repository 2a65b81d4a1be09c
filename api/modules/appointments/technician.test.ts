import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const shown = 'serviceAppointment { databaseId technician technicianUserId }'
const create = `mutation ($input: CreateServiceAppointmentInput!) {
  createServiceAppointment(input: $input) { ${shown} } }`
const update = `mutation ($input: UpdateServiceAppointmentInput!) {
  updateServiceAppointment(input: $input) { ${shown} } }`
const rename = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { fullName } } }'

const times = { date: '2026-06-15', startTime: '09:00', endTime: '11:00', description: 'New felt' }
const idOf = ({ id }: { id: number }) => globalId('User', id)

describe('the technician of an appointment', () => {
  let world: World
  let business: TestBusiness
  let customerId: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    await world.prisma.business.update({ where: { id: business.id }, data: { maxAppointmentsPerDay: 9 } })
    customerId = globalId('Customer', (await business.customer()).id)
  })

  const input = (technician: string, technicianUserId?: string) => ({
    input: { ...times, customerId, technician, ...(technicianUserId && { technicianUserId }) },
  })
  const book = async (...choice: Parameters<typeof input>) => {
    const { createServiceAppointment } = await business.employee.actor.ok(create, input(...choice))
    const { databaseId, technician, technicianUserId } = createServiceAppointment.serviceAppointment
    return { id: databaseId, technician, userId: technicianUserId }
  }
  const change = async (id: number, changes: object) => {
    const { updateServiceAppointment } = await business.employee.actor.ok(update, {
      input: { id: globalId('ServiceAppointment', id), ...changes },
    })
    const { technician, technicianUserId } = updateServiceAppointment.serviceAppointment
    return [technician, technicianUserId]
  }

  it('is a team member by id or by name in whatever spelling, or an external technician', async () => {
    expect(await book('somebody', idOf(business.manager))).toMatchObject({
      technician: 'Max Tester',
      userId: idOf(business.manager),
    })
    expect(await book('  mAX tester ')).toMatchObject({
      technician: 'Max Tester',
      userId: idOf(business.manager),
    })
    const rene = await business.member({ firstName: 'René', lastName: 'O’Müller' })
    for (const name of [
      "rene o'muller",
      'René O’Müller.',
      'René O’Müller'.normalize('NFD'),
      'RENÉ\u00a0O’MÜLLER\u200b',
    ]) {
      expect(await book(name)).toMatchObject({ technician: 'René O’Müller', userId: idOf(rene) })
    }
    await business.member({ firstName: 'Gone', isActive: false })
    expect(await book('Gone Tester')).toMatchObject({ technician: 'Gone Tester', userId: null })
    await business.member({ firstName: 'Max' })
    expect(await book('Max Tester')).toMatchObject({ technician: 'Max Tester', userId: null })
  })

  it('cannot be a user of another business or a deactivated user', async () => {
    const foreign = (await world.business()).employee
    const refused = (id: string) => business.employee.actor.fails(create, input('Theo', id))
    const unknown = await refused(globalId('User', 2_147_483_646))
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', message: 'Team member not found' })
    expect(await refused(idOf(foreign))).toEqual(unknown)
    const gone = await business.member({ isActive: false })
    expect(await refused(idOf(gone))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { technician: ['The technician must be an active member of the team'] },
    })
    const { id } = await appointmentOf(world, business)
    const moved = await business.employee.actor.fails(update, {
      input: { id: globalId('ServiceAppointment', id), technicianUserId: idOf(foreign) },
    })
    expect(moved).toMatchObject({ code: 'NOT_FOUND', message: 'Team member not found' })
  })

  it('changes by id or name, and stays when other fields change', async () => {
    const { id } = await book('Zoe Outside')
    expect(await change(id, { technicianUserId: idOf(business.employee) })).toEqual([
      'Emma Tester',
      idOf(business.employee),
    ])
    await world.prisma.user.update({
      where: { businessId_id: { businessId: business.id, id: business.employee.id } },
      data: { isActive: false },
    })
    const stayed = ['Emma Tester', idOf(business.employee)]
    expect(await change(id, { notes: 'Back door' })).toEqual(stayed)
    expect(await change(id, { technician: 'emma tester' })).toEqual(stayed)
    expect(await change(id, { technicianUserId: idOf(business.employee) })).toEqual(stayed)
    expect(await change(id, { technician: 'Zoe Outside' })).toEqual(['Zoe Outside', null])
  })

  it('takes the new name of a user in open appointments only', async () => {
    const { id } = await book('Emma Tester')
    const technicianUserId = business.employee.id
    const over = await appointmentOf(world, business, {
      technician: 'Emma Tester',
      technicianUserId,
      status: 'CANCELLED',
    })
    const outside = await appointmentOf(world, business, { technician: 'Emma Tester' })
    await business.admin.actor.ok(rename, { input: { id: idOf(business.employee), lastName: 'Moss' } })
    const rows = await world.prisma.serviceAppointment.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    expect(rows.map((row) => [row.id, row.technician])).toEqual([
      [id, 'Emma Moss'],
      [over.id, 'Emma Tester'],
      [outside.id, 'Emma Tester'],
    ])
  })

  it('can be chosen while the user is renamed', async () => {
    const booked = await Promise.all([book('Emma Tester'), book('Zoe Outside', idOf(business.employee))])
    await Promise.all([
      business.admin.actor.ok(rename, {
        input: { id: idOf(business.employee), firstName: 'Emmy', email: 'emmy@example.com' },
      }),
      ...booked.map(({ id }) =>
        change(id, { startTime: '08:30', technicianUserId: idOf(business.employee) }),
      ),
    ])
    const rows = await world.prisma.serviceAppointment.findMany({ where: { businessId: business.id } })
    expect(rows.map(({ technicianUserId }) => technicianUserId)).toEqual(
      booked.map(() => business.employee.id),
    )
  })
})
