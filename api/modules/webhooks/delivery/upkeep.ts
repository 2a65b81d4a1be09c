import type { Services } from '#api/core/context/services.ts'
import { batchSize, inBatches } from '#api/core/database/batches.ts'
import { releaseLostJobs } from '#api/core/jobs/queue.ts'
import { deliverTask } from '#api/modules/webhooks/delivery/lease.ts'

/** How many days the log of deliveries is kept, and how many of one endpoint. */
export const deliveriesKeptDays = 30
const keptPerEndpoint = 10_000

const wake = `SELECT enqueue_job('${deliverTask}',
    json_build_object('businessId', endpoint."businessId", 'endpointId', endpoint.id), NULL,
    '${deliverTask} ' || endpoint.id)::text
  FROM "WebhookEndpoint" endpoint JOIN "Business" business ON business.id = endpoint."businessId"
 WHERE endpoint."isActive" AND business."isActive" AND business."subscriptionStatus" = 'ACTIVE'
   AND (endpoint."leasedUntil" IS NULL OR endpoint."leasedUntil" < now())
   AND (endpoint."retryAt" IS NULL OR endpoint."retryAt" <= $1)
   AND EXISTS (
     SELECT FROM "WebhookDelivery" delivery
      WHERE delivery."businessId" = endpoint."businessId" AND delivery."endpointId" = endpoint.id
        AND delivery.state = 'PENDING' AND delivery."createdAt" < now() - make_interval(secs => $2)
        AND (delivery."nextAttemptAt" IS NULL OR delivery."nextAttemptAt" <= $1))`

/**
 * Enqueues a job for each endpoint with messages that no job sends: because the server that sent them died, or because
 * the database was restored from a backup, which has no queue.
 */
export async function wakeEndpoints(services: Services, overdueSeconds = 60): Promise<void> {
  await releaseLostJobs(services.statements)
  await services.statements.rows(wake, [services.clock.now(), overdueSeconds])
}

const trimMany = `DELETE FROM "WebhookDelivery" WHERE ("businessId", id) IN (
    SELECT delivery."businessId", delivery.id
      FROM "WebhookEndpoint" endpoint
      CROSS JOIN LATERAL (SELECT id FROM "WebhookDelivery" kept
         WHERE kept."businessId" = endpoint."businessId" AND kept."endpointId" = endpoint.id
         ORDER BY id DESC OFFSET $1 LIMIT 1) AS oldest
      JOIN "WebhookDelivery" delivery ON delivery."businessId" = endpoint."businessId"
       AND delivery."endpointId" = endpoint.id AND delivery.id <= oldest.id AND delivery.state <> 'PENDING'
     LIMIT ${batchSize}) RETURNING 1`

/** Deletes log entries beyond the newest 10,000 of an endpoint. */
export function trimDeliveries(
  { statements }: Pick<Services, 'statements'>,
  signal?: AbortSignal,
  most = keptPerEndpoint,
): Promise<void> {
  return inBatches(statements, trimMany, { values: [most], signal })
}
