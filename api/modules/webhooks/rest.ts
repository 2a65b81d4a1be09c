import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { WebhookState } from '#api/generated/enums.ts'
import { webhookEvents } from '#api/modules/webhooks/events.ts'
import { newWebhook, webhookChanges } from '#api/modules/webhooks/input.ts'
import { mutationRow } from '#api/rest/mutationRow.ts'
import { queryRow } from '#api/rest/queryRow.ts'
import { recordRows } from '#api/rest/recordRows.ts'
import { enumTexts, instantText, row } from '#api/rest/route.ts'
import { databaseId, pageSelectionOf, selectionText } from '#api/rest/selection.ts'

const eventTexts = enumTexts(webhookEvents, `Events must be from ${Object.values(webhookEvents).join(', ')}`)
const statusTexts = enumTexts(
  { ACTIVE: 'active', FAILING: 'failing', PAUSED: 'paused', DISABLED: 'disabled', GONE: 'gone' },
  'Unknown status',
)
const stateTexts = enumTexts(WebhookState, 'Unknown state')

const webhook = z
  .object({
    id: databaseId,
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(eventTexts.answer),
    isActive: z.boolean(),
    status: statusTexts.answer,
    failingSince: instantText.nullable(),
    lastDeliveredAt: instantText.nullable(),
    createdAt: instantText,
  })
  .meta({ id: 'Webhook' })

const secret = z
  .string()
  .meta({ description: 'The secret that signs the messages. It is returned only once.' })

const delivery = z
  .object({
    id: databaseId,
    messageId: z.string(),
    event: z.string(),
    record: z.string().meta({ description: 'The record that changed, such as `Customer:12`.' }),
    body: z.string().meta({ description: 'The whole body that is sent.' }),
    state: stateTexts.answer,
    attempts: z.int(),
    responseStatus: z.int().nullable(),
    durationMs: z.int().nullable(),
    error: z.string().nullable(),
    lastAttemptAt: instantText.nullable(),
    nextAttemptAt: instantText.nullable(),
    createdAt: instantText,
  })
  .meta({ id: 'WebhookDelivery' })

const idOf = ({ id }: { id: number }) => globalId('WebhookEndpoint', id)
const events = z
  .array(eventTexts.body, { error: 'Events must be a list' })
  .min(1, 'Choose at least one event')
  .meta({ description: 'The types of events to be sent.' })

interface SecretPayload {
  webhook: object
  secret: string
}

const asSecret = {
  selection: `webhook { ${selectionText(webhook)} } secret`,
  answer: webhook.extend({ secret }),
  reshape: ({ webhook: node, secret: text }: SecretPayload) => ({ ...node, secret: text }),
} as const

const webhooks = recordRows('/api/webhooks', {
  record: 'WebhookEndpoint',
  payload: 'webhook',
  answer: webhook,
})

/** The REST rows of webhooks, for those who manage them. */
export const rows = [
  queryRow({
    path: '/api/webhooks',
    summary: 'The webhooks of the business, oldest first.',
    can: 'webhook:manage',
    at: 'viewer.business.webhooks',
    list: true,
    answer: webhook,
  }),
  mutationRow({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Adds a webhook. The answer has its secret.',
    mutation: 'createWebhook',
    ...asSecret,
    status: 201,
    body: newWebhook.extend({ events }),
  }),
  webhooks.update('updateWebhook', {
    summary: 'Changes the fields that are sent.',
    body: webhookChanges.extend({ events: events.optional() }),
  }),
  webhooks.remove('deleteWebhook', { summary: 'Deletes a webhook and its log.' }),
  mutationRow({
    method: 'POST',
    path: '/api/webhooks/:id/rotate-secret',
    summary: 'Replaces the secret. The former one signs as well for 24 hours.',
    mutation: 'rotateWebhookSecret',
    ...asSecret,
    type: 'WebhookEndpoint',
  }),
  mutationRow({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Sends the test event `webhook.test`.',
    mutation: 'sendTestWebhook',
    payload: 'delivery',
    answer: delivery,
    type: 'WebhookEndpoint',
  }),
  row({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'The log of a webhook, newest first.',
    can: 'webhook:manage',
    operation: `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on WebhookEndpoint {
      deliveries(first: $first, after: $after) { ${pageSelectionOf(delivery)} } } } }`,
    at: 'node.deliveries',
    list: true,
    noun: 'Webhook',
    answer: delivery,
    variables: ({ params }) => ({ id: idOf(params) }),
  }),
  mutationRow({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/send-again',
    mutation: 'sendWebhookAgain',
    payload: 'delivery',
    answer: delivery,
    type: 'WebhookDelivery',
  }),
]
