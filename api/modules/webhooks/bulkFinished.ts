import { randomUUID } from 'node:crypto'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { deliverTask } from '#api/modules/webhooks/delivery/lease.ts'
import { bulkEvent } from '#api/modules/webhooks/events.ts'

/** Of more records than this, programs are told in one message. */
const quietAbove = 100

const turnOn = `SELECT set_config('cuecard.quiet', 'on', true) FROM "Business" WHERE id = $1`

/** Leaves out the message about each record that the transaction writes, when the act has many. */
export async function quietWhenLarge(tx: BusinessContext, records: number): Promise<void> {
  if (records > quietAbove) await tx.sql(turnOn)
}

/** An act on many records that has ended. */
export interface BulkAct {
  /** What was done, such as `import`. */
  kind: string
  /** The record of the act, such as `Import:12`. */
  subject: `${string}:${number}`
  /** How many records it dealt with. */
  records: number
  /** What became of them: how many by word. */
  counts: Record<string, number>
  /** The first words of the events that were left out, such as `customer`. */
  nouns: readonly string[]
}

const tell = `
  INSERT INTO "WebhookDelivery" ("businessId", "endpointId", "eventId", type, record, data)
  SELECT $1, id, $2::uuid, '${bulkEvent}', $3, $4::jsonb FROM "WebhookEndpoint" AS endpoint
   WHERE "businessId" = $1 AND "isActive"
     AND EXISTS (SELECT FROM unnest(events) AS event WHERE split_part(event, '.', 1) = ANY ($5::text[]))
  RETURNING "endpointId"`

/** Tells programs once what `quietWhenLarge` has left out: each webhook that takes one of those events. */
export async function tellBulkFinished(
  tx: BusinessContext,
  { kind, subject, records, counts, nouns }: BulkAct,
): Promise<void> {
  if (records <= quietAbove) return
  const data = JSON.stringify({ kind, counts })
  const told = await tx.sql<{ endpointId: number }>(tell, randomUUID(), subject, data, nouns)
  for (const { endpointId } of told) await enqueue(tx, deliverTask, { endpointId })
}
