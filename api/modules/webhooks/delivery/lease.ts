import type { Services } from '#api/core/context/services.ts'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import { type BusinessContext, createBusinessContext } from '#api/core/tenancy/businessContext.ts'

/** The task that sends the due messages of one endpoint; triggers name it, too. */
export const deliverTask = 'deliverWebhooks'

/** The columns of an endpoint that sending needs. */
export interface LeasedEndpoint {
  id: number
  url: string
  secretSealed: string
  formerSecretSealed: string | null
  formerSecretUntil: Date | null
  failures: number
  failingSince: Date | null
  leasedUntil: Date
}

/** One server at a time sends to an endpoint. A lease that is not given back, because the server died, expires. */
export interface Lease {
  ctx: BusinessContext
  endpoint: LeasedEndpoint
}

const take = `UPDATE "WebhookEndpoint" endpoint SET "leasedUntil" = now() + interval '60 seconds'
    FROM "Business" business
   WHERE endpoint."businessId" = $1 AND endpoint.id = $2 AND endpoint."isActive"
     AND business.id = endpoint."businessId" AND business."isActive" AND business."subscriptionStatus" = 'ACTIVE'
     AND (endpoint."leasedUntil" IS NULL OR endpoint."leasedUntil" < now())
     AND (endpoint."retryAt" IS NULL OR endpoint."retryAt" <= $3)
  RETURNING endpoint.id, url, "secretSealed", "formerSecretSealed", "formerSecretUntil", failures, "failingSince",
            "leasedUntil", business."timeZone"`

/** Takes the lease; null when another server has it, or nothing may be sent now. */
export async function takeLease(
  services: Services,
  businessId: number,
  endpointId: number,
): Promise<Lease | null> {
  const { statements, clock } = services
  const [row] = await statements.rows<LeasedEndpoint & { timeZone: string }>(take, [
    businessId,
    endpointId,
    clock.now(),
  ])
  if (!row) return null
  const { timeZone, ...endpoint } = row
  const system = { kind: 'system', businessId, timeZone } as const
  return { ctx: createBusinessContext(services.tenant(businessId), system, clock), endpoint }
}

/** What is known about an endpoint after some attempts. */
export interface Health {
  failures: number
  failingSince: Date | null
  /** Nothing is sent before this time. */
  retryAt: Date | null
  lastDeliveredAt?: Date
}

/** Gives the lease back and records how the endpoint did. */
export async function endLease({ ctx, endpoint }: Lease, health: Health): Promise<void> {
  const { id, leasedUntil } = endpoint
  await ctx.db.webhookEndpoint.updateMany({
    where: { id, leasedUntil },
    data: { ...health, leasedUntil: null },
  })
}

const next = `SELECT "nextAttemptAt" FROM "WebhookDelivery" delivery
   WHERE "businessId" = $1 AND "endpointId" = $2 AND state = 'PENDING' AND NOT EXISTS (
     SELECT FROM "WebhookDelivery" former WHERE former."businessId" = $1 AND former."endpointId" = $2
        AND former.state = 'PENDING' AND former.record = delivery.record AND former.id < delivery.id)
   ORDER BY "nextAttemptAt" NULLS FIRST LIMIT 1`

/**
 * Enqueues the job for the next message of the endpoint, if there is one. It is read after the lease has been given
 * back: a job that found the lease taken has ended without doing anything.
 */
export async function enqueueNext(
  { ctx, endpoint: { id: endpointId } }: Lease,
  notBefore: Date,
): Promise<void> {
  const [waiting] = await ctx.sql<{ nextAttemptAt: Date | null }>(next, endpointId)
  if (!waiting) return
  const runAt = new Date(Math.max(waiting.nextAttemptAt?.getTime() ?? 0, notBefore.getTime()))
  await enqueue(ctx, deliverTask, { endpointId }, { runAt, key: `${deliverTask} ${endpointId}` })
}
