import { noteOf } from '#api/testing/harness/records/notes.ts'
import { pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { table } from '#api/testing/harness/samples/restSamples.ts'
import { insertRecord } from '#api/testing/harness/samples/samplesOfModules.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

/** Adds a record of each type that a REST request can refer to; their ids by type. */
export async function restRecords(world: World, business: TestBusiness) {
  const customer = await business.customer()
  // Not one of the signed-in users, because the samples change this user's role.
  const member = await business.member()
  const { note } = await noteOf(world, business, business.admin, [member])
  const { shares } = await noteOf(world, business, business.employee, [business.admin])
  const webhook = await freshWebhook(world, business)
  const ids: Record<string, number | string> = {}
  for (const { record } of table) {
    const insert = record && insertRecord[record]
    if (insert) {
      ids[record] = (await insert({ world, business, customerId: customer.id, mark: 'Own' })).id
    }
  }
  return {
    ...ids,
    WebhookEndpoint: webhook.endpoint.id,
    WebhookDelivery: webhook.message.id,
    Customer: customer.id,
    User: member.id,
    // A step of another plan than the samples add to, because a plan has a maximum number of steps.
    FollowUpStep: (await business.planStep({ customerStatus: 'SOLD' })).id,
    InterestOption: await freshOption(world, business),
    StickyNote: note.id,
    SharedNote: shares[0]?.id ?? 0,
  }
}

/** Creates a fresh option each time, because a row may delete it or rename it. */
async function freshOption({ prisma }: World, { id: businessId }: TestBusiness) {
  const { interestOption } = prisma
  await interestOption.deleteMany({ where: { businessId, NOT: { id: 'own-option' } } })
  const data = { businessId, value: 'foosball', label: 'Foosball', sortOrder: 1 }
  return (await interestOption.create({ data })).id
}

/** Creates a fresh webhook with a message each time; a business has few. */
async function freshWebhook(world: World, business: TestBusiness) {
  const { webhookEndpoint, webhookDelivery } = world.prisma
  await webhookEndpoint.deleteMany({ where: { businessId: business.id } })
  const endpoint = await webhookTo(world, business, 'https://hooks.example.com/', ['text.received'])
  await pendingMessages(world, endpoint, 1)
  return { endpoint, message: await webhookDelivery.findFirstOrThrow({ where: { endpointId: endpoint.id } }) }
}
