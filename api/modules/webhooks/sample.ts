import { now, type Sample } from '#api/testing/sample.ts'

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
}
