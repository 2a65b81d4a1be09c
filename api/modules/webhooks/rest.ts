import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { webhookEvents } from '#api/modules/webhooks/events.ts'
import { newWebhook, webhookChanges } from '#api/modules/webhooks/input.ts'
import { enumTexts, instant, row, success } from '#api/rest/route.ts'

const eventTexts = enumTexts(webhookEvents, `Events must be from ${Object.values(webhookEvents).join(', ')}`)
const statusTexts = enumTexts(
  { ACTIVE: 'active', FAILING: 'failing', PAUSED: 'paused', DISABLED: 'disabled', GONE: 'gone' },
  'Unknown status',
)
const stateTexts = enumTexts(
  { PENDING: 'pending', DELIVERED: 'delivered', FAILED: 'failed' },
  'Unknown state',
)

const webhook = z
  .object({
    id: z.int(),
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(eventTexts.answer),
    isActive: z.boolean(),
    status: statusTexts.answer,
    failingSince: instant.nullable(),
    lastDeliveredAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'Webhook' })

const secret = z
  .string()
  .meta({ description: 'The secret that signs the messages. It is returned only once.' })

const fields = 'id: databaseId url description events isActive status failingSince lastDeliveredAt createdAt'

const delivery = z
  .object({
    id: z.int(),
    messageId: z.string(),
    event: z.string(),
    record: z.string().meta({ description: 'The record that changed, such as `Customer:12`.' }),
    state: stateTexts.answer,
    attempts: z.int(),
    responseStatus: z.int().nullable(),
    durationMs: z.int().nullable(),
    error: z.string().nullable(),
    lastAttemptAt: instant.nullable(),
    nextAttemptAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'WebhookDelivery' })

const deliveryFields = `id: databaseId messageId event record state attempts responseStatus durationMs error lastAttemptAt
  nextAttemptAt createdAt`

const idOf = ({ id }: { id: number }) => globalId('WebhookEndpoint', id)
const events = z
  .array(eventTexts.body, { error: 'Events must be a list' })
  .min(1, 'Choose at least one event')
  .meta({ description: 'The types of events to be sent.' })

interface SecretPayload {
  webhook: object
  secret: string
}
const withSecret = ({ webhook: node, secret: text }: SecretPayload) => ({ ...node, secret: text })

/** The REST rows of webhooks, for those who manage them. */
export const rows = [
  row({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'The webhooks of the business, oldest first.',
    can: 'webhook:manage',
    operation: `query { viewer { business { webhooks { ${fields} } } } }`,
    at: 'viewer.business.webhooks',
    list: true,
    answer: webhook,
  }),
  row({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Adds a webhook. The answer has its secret.',
    operation: `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { ${fields} } secret } }`,
    at: 'createWebhook',
    status: 201,
    answer: webhook.extend({ secret }),
    reshape: withSecret,
    body: newWebhook.extend({ events }),
    variables: ({ body }) => ({ input: body }),
  }),
  row({
    method: 'PUT',
    path: '/api/webhooks/:id',
    summary: 'Changes the fields that are sent.',
    operation: `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { ${fields} } } }`,
    at: 'updateWebhook.webhook',
    answer: webhook,
    body: webhookChanges.extend({ events: events.optional() }),
    variables: ({ params, body }) => ({ input: { ...body, id: idOf(params) } }),
  }),
  row({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Deletes a webhook and its log.',
    operation: 'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { deletedWebhookId } }',
    at: 'deleteWebhook',
    ...success,
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
  row({
    method: 'POST',
    path: '/api/webhooks/:id/rotate-secret',
    summary: 'Replaces the secret. The former one signs as well for 24 hours.',
    operation: `mutation ($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) { webhook { ${fields} } secret } }`,
    at: 'rotateWebhookSecret',
    answer: webhook.extend({ secret }),
    reshape: withSecret,
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
  row({
    method: 'POST',
    path: '/api/webhooks/:id/test',
    summary: 'Sends the test event `webhook.test`.',
    operation: `mutation ($input: SendTestWebhookInput!) { sendTestWebhook(input: $input) { delivery { ${deliveryFields} } } }`,
    at: 'sendTestWebhook.delivery',
    answer: delivery,
    variables: ({ params }) => ({ input: { id: idOf(params) } }),
  }),
  row({
    method: 'GET',
    path: '/api/webhooks/:id/deliveries',
    summary: 'The log of a webhook, newest first.',
    can: 'webhook:manage',
    operation: `query ($id: ID!, $first: Int, $after: String) { node(id: $id) { ... on WebhookEndpoint {
      deliveries(first: $first, after: $after) {
        edges { node { ${deliveryFields} } } pageInfo { hasNextPage endCursor } } } } }`,
    at: 'node.deliveries',
    list: true,
    noun: 'Webhook',
    answer: delivery,
    variables: ({ params }) => ({ id: idOf(params) }),
  }),
  row({
    method: 'POST',
    path: '/api/webhook-deliveries/:id/send-again',
    summary: 'Sends a message of the log again, under the same id.',
    operation: `mutation ($input: SendWebhookAgainInput!) { sendWebhookAgain(input: $input) { delivery { ${deliveryFields} } } }`,
    at: 'sendWebhookAgain.delivery',
    answer: delivery,
    variables: ({ params }) => ({ input: { id: globalId('WebhookDelivery', params.id) } }),
  }),
]
