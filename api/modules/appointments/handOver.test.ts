import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { idOf } from '#api/testing/harness/records/team.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const deactivate = `mutation ($input: DeactivateUserInput!) { deactivateUser(input: $input) { user { isActive } } }`
const update = `mutation ($input: UpdateUserInput!) { updateUser(input: $input) { user { isActive } } }`
const openWork = `query ($id: ID!) { node(id: $id) { ... on User {
  openWork { appointments nextAppointmentAt apiKeys } } } }`
const marked = `{ viewer { business { serviceAppointments(first: 25, filter: ALL) {
  edges { node { databaseId technician needsTechnician } } } } } }`

describe('the appointments of a technician who leaves', () => {
  let world: World
  let business: TestBusiness
  /** Their ids: two coming ones, one that is running, one that is over, and a cancelled one. */
  let ids: number[]

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    const { id: technicianUserId, fullName: technician } = business.employee
    const book = async (date: string, startTime: string, endTime: string, more: object = {}) => {
      const instants = {
        startsAt: new Date(`${date}T${startTime}:00-04:00`),
        endsAt: new Date(`${date}T${endTime}:00-04:00`),
      }
      const times = { date, startTime, endTime, ...instants }
      return (await appointmentOf(world, business, { technicianUserId, technician, ...times, ...more })).id
    }
    // The clock of the tests is at noon of June 10, 2026.
    ids = [
      await book('2026-06-19', '09:00', '11:00'),
      await book('2026-06-11', '16:00', '18:00'),
      await book('2026-06-10', '11:00', '12:30', { status: 'IN_PROGRESS' }),
      await book('2026-06-10', '09:00', '11:00'),
      await book('2026-06-12', '09:00', '11:00', { status: 'CANCELLED' }),
    ]
    await appointmentOf(world, business, { technician })
  })

  const admin = () => business.admin.actor
  const leaver = () => idOf(business.employee)
  const technicians = async () => {
    const where = { businessId: business.id }
    const rows = await world.prisma.serviceAppointment.findMany({ where, orderBy: { id: 'asc' } })
    return rows.map(({ technicianUserId, technician }) => [technicianUserId, technician])
  }

  it('are counted, with the next one', async () => {
    const key = {
      name: 'Door',
      role: 'EMPLOYEE',
      createdById: business.employee.id,
      prefix: 'cue_x',
    } as const
    const keyOf = (n: number) => ({
      ...key,
      businessId: business.id,
      keyHash: `${business.id}f${n}`.padEnd(64, '0'),
    })
    await world.prisma.apiKey.create({ data: keyOf(1) })
    await world.prisma.apiKey.create({ data: { ...keyOf(2), revokedAt: world.clock.now() } })
    expect((await admin().ok(openWork, { id: leaver() })).node.openWork).toEqual({
      appointments: 3,
      nextAppointmentAt: '2026-06-10T15:00:00.000Z',
      apiKeys: 1,
    })
  })

  it('are handed over with their name; those that are over stay', async () => {
    const { manager, employee } = business
    await admin().ok(deactivate, { input: { id: leaver(), handOverTo: idOf(manager) } })
    const [theirs, stays] = [
      [manager.id, 'Max Tester'],
      [employee.id, 'Emma Tester'],
    ]
    expect(await technicians()).toEqual([theirs, theirs, theirs, stays, stays, [null, 'Emma Tester']])
    const activities = await world.prisma.activity.findMany({
      where: { businessId: business.id, subject: { in: ids.map((id) => `ServiceAppointment:${id}`) } },
      orderBy: { subject: 'asc' },
    })
    expect(activities.map(({ type, description }) => [type, description]).toSorted()).toEqual([
      ['MEETING', 'Appointment on Fri, Jun 19, 9:00 AM given to Max Tester instead of Emma Tester: New felt'],
      ['MEETING', 'Appointment on Thu, Jun 11, 4:00 PM given to Max Tester instead of Emma Tester: New felt'],
      [
        'MEETING',
        'Appointment on Wed, Jun 10, 11:00 AM given to Max Tester instead of Emma Tester: New felt',
      ],
    ])
    const [told] = await world.prisma.notification.findMany({ where: { userId: manager.id } })
    expect(told?.title).toBe('Ada Tester gave you the open work of Emma Tester: 3 appointments')
    const forYou = `{ viewer { bell { forYou { edges { node { handedOver { type name isOpen date startTime } } } } } } }`
    const { handedOver } = (await manager.actor.ok(forYou)).viewer.bell.forYou.edges[0].node
    expect(handedOver.map(({ date, startTime }: Record<string, string>) => [date, startTime])).toEqual([
      ['2026-06-10', '11:00'],
      ['2026-06-11', '16:00'],
      ['2026-06-19', '09:00'],
    ])
    expect(handedOver[1]).toMatchObject({ type: 'ServiceAppointment', isOpen: true })
    const [entry] = await world.prisma.auditEntry.findMany({ where: { businessId: business.id } })
    expect(entry?.after).toMatchObject({ handedOver: { to: 'Max Tester', appointments: 3 } })
  })

  it('are marked while they stay with the technician', async () => {
    const marks = async () => {
      const { serviceAppointments } = (await admin().ok(marked)).viewer.business
      return serviceAppointments.edges
        .filter(({ node }: { node: { needsTechnician: boolean } }) => node.needsTechnician)
        .map(({ node }: { node: { databaseId: number } }) => node.databaseId)
    }
    expect(await marks()).toEqual([])
    await admin().ok(deactivate, { input: { id: leaver() } })
    const [later, tomorrow, running, over] = ids
    expect(await marks()).toEqual([over, running, tomorrow, later])
    await admin().ok(update, { input: { id: leaver(), handOverTo: idOf(business.manager) } })
    expect(await marks()).toEqual([over])
  })

  it('are handed over only when the user leaves', async () => {
    const refused = await admin().fails(update, {
      input: { id: leaver(), handOverTo: idOf(business.manager) },
    })
    expect(refused).toMatchObject({ code: 'BAD_INPUT', fields: { handOverTo: [expect.any(String)] } })
    await admin().ok(update, {
      input: { id: leaver(), isActive: false, handOverTo: idOf(business.manager) },
    })
    expect((await technicians())[1]).toEqual([business.manager.id, 'Max Tester'])
  })

  it('are handed over while they are moved and cancelled', async () => {
    const cancel = `mutation ($input: CancelServiceAppointmentInput!) {
      cancelServiceAppointment(input: $input) { serviceAppointment { id } } }`
    const globalIds = ids.slice(0, 3).map((id) => ({ id: btoa(`ServiceAppointment:${id}`) }))
    const answers = await Promise.all([
      admin().run(deactivate, { input: { id: leaver(), handOverTo: idOf(business.manager) } }),
      ...globalIds.map((input) => business.manager.actor.run(cancel, { input })),
    ])
    expect(answers.flatMap(({ failures }) => failures)).toEqual([])
  })
})
