import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Role } from '#api/generated/enums.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const update = `mutation ($input: UpdateServiceAppointmentInput!) { updateServiceAppointment(input: $input) {
  serviceAppointment { status canBookAgain } } }`
const cancel = `mutation ($input: CancelServiceAppointmentInput!) { cancelServiceAppointment(input: $input) {
  serviceAppointment { status canBookAgain } } }`
const read = '($id: ID!) { node(id: $id) { ... on ServiceAppointment { canBookAgain } } }'

describe('a cancelled appointment', () => {
  let world: World
  let business: TestBusiness
  let server: TestServer
  let appointmentId: number

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world)
  })

  beforeEach(async () => {
    business = await world.business()
    appointmentId = (await appointmentOf(world, business)).id
  })

  const id = () => globalId('ServiceAppointment', appointmentId)
  const row = () => world.prisma.serviceAppointment.findFirstOrThrow({ where: { id: appointmentId } })
  const cancelAs = (role: Role) => business.as(role).ok(cancel, { input: { id: id() } })
  const bookAgain = () => ({ input: { id: id(), status: 'SCHEDULED' } })
  const canBookAgain = async (role: Role) =>
    (await business.as(role).ok(`query ${read}`, { id: id() })).node.canBookAgain

  it('comes back by the employee who cancelled it', async () => {
    const { cancelServiceAppointment } = await cancelAs('EMPLOYEE')
    expect(cancelServiceAppointment.serviceAppointment).toEqual({ status: 'CANCELLED', canBookAgain: true })
    const { updateServiceAppointment } = await business.employee.actor.ok(update, bookAgain())
    expect(updateServiceAppointment.serviceAppointment).toEqual({ status: 'SCHEDULED', canBookAgain: false })
    expect(await row()).toMatchObject({ status: 'SCHEDULED', cancelledById: null })
  })

  it('A cancelled appointment that somebody else cancelled does not come back by an employee', async () => {
    await cancelAs('MANAGER')
    expect(await canBookAgain('EMPLOYEE')).toBe(false)
    expect((await business.employee.actor.fails(update, bookAgain())).code).toBe('FORBIDDEN')
    expect(await row()).toMatchObject({ status: 'CANCELLED', cancelledById: business.manager.id })
  })

  it.each(['MANAGER', 'ADMIN'] as const)(
    'comes back by a %s when somebody else cancelled it',
    async (role) => {
      await cancelAs('EMPLOYEE')
      expect(await canBookAgain(role)).toBe(true)
      await business.as(role).ok(update, bookAgain())
      expect(await row()).toMatchObject({ status: 'SCHEDULED' })
    },
  )

  it('stays with the first who cancelled it: neither cancelling again nor a no-show takes it over', async () => {
    await cancelAs('ADMIN')
    const { cancelServiceAppointment } = await cancelAs('EMPLOYEE')
    expect(cancelServiceAppointment.serviceAppointment.canBookAgain).toBe(false)
    await business.employee.actor.ok(update, { input: { id: id(), status: 'CANCELLED', noShow: true } })
    expect(await row()).toMatchObject({ noShow: true, cancelledById: business.admin.id })
    expect((await business.employee.actor.fails(update, bookAgain())).code).toBe('FORBIDDEN')
  })

  it('A cancelled appointment from before cancellers were recorded comes back by managers and admins alone', async () => {
    await world.prisma.serviceAppointment.updateMany({
      where: { id: appointmentId },
      data: { status: 'CANCELLED', place: null },
    })
    expect((await business.employee.actor.fails(update, bookAgain())).code).toBe('FORBIDDEN')
    await business.manager.actor.ok(update, bookAgain())
  })

  it('has one canceller when a manager and an employee cancel it at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => cancelAs(turn % 2 === 0 ? 'EMPLOYEE' : 'MANAGER')),
    )
    const { cancelledById } = await row()
    const allowed = cancelledById === business.employee.id
    expect(await canBookAgain('EMPLOYEE')).toBe(allowed)
    const { failures } = await business.employee.actor.run(update, bookAgain())
    expect(failures.map(({ code }) => code)).toEqual(allowed ? [] : ['FORBIDDEN'])
  })

  it('answers 403 over REST to an employee who did not cancel it', async () => {
    const path = `/api/service-appointments/${appointmentId}`
    const send = async (role: Role, method: string, body?: object) =>
      server.send(method, path, { token: await tokenFor(world, business, role), ...(body && { body }) })
    await send('MANAGER', 'DELETE')
    expect(await send('EMPLOYEE', 'PUT', { status: 'scheduled' })).toMatchObject({
      status: 403,
      body: { message: 'You do not have permission to do this.' },
    })
    expect(await send('MANAGER', 'PUT', { status: 'scheduled' })).toMatchObject({ status: 200 })
    await send('EMPLOYEE', 'DELETE')
    expect(await send('EMPLOYEE', 'PUT', { status: 'scheduled' })).toMatchObject({
      status: 200,
      body: { status: 'scheduled' },
    })
  })
})
