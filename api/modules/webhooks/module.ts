import '#api/modules/webhooks/schema.ts'
import '#api/modules/webhooks/mutations.ts'
import type { Module } from '#api/modules/module.ts'
import { deliverWebhooks } from '#api/modules/webhooks/delivery/deliver.ts'
import { trimDeliveries, wakeEndpoints } from '#api/modules/webhooks/delivery/upkeep.ts'
import { rows } from '#api/modules/webhooks/rest.ts'

export const webhooks: Module = {
  rest: rows,
  jobs: [
    {
      name: 'job queue',
      cron: '* * * * *',
      timeZone: 'UTC',
      atStart: true,
      operation: ({ services }) => wakeEndpoints(services),
    },
  ],
  tasks: (services) => ({ deliverWebhooks: deliverWebhooks(services) }),
  cleanUp: trimDeliveries,
}
