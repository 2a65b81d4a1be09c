import { randomUUID } from 'node:crypto'
import { pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { type Given, now, type Sample } from '#api/testing/harness/samples/sample.ts'

/** A webhook that makes nothing of what the tests write. */
const silentEndpoint = ({ world, business, mark }: Given) =>
  world.prisma.webhookEndpoint.create({
    data: {
      businessId: business.id,
      url: `https://${mark.toLowerCase()}.example/`,
      description: mark,
      events: ['customer.created'],
      isActive: false,
      secretSealed: mark,
    },
  })

export const sample: Sample = {
  rows: {
    WebhookEndpoint: {
      businessId: 7,
      id: 1,
      url: 'https://hooks.example.com/',
      events: ['contact.reopened'],
      secretSealed: 'v1.x.y',
    },
    WebhookDelivery: {
      businessId: 7,
      id: 1,
      endpointId: 1,
      eventId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
      type: 'customer.created',
      record: 'Customer:1',
    },
  },
  broken: {
    WebhookEndpoint_url_check: [{ url: 'ftp://hooks.example.com' }],
    WebhookEndpoint_events_check: [{ events: [] }],
    WebhookEndpoint_disabledReason_check: [
      { disabledReason: 'gone' },
      { disabledReason: 'other', isActive: false },
    ],
    WebhookEndpoint_formerSecret_check: [{ formerSecretSealed: 'v1.x.y' }, { formerSecretUntil: now }],
    WebhookEndpoint_failures_check: [
      { failures: 1 },
      { failingSince: now },
      { failures: -1, failingSince: now },
    ],
    WebhookDelivery_type_check: [{ type: 'customer' }],
    WebhookDelivery_record_check: [{ record: 'customer 1' }],
    WebhookDelivery_attempts_check: [{ attempts: -1 }],
  },
  records: {
    WebhookEndpoint: silentEndpoint,
    WebhookDelivery: async (given) => {
      const { id: endpointId } = await silentEndpoint(given)
      return given.world.prisma.webhookDelivery.create({
        data: {
          businessId: given.business.id,
          endpointId,
          eventId: randomUUID(),
          type: 'customer.created',
          record: `Customer:${given.customerId}`,
          state: 'FAILED',
          error: given.mark,
        },
      })
    },
  },
  insertMany: async ({ business, world, size }) => {
    const webhook = await webhookTo(world, business, 'https://hooks.example.com/', ['text.received'])
    await pendingMessages(world, webhook, size)
    return { WebhookEndpoint: [webhook] }
  },
  rules: {
    createWebhook: 'webhook:manage',
    updateWebhook: 'webhook:manage',
    deleteWebhook: 'webhook:manage',
    rotateWebhookSecret: 'webhook:manage',
    sendTestWebhook: 'webhook:manage',
    sendWebhookAgain: 'webhook:manage',
  },
  statements: {
    WebhookLogPaginationQuery: 2,
    WebhookLogQuery: 2,
    '/api/webhooks': 2,
    '/api/webhooks/:id/deliveries': 2,
  },
}
