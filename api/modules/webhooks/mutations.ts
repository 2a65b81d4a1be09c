import { z } from 'zod'
import { globalId, recordId } from '#api/core/graph/ids.ts'
import { mutation } from '#api/core/graph/mutation.ts'
import { businessField, recordPayload } from '#api/modules/business/payload.ts'
import { newWebhook, webhookChanges } from '#api/modules/webhooks/input.ts'
import { WebhookDelivery, WebhookEndpoint } from '#api/modules/webhooks/schema.ts'
import {
  changesAddress,
  createWebhook,
  deleteWebhook,
  rotateSecret,
  sendAgain,
  sendTest,
  updateWebhook,
} from '#api/modules/webhooks/service.ts'

const authScopes = { can: 'webhook:manage' } as const
const id = recordId('WebhookEndpoint', 'Webhook')
const once = 'The secret that signs the messages. It is returned only once.'

mutation('createWebhook', {
  authScopes,
  description: 'Adds a webhook. A business has at most 10.',
  input: newWebhook,
  refusesKey: true,
  confirmed: true,
  resolve: (input, { ctx, services }) => createWebhook(ctx, services, input),
  payload: (t) => ({
    webhook: t.field({ type: WebhookEndpoint, resolve: ({ endpoint }) => endpoint }),
    secret: t.exposeString('secret', { description: once }),
    business: businessField(t),
  }),
})

mutation('updateWebhook', {
  authScopes,
  description: 'Changes the given fields of a webhook, and turns it on or off.',
  input: z.object({ id, ...webhookChanges.shape }),
  refusesKey: true,
  confirmed: ({ id, url }, { ctx }) => changesAddress(ctx, id, url),
  resolve: ({ id, ...changes }, { ctx, services }) => updateWebhook(ctx, services, id, changes),
  payload: recordPayload('webhook', WebhookEndpoint),
})

mutation('deleteWebhook', {
  authScopes,
  description: 'Deletes a webhook and its log. Pending messages are not sent.',
  input: z.object({ id }),
  resolve: ({ id }, { ctx }) => deleteWebhook(ctx, id),
  payload: (t) => ({
    deletedWebhookId: t.id({ resolve: ({ id }) => globalId('WebhookEndpoint', id) }),
    business: businessField(t),
  }),
})

mutation('rotateWebhookSecret', {
  authScopes,
  description: 'Replaces the secret of a webhook. The former one signs as well for 24 hours.',
  input: z.object({ id }),
  refusesKey: true,
  resolve: ({ id }, { ctx, services }) => rotateSecret(ctx, services, id),
  payload: (t) => ({
    webhook: t.field({ type: WebhookEndpoint, resolve: ({ endpoint }) => endpoint }),
    secret: t.exposeString('secret', { description: once }),
  }),
})

mutation('sendTestWebhook', {
  authScopes,
  description: 'Sends the test event `webhook.test` to a webhook that is turned on.',
  input: z.object({ id }),
  resolve: ({ id }, { ctx }) => sendTest(ctx, id),
  payload: (t) => ({
    delivery: t.field({ type: WebhookDelivery, resolve: (delivery) => delivery }),
  }),
})

mutation('sendWebhookAgain', {
  authScopes,
  description: 'Sends a message of the log again, under the same id.',
  input: z.object({ id: recordId('WebhookDelivery', 'Message') }),
  resolve: ({ id }, { ctx }) => sendAgain(ctx, id),
  payload: (t) => ({
    delivery: t.field({ type: WebhookDelivery, resolve: (delivery) => delivery }),
  }),
})
