import type { Services } from '#api/core/context/services.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { WebhookState } from '#api/generated/enums.ts'
import { isAllowedPort } from '#api/modules/webhooks/address.ts'
import { pauseAfter, retryFor } from '#api/modules/webhooks/delivery/backoff.ts'
import type { LeasedEndpoint } from '#api/modules/webhooks/delivery/lease.ts'
import type { DueDelivery } from '#api/modules/webhooks/delivery/queue.ts'
import { messageId, messageOf, signedHeaders } from '#api/modules/webhooks/message.ts'
import { type PostOutcome, post } from '#api/modules/webhooks/outgoing/post.ts'
import { secretsOf } from '#api/modules/webhooks/secrets.ts'

/** The time until a response is complete, in milliseconds. */
const answerTime = 10_000

/** The result of an attempt. */
interface Attempt {
  outcome: PostOutcome
  durationMs: number
}

type AttemptServices = Pick<Services, 'seals' | 'allowsPrivateWebhooks' | 'clock'>

/** Sends one message once. */
export async function attemptDelivery(
  { seals, allowsPrivateWebhooks, clock }: AttemptServices,
  { ctx, endpoint }: { ctx: BusinessContext; endpoint: LeasedEndpoint },
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<Attempt> {
  const sentAt = clock.now()
  const secrets = secretsOf(seals, ctx, endpoint)
  if (secrets.length === 0) return notSent('The signing secret cannot be read: replace it.')
  // An address that was saved before ports were restricted.
  if (!isAllowedPort(new URL(endpoint.url))) return notSent('The port must be 80, 443, or one from 1024.')
  const body = messageOf(delivery)
  const began = performance.now()
  const outcome = await post({
    url: endpoint.url,
    headers: {
      ...signedHeaders(messageId(delivery), body, sentAt, secrets),
      'user-agent': 'Cuecard-Webhooks',
    },
    body,
    allowsPrivate: allowsPrivateWebhooks,
    timeout: answerTime,
    signal,
  })
  return { outcome, durationMs: Math.round(performance.now() - began) }
}

const notSent = (failure: string): Attempt => ({ outcome: { failure }, durationMs: 0 })

/** Whether the receiver took the message. */
export function isDelivered(outcome: PostOutcome): boolean {
  return 'status' in outcome && outcome.status >= 200 && outcome.status < 300
}

/** Whether the receiver wants no more messages. */
export function isGone(outcome: PostOutcome): boolean {
  return 'status' in outcome && outcome.status === 410
}

function errorOf(outcome: PostOutcome): string {
  if ('failure' in outcome) return outcome.failure
  const { status } = outcome
  if (status >= 300 && status < 400) return `The answer was ${status}: redirects are not followed.`
  return `The answer was ${status}.`
}

/**
 * Records an attempt and resolves to the new state. A failed message is tried again later, until a day after its first
 * attempt.
 */
export async function recordAttempt(
  ctx: BusinessContext,
  { id, attempts, firstAttemptAt }: DueDelivery,
  { outcome, durationMs }: Attempt,
): Promise<WebhookState> {
  const now = ctx.now()
  const first = firstAttemptAt ?? now
  const lastChance = first.getTime() + retryFor
  const made = attempts + 1
  const tried = {
    attempts: made,
    firstAttemptAt: first,
    lastAttemptAt: now,
    durationMs,
    responseStatus: 'status' in outcome ? outcome.status : null,
  }
  const result = isDelivered(outcome)
    ? { state: 'DELIVERED' as const, error: null, nextAttemptAt: null }
    : now.getTime() >= lastChance
      ? { state: 'FAILED' as const, error: errorOf(outcome), nextAttemptAt: null }
      : {
          state: 'PENDING' as const,
          error: errorOf(outcome),
          nextAttemptAt: new Date(Math.min(now.getTime() + pauseAfter(made), lastChance)),
        }
  await ctx.db.webhookDelivery.updateMany({ where: { id, state: 'PENDING' }, data: { ...tried, ...result } })
  return result.state
}
