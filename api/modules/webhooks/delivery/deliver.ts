import type { Services } from '#api/core/context/services.ts'
import type { Task } from '#api/core/jobs/queue.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'
import {
  attemptDelivery,
  isDelivered,
  isGone,
  recordAttempt,
} from '#api/modules/webhooks/delivery/attempt.ts'
import { failuresBeforePause, pauseAfter, retryFor } from '#api/modules/webhooks/delivery/backoff.ts'
import { type DisabledReason, disable } from '#api/modules/webhooks/delivery/disable.ts'
import {
  endLease,
  enqueueNext,
  type Health,
  type Lease,
  takeLease,
} from '#api/modules/webhooks/delivery/lease.ts'
import { type DueDelivery, dueDeliveries } from '#api/modules/webhooks/delivery/queue.ts'

/** How many messages one endpoint gets at the same time, and how many are read at once. */
const messagesAtOnce = 4
const batch = 50
/** After this time a job gives other endpoints a turn, in milliseconds. */
const turnDuration = 20_000
/** How many endpoints that fail are tried at the same time, so that they leave room for those that work. */
const failingAtOnce = 10
const laterBy = 5_000

interface EndpointJob {
  businessId: number
  endpointId: number
}

/** The task that sends the due messages of one endpoint. */
export function deliverWebhooks(services: Services): Task {
  let failing = 0
  return async (payload, signal) => {
    const { businessId, endpointId } = payload as EndpointJob
    const lease = await takeLease(services, businessId, endpointId)
    if (!lease) return
    const isFailing = lease.endpoint.failures >= failuresBeforePause
    if (isFailing && failing >= failingAtOnce) {
      const { failures, failingSince } = lease.endpoint
      const retryAt = new Date(services.clock.now().getTime() + laterBy)
      await endLease(lease, { failures, failingSince, retryAt })
      await enqueueNext(lease, retryAt)
      return
    }
    if (isFailing) failing += 1
    try {
      await deliverDue(services, lease, signal)
    } finally {
      if (isFailing) failing -= 1
    }
  }
}

/**
 * Sends the due messages of an endpoint until none is left, the endpoint fails repeatedly, or the turn is over. A
 * message that was sent and could not be recorded is sent again.
 */
async function deliverDue(services: Services, lease: Lease, signal: AbortSignal): Promise<void> {
  const { ctx, endpoint } = lease
  const { failures, failingSince } = endpoint
  const health: Health = { failures, failingSince, retryAt: null }
  const limit = createLimiter({ atOnce: messagesAtOnce })
  const until = performance.now() + turnDuration
  let off: DisabledReason | null = null
  const isOver = () =>
    signal.aborted || off !== null || health.failures >= failuresBeforePause || performance.now() > until

  const deliver = async (delivery: DueDelivery): Promise<void> => {
    const result = await attemptDelivery(services, lease, delivery, signal)
    const isDone = isDelivered(result.outcome)
    // Aborted by the stop of the server: do not record a failure.
    if (signal.aborted && !isDone) return
    const state = await recordAttempt(ctx, delivery, result)
    const now = ctx.now()
    if (isDone) {
      Object.assign(health, { failures: 0, failingSince: null, lastDeliveredAt: now })
      return
    }
    health.failures += 1
    health.failingSince ??= now
    if (isGone(result.outcome)) off = 'gone'
    // Disable the endpoint only when every attempt has failed for as long as a message is retried.
    else if (state === 'FAILED' && now.getTime() >= health.failingSince.getTime() + retryFor)
      off ??= 'failing'
  }

  try {
    // A failing endpoint gets one message as a probe; success releases the rest.
    if (failures >= failuresBeforePause)
      for (const one of await dueDeliveries(ctx, endpoint.id, 1)) await deliver(one)
    while (!isOver()) {
      const due = await dueDeliveries(ctx, endpoint.id, batch)
      if (due.length === 0) break
      await Promise.all(due.map((one) => limit(async () => (isOver() ? undefined : deliver(one)))))
    }
    if (health.failures >= failuresBeforePause) {
      health.retryAt = retryAfter(health, ctx.now())
    }
    if (off) await disable(ctx, endpoint, off)
  } finally {
    await endLease(lease, health)
  }
  if (!off) await enqueueNext(lease, health.retryAt ?? ctx.now())
}

/** When an endpoint that fails gets the next message; at the end of the day of retries at the latest. */
function retryAfter({ failures, failingSince }: Health, now: Date): Date {
  const pauseEnd = now.getTime() + pauseAfter(failures - failuresBeforePause + 1)
  const lastChance = (failingSince ?? now).getTime() + retryFor
  return new Date(lastChance > now.getTime() ? Math.min(pauseEnd, lastChance) : pauseEnd)
}
