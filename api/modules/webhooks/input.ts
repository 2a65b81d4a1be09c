import { z } from 'zod'
import { optionalText, text } from '#api/core/input/input.ts'
import { type WebhookEventName, webhookEventNames } from '#api/modules/webhooks/events.ts'

const url = text('Address', 500).meta({
  description:
    'The address that messages are sent to by POST. It starts with https://, contains no password, and its port is 80, 443, or one from 1024.',
})

const description = optionalText('Description', 200).meta({ description: 'What the webhook is for.' })

const events = z
  .array(z.enum(webhookEventNames).meta({ title: 'WebhookEvent' }))
  .min(1, 'Choose at least one event')
  .max(webhookEventNames.length, 'Name each event once')
  .transform((names): WebhookEventName[] => [...new Set(names)])
  .meta({ description: 'The types of events to be sent.' })

/** A new webhook. */
export const newWebhook = z.object({ url, description: description.optional(), events })
export type NewWebhook = z.output<typeof newWebhook>

/** Changes of a webhook; fields that are missing stay. */
export const webhookChanges = z.object({
  url: url.optional(),
  description: description.optional(),
  events: events.optional(),
  isActive: z
    .boolean()
    .optional()
    .meta({ description: 'False turns it off: events are not recorded, and pending messages end.' }),
})
export type WebhookChanges = z.output<typeof webhookChanges>
