import { describe, expect, it } from 'vitest'
import type { Prisma } from '#api/generated/client.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import { textingBusiness } from '#api/testing/harness/sms/texting.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const list = `{ viewer { business { serviceAppointments(filter: ALL) { edges { node {
  databaseId reminderState reminderProblem } } } } } }`

describe('the reminder of an appointment', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(async (scene) => {
    ;({ world } = scene)
    business = await textingBusiness(world)
  })

  const setSms = (smsEnabled: boolean) =>
    world.prisma.business.update({ where: { id: business.id }, data: { smsEnabled } })

  const text = (appointmentId: number, data: Partial<Prisma.SmsMessageUncheckedCreateInput>) =>
    world.prisma.smsMessage.create({
      data: {
        businessId: business.id,
        appointmentId,
        kind: 'reminder',
        toNumber: '+15550100200',
        body: 'Hi',
        ...data,
      },
    })
  const shown = async () => {
    const { viewer } = await business.employee.actor.ok(list)
    const { edges } = viewer.business.serviceAppointments as {
      edges: { node: { databaseId: number; reminderState: string; reminderProblem: string | null } }[]
    }
    return new Map(edges.map(({ node }) => [node.databaseId, [node.reminderState, node.reminderProblem]]))
  }
  const sent = { sentAt: new Date('2026-06-14T13:00:00Z'), providerSid: 'SM7' }

  type Sample = [
    appointment: Partial<Prisma.ServiceAppointmentUncheckedCreateInput>,
    text: Partial<Prisma.SmsMessageUncheckedCreateInput> | null,
    state: string,
    problem?: string,
  ]

  it.each<Sample>([
    [{}, null, 'PENDING'],
    [{ smsReminder: false }, null, 'OFF'],
    [{ status: 'CANCELLED' }, null, 'OFF'],
    [{ startsAt: new Date('2026-06-10T15:00:00Z') }, null, 'OFF'],
    [{}, { state: 'PENDING' }, 'PENDING'],
    [{}, { state: 'CLAIMED', claimedAt: sent.sentAt, claimedBy: 'x' }, 'PENDING'],
    [{ reminderSent: true }, { state: 'SENT', ...sent }, 'SENT'],
    [{ reminderSent: true }, null, 'SENT'],
    [{ reminderSent: true }, { state: 'DELIVERED', ...sent }, 'DELIVERED'],
    [{ reminderSent: true, confirmedAt: sent.sentAt }, { state: 'DELIVERED', ...sent }, 'CONFIRMED'],
    [{}, { state: 'FAILED', errorReason: 'No such number' }, 'FAILED', 'No such number'],
    [{}, { state: 'UNKNOWN', errorReason: 'No answer in time' }, 'UNKNOWN', 'No answer in time'],
    // Reminders of an earlier time and other texts do not count for the current time.
    [{ scheduleVersion: 1 }, { state: 'SENT', ...sent }, 'PENDING'],
    [{}, { kind: 'confirmation', state: 'SENT', ...sent }, 'PENDING'],
  ])('The reminder of an appointment of %j with the text %j is %s', async (data, itsText, state, problem) => {
    const { id } = await appointmentOf(world, business, data)
    await world.prisma.smsMessage.deleteMany({ where: { providerSid: 'SM7' } })
    if (itsText) await text(id, itsText)
    expect((await shown()).get(id)).toEqual([state, problem ?? null])
  })

  it('tells what keeps a pending one from being sent', async () => {
    const { id, customerId } = await appointmentOf(world, business)
    const sent = await appointmentOf(world, business, { reminderSent: true })
    const { phoneNumber } = await world.prisma.customer.findUniqueOrThrow({
      where: { businessId_id: { businessId: business.id, id: customerId } },
    })
    const stop = { businessId: business.id, phoneNumber: `+1${phoneNumber}` }
    await world.prisma.smsOptOut.create({ data: stop })
    expect((await shown()).get(id)).toEqual(['PENDING', 'The customer has opted out of texts'])
    await setSms(false)
    expect((await shown()).get(id)).toEqual(['PENDING', 'SMS is off'])
    expect((await shown()).get(sent.id)).toEqual(['SENT', null])
    await setSms(true)
    await world.prisma.smsOptOut.deleteMany({ where: stop })
    expect((await shown()).get(id)).toEqual(['PENDING', null])
  })

  it.each(['5550123', '55501234', '585010999'])(
    'The reminder of an appointment to the number %j cannot be sent',
    async (phoneNumber) => {
      const { id, customerId } = await appointmentOf(world, business)
      const where = { businessId_id: { businessId: business.id, id: customerId } }
      await world.prisma.customer.update({ where, data: { phoneNumber } })
      expect((await shown()).get(id)).toEqual(['PENDING', 'The phone number cannot receive texts'])
      await world.prisma.customer.update({ where, data: { phoneNumber: '5850109990' } })
      expect((await shown()).get(id)).toEqual(['PENDING', null])
    },
  )

  it('is that of its own business', async () => {
    const stranger = await world.business()
    const foreign = await appointmentOf(world, stranger)
    const own = await appointmentOf(world, business, { id: foreign.id })
    await world.prisma.smsMessage.create({
      data: {
        businessId: stranger.id,
        appointmentId: foreign.id,
        kind: 'reminder',
        toNumber: '+15550100200',
        body: 'Hi',
        state: 'FAILED',
      },
    })
    expect((await shown()).get(own.id)).toEqual(['PENDING', null])
  })
})
