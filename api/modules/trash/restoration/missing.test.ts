import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { remove, restore, restoring } from '#api/modules/trash/testing/trash.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('a record whose surroundings have changed', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const actor = () => business.manager.actor
  const rowOf = (id: number) => world.prisma.serviceAppointment.findFirstOrThrow({ where: { id } })

  it('An appointment gets its slot, another one, or none', async () => {
    const { id: customerId } = await business.customer({ phoneNumber: '5550199' })
    const day = {
      date: '2026-11-30',
      startsAt: new Date('2026-11-30T14:00:00Z'),
      endsAt: new Date('2026-11-30T16:00:00Z'),
    }
    const own = await appointmentOf(world, business, { customerId, ...day, place: 1 })
    const full = await appointmentOf(world, business, {
      customerId,
      ...day,
      place: 2,
      startTime: '10:00',
      startsAt: new Date('2026-11-30T15:00:00Z'),
    })
    const past = await appointmentOf(world, business, {
      ...{ customerId, date: '2026-06-01', place: 1, status: 'COMPLETED' },
      ...{
        startsAt: new Date('2026-06-01T13:00:00Z'),
        endsAt: new Date('2026-06-01T15:00:00Z'),
        completedAt: new Date('2026-06-01T15:00:00Z'),
      },
    })
    const reminder = { businessId: business.id, customerId, appointmentId: full.id, kind: 'reminder' }
    await world.prisma.smsMessage.create({
      data: { ...reminder, toNumber: '+15550100200', body: 'See you' },
    })
    const entry = await remove(actor(), 'Customer', customerId)
    // One of the two slots is taken, and that of the past day.
    await appointmentOf(world, business, { ...day, place: 1 })
    await appointmentOf(world, business, { date: '2026-06-01', place: 1 })
    const { remarks } = await restore(actor(), entry)
    expect(remarks).toEqual(['Nov 30 already has 2 appointments, so this one stayed cancelled.'])
    expect(await rowOf(own.id)).toMatchObject({ status: 'SCHEDULED', place: 2 })
    expect(await rowOf(full.id)).toMatchObject({
      status: 'CANCELLED',
      place: null,
      cancelledById: business.manager.id,
    })
    expect(await world.prisma.smsMessage.findFirst({ where: reminder })).toMatchObject({ state: 'CANCELLED' })
    expect(await rowOf(past.id)).toMatchObject({ status: 'COMPLETED', place: 2 })
    // The first result is answered again.
    expect((await restore(actor(), entry)).remarks).toEqual(remarks)
  })

  it('An appointment that is longer than one may be today comes back as it was', async () => {
    const times = { startTime: '06:00', endTime: '23:00', endsAt: new Date('2026-06-16T03:00:00Z') }
    const long = await appointmentOf(world, business, {
      ...times,
      date: '2026-06-15',
      startsAt: new Date('2026-06-15T10:00:00Z'),
    })
    await restore(actor(), await remove(actor(), 'Customer', long.customerId))
    expect(await rowOf(long.id)).toMatchObject(times)
  })

  it('Its follow-ups keep their copy of a step that is gone and their local time, and its interest comes back as text', async () => {
    const step = await business.planStep()
    const due = { scheduledDate: new Date('2026-06-20T13:00:00Z') }
    const followUp = await business.followUp({ stepId: step.id, title: 'Check in', ...due })
    await world.prisma.customer.updateMany({
      where: { id: followUp.customerId },
      data: { interest: 'Unicycles' },
    })
    const entry = await remove(actor(), 'Customer', followUp.customerId)
    await remove(actor(), 'FollowUpStep', step.id)
    await business.admin.actor.ok(
      'mutation { updateBusiness(input: { timeZone: "America/Chicago" }) { business { id } } }',
    )
    expect((await restore(actor(), entry)).remarks).toEqual([])
    const back = await world.prisma.followUp.findFirstOrThrow({
      where: { id: followUp.id },
      include: { customer: true },
    })
    expect(back).toMatchObject({
      stepId: null,
      title: 'Check in',
      scheduledDate: new Date('2026-06-20T14:00:00Z'),
      state: 'PENDING',
      customer: { interest: 'Unicycles' },
    })
  })

  it('A phone number that somebody else has now is told', async () => {
    const { id } = await business.customer({ phoneNumber: '5550100' })
    const entry = await remove(actor(), 'Customer', id)
    await business.customer({ firstName: 'Sam', lastName: 'Reed', name: 'Sam Reed', phoneNumber: '5550100' })
    expect((await restore(actor(), entry)).remarks).toEqual(['Sam Reed has the same phone number.'])
  })

  it('A contact needs its customer', async () => {
    const { id, customerId } = await business.contact()
    const contact = await remove(actor(), 'Contact', id)
    const customer = await remove(actor(), 'Customer', customerId)
    const refused = await actor().fails(restoring, { input: { id: contact } })
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: 'The customer of this contact was deleted. Restore the customer first.',
    })
    await restore(actor(), customer)
    expect(await restore(actor(), contact)).toMatchObject({ restoredId: globalId('Contact', id) })
  })

  it('A step brings its follow-ups back for customers who still have its status', async () => {
    const step = await business.planStep({ customerStatus: 'UNSOLD' })
    const later = { stepId: step.id, scheduledDate: new Date('2026-06-20T13:00:00Z') }
    const [still, moved] = [await business.followUp(later), await business.followUp(later)]
    const entry = await remove(actor(), 'FollowUpStep', step.id)
    await world.prisma.customer.update({
      where: { businessId_id: { businessId: business.id, id: moved.customerId } },
      data: { status: 'SOLD', statusUpdatedAt: new Date() },
    })
    await restore(actor(), entry)
    const states = await world.prisma.followUp.findMany({
      where: { stepId: step.id },
      orderBy: { id: 'asc' },
    })
    expect(states.map(({ id, state }) => [id, state])).toEqual([
      [still.id, 'PENDING'],
      [moved.id, 'CANCELLED'],
    ])
  })
})
