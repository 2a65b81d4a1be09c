import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { EventRow } from '#api/modules/webhooks/message.ts'

/** A message that is due, and the first pending one of its record. */
export interface DueDelivery extends EventRow {
  id: number
  attempts: number
  firstAttemptAt: Date | null
}

const due = `SELECT id, "eventId"::text, type, record, "customerId", data, attempts, "firstAttemptAt", "createdAt"
    FROM "WebhookDelivery" delivery
   WHERE "businessId" = $1 AND "endpointId" = $2 AND state = 'PENDING'
     AND ("nextAttemptAt" IS NULL OR "nextAttemptAt" <= $3)
     AND NOT EXISTS (
       SELECT FROM "WebhookDelivery" former WHERE former."businessId" = $1 AND former."endpointId" = $2
          AND former.state = 'PENDING' AND former.record = delivery.record AND former.id < delivery.id)
   ORDER BY id LIMIT $4`

/**
 * The due messages of an endpoint, oldest first, at most one of each record: a later event of the record waits until
 * the earlier one is delivered or given up.
 */
export function dueDeliveries(
  ctx: BusinessContext,
  endpointId: number,
  limit: number,
): Promise<DueDelivery[]> {
  return ctx.sql<DueDelivery>(due, endpointId, ctx.now(), limit)
}
