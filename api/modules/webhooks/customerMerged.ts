import { randomUUID } from 'node:crypto'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { deliverTask } from '#api/modules/webhooks/delivery/lease.ts'
import { webhookEvents } from '#api/modules/webhooks/events.ts'

const tell = `
  INSERT INTO "WebhookDelivery" ("businessId", "endpointId", "eventId", type, record, "customerId", data)
  SELECT $1, id, $2::uuid, '${webhookEvents.CUSTOMER_MERGED}', 'Customer:' || $3::int, $3::int, jsonb_build_object('into', $4::int)
    FROM "WebhookEndpoint"
   WHERE "businessId" = $1 AND "isActive" AND '${webhookEvents.CUSTOMER_MERGED}' = ANY (events)
  RETURNING "endpointId"`

/** Tells programs which customer another one became part of. */
export async function tellOfMerge(tx: BusinessContext, id: number, into: number): Promise<void> {
  const told = await tx.sql<{ endpointId: number }>(tell, randomUUID(), id, into)
  for (const { endpointId } of told) await enqueue(tx, deliverTask, { endpointId })
}
