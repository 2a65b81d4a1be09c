import { bulkEvent, testEvent, webhookEvents } from '#api/modules/webhooks/events.ts'

const events = [...Object.values(webhookEvents), bulkEvent, testEvent]

const message = {
  type: 'object',
  required: ['type', 'timestamp', 'data'],
  properties: {
    type: { type: 'string', enum: events },
    timestamp: { type: 'string', format: 'date-time' },
    data: {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'integer', description: 'The number of the record.' },
        customerId: { type: ['integer', 'null'], description: 'The customer of the record.' },
        into: { type: 'integer', description: 'Of `customer.merged`: the customer who stayed.' },
        kind: { type: 'string', description: `Of \`${bulkEvent}\`: what was done, such as \`import\`.` },
        counts: {
          type: 'object',
          additionalProperties: { type: 'integer' },
          description: `Of \`${bulkEvent}\`: what became of how many records.`,
        },
      },
    },
  },
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** The messages that Cuecard sends to webhooks (docs/product/webhooks.md), for the API description. */
export function webhookMessages(): object {
  return {
    recordChanged: {
      post: {
        operationId: 'receiveWebhook',
        summary: 'A record has changed.',
        description: 'Cuecard sends it to the address of a webhook, and again until it is answered with 2xx.',
        tags: ['webhooks'],
        security: [],
        parameters: [
          header('webhook-id', 'The id of the message; a repetition has the same.'),
          header('webhook-timestamp', 'When it was sent, in seconds since 1970.'),
          header('webhook-signature', 'The signatures of the message, as Standard Webhooks defines them.'),
        ],
        requestBody: { required: true, content: { 'application/json': { schema: message } } },
        responses: { '2XX': { description: 'The message has arrived.' } },
      },
    },
  }
}
