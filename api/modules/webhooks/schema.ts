import { builder } from '#api/core/graph/builder.ts'
import { connectionOf } from '#api/core/graph/connection.ts'
import { priced } from '#api/core/limits/prices.ts'
import { childConnection } from '#api/core/reads/childList.ts'
import { reads } from '#api/core/reads/sources.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { allowed, recordNode } from '#api/modules/business/fields.ts'
import { Business } from '#api/modules/business/schema.ts'
import { eventNames, webhookEventNames } from '#api/modules/webhooks/events.ts'
import {
  type DeliveryRow,
  deliveryOrder,
  endpointsOf,
  mostEndpoints,
  visibleDeliveries,
  visibleEndpoints,
} from '#api/modules/webhooks/lists.ts'
import { messageId, messageOf } from '#api/modules/webhooks/message.ts'
import { acceptsWebhooks } from '#api/modules/webhooks/service.ts'

const WebhookEventEnum = builder.enumType('WebhookEvent', {
  description: 'A type of events. A message names it in lower case: `customer.created`.',
  values: webhookEventNames,
})

const WebhookStatusEnum = builder.enumType('WebhookStatus', {
  description: 'Whether a webhook works.',
  values: {
    ACTIVE: { description: 'It is sent events.' },
    FAILING: { description: 'The latest attempt failed; messages are tried again for a day.' },
    PAUSED: { description: 'An admin turned it off.' },
    DISABLED: { description: 'Cuecard turned it off, because nothing could be delivered for a day.' },
    GONE: { description: 'Cuecard turned it off, because the receiver answered 410.' },
  },
})

const WebhookDeliveryStateEnum = builder.enumType('WebhookDeliveryState', {
  description: 'What became of a message.',
  values: {
    PENDING: { description: 'It waits to be sent or tried again.' },
    DELIVERED: { description: 'The receiver answered with 2xx.' },
    FAILED: { description: 'It was given up. It can be sent again.' },
  },
})

interface StatusColumns {
  isActive: boolean
  disabledReason: string | null
  failures: number
}

function statusOf({ isActive, disabledReason, failures }: StatusColumns) {
  if (isActive) return failures > 0 ? 'FAILING' : 'ACTIVE'
  if (disabledReason === 'gone') return 'GONE'
  return disabledReason === null ? 'PAUSED' : 'DISABLED'
}

/** A webhook: an address that events of the business are sent to (docs/product/webhooks.md). */
export const WebhookEndpoint = builder.prismaNode('WebhookEndpoint', {
  ...recordNode(visibleEndpoints),
  description:
    'A webhook: an address that events of the business are sent to. Only those who manage webhooks see it.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    url: t.exposeString('url'),
    description: t.exposeString('description', { nullable: true }),
    events: t.field({
      type: [WebhookEventEnum],
      extensions: priced({ rows: webhookEventNames.length, statements: 0 }),
      resolve: ({ events }) => eventNames(events),
    }),
    isActive: t.exposeBoolean('isActive'),
    status: t.field({ type: WebhookStatusEnum, resolve: statusOf }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'The first failed attempt since the latest delivery; null when the latest attempt succeeded.',
    }),
    lastDeliveredAt: t.expose('lastDeliveredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a message was last delivered; null when none has been.',
    }),
    formerSecretUntil: t.expose('formerSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the last rotation signs as well.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

/** A message to a webhook, pending or in its log. */
export const WebhookDelivery = builder.prismaNode('WebhookDelivery', {
  ...recordNode(visibleDeliveries),
  description: 'A message to a webhook: an event on its way, and an entry of the log afterwards.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number in the REST API.' }),
    messageId: t.string({
      description: 'The `webhook-id` that the receiver sees; the same for each attempt.',
      select: { eventId: true },
      resolve: messageId,
    }),
    event: t.exposeString('type', {
      description: 'The type of the event as the message names it, such as `customer.created`.',
    }),
    body: t.string({
      description: 'The whole body that each attempt sends, which is shorter than a kilobyte.',
      extensions: reads('type', 'record', 'customerId', 'data', 'createdAt'),
      resolve: (delivery) => messageOf(delivery),
    }),
    record: t.exposeString('record', { description: 'The record that changed, such as `Customer:12`.' }),
    state: t.expose('state', { type: WebhookDeliveryStateEnum }),
    attempts: t.exposeInt('attempts', { description: 'How often it has been tried.' }),
    lastAttemptAt: t.expose('lastAttemptAt', { type: 'DateTime', nullable: true }),
    nextAttemptAt: t.expose('nextAttemptAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is tried again; null for as soon as possible, or never.',
    }),
    responseStatus: t.exposeInt('responseStatus', {
      nullable: true,
      description: 'The HTTP status of the latest answer; null without one.',
    }),
    durationMs: t.exposeInt('durationMs', {
      nullable: true,
      description: 'How long the latest attempt took, in milliseconds.',
    }),
    error: t.exposeString('error', { nullable: true, description: 'Why the latest attempt failed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the change was made.' }),
  }),
})

builder.prismaObjectField(WebhookEndpoint, 'deliveries', (t) =>
  t.connection(
    {
      type: WebhookDelivery,
      description:
        'The log: pending messages and those of the last 30 days, at most about 10,000, newest first.',
      ...childConnection<DeliveryRow>({ by: 'endpointId', order: deliveryOrder }),
    },
    ...connectionOf(WebhookDelivery),
  ),
)

builder.prismaObjectFields(Business, (t) => ({
  webhooks: t.prismaField({
    type: [WebhookEndpoint],
    extensions: priced({ rows: mostEndpoints }),
    description: `The webhooks of the business, at most ${mostEndpoints}, oldest first; empty for those who may not manage them.`,
    resolve: (query, _business, _args, { ctx }) => endpointsOf(ctx, query),
  }),
  canAddWebhooks: t.boolean({
    description: 'Whether webhooks may be added: by those who manage them, and not in the demo.',
    resolve: (_business, _args, { ctx, viewer }) => may(viewer, 'webhook:manage') && acceptsWebhooks(ctx),
  }),
  mostWebhooks: t.int({
    description: 'The largest number of webhooks of a business.',
    resolve: () => mostEndpoints,
  }),
  canManageWebhooks: t.boolean(allowed('webhook:manage', 'add, change and delete webhooks')),
}))
