import { globalId } from '#api/core/graph/ids.ts'
import { appointmentOf } from '#api/testing/harness/records/appointments.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** A customer with rows in every table that a customer has rows in. */
export async function filledCustomer(world: World, business: TestBusiness) {
  const { prisma } = world
  const customer = await business.customer({ notes: 'noteworthy', ownerId: business.manager.id })
  const { id: customerId, businessId } = customer
  const contact = await business.contact({ customerId, notes: 'noteworthy' })
  const step = await business.planStep({ customerStatus: 'SOLD' })
  await business.followUp({ customerId, stepId: step.id })
  const appointment = await appointmentOf(world, business, { customerId, place: 1 })
  const text = { businessId, customerId, toNumber: '+15550100200', body: 'noteworthy', kind: 'reminder' }
  const sent = {
    state: 'SENT',
    sentAt: world.clock.now(),
    providerSid: `SM${customerId}`,
    attempts: 1,
  } as const
  await prisma.smsMessage.create({ data: { ...text, ...sent, appointmentId: appointment.id } })
  await prisma.smsReply.create({
    data: { businessId, customerId, fromNumber: '+15550100200', body: 'C', providerSid: `SR${customerId}` },
  })
  const { actor } = business.employee
  await actor.ok(
    'mutation ($input: ChangeCustomerStatusInput!) { changeCustomerStatus(input: $input) { customer { id } } }',
    { input: { id: globalId('Customer', customerId), status: 'SOLD' } },
  )
  await actor.ok(
    'mutation ($input: CompleteContactInput!) { completeContact(input: $input) { contact { id } } }',
    { input: { id: globalId('Contact', contact.id), notes: 'noteworthy' } },
  )
  return customer
}
