import * as z from 'zod/mini'
import { CreateWebhookInput as most } from '#web/generated/maxLengths.ts'
import { optional, required } from '#web/ui/forms/fieldShapes.ts'
import { allEvents } from '../eventWords.ts'

/** The fields of a webhook, as they are typed. */
export const webhookFields = {
  url: required('Address', most.url),
  description: optional('Description', most.description),
  events: z.array(z.enum(allEvents)).check(z.minLength(1, 'Choose at least one event')),
}

export type WebhookValues = { url: string; description: string; events: (typeof allEvents)[number][] }
