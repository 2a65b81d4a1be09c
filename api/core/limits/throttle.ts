import { createHash } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#api/core/errors/errors.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'

/** At most `points` acts within `seconds`, counted from the first. */
export interface Limit {
  name: string
  points: number
  seconds: number
  /** Set for a limit that is never reset. Once it is exhausted, this instance refuses without a query. */
  isFinal?: true
}

// Hashes the subject, because users type passwords into the wrong field and the key is stored.
function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url')
}

function limited({ msBeforeNext }: RateLimiterRes): AppError {
  const minutes = Math.max(1, Math.ceil(msBeforeNext / 60_000))
  return new AppError('RATE_LIMITED', {
    message: `Too many attempts. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  })
}

/**
 * Counts acts in the database, so that all instances share the counts. An act is counted before it happens, so that
 * concurrent acts, such as aliases of one request, are all included.
 */
export function throttle(platform: { rateLimiterFlexible: object }) {
  const limiters = new Map<string, RateLimiterPrisma>()
  // Concurrent counts of one subject wait for the same row lock; queueing them here keeps them from holding a
  // database connection each.
  const inTurn = createLimiter({ atOncePerKey: 1 })

  function limiterOf({ name, points, seconds, isFinal }: Limit): RateLimiterPrisma {
    const id = `${name} ${points} ${seconds}`
    const known = limiters.get(id)
    if (known) return known
    const limiter = new RateLimiterPrisma({
      storeClient: platform,
      tableName: 'rateLimiterFlexible',
      keyPrefix: name,
      points,
      duration: seconds,
      ...(isFinal && { inMemoryBlockOnConsumed: points + 1 }),
    })
    limiters.set(id, limiter)
    return limiter
  }

  return {
    /** Counts one act. Throws RATE_LIMITED with the seconds to wait when the limit is exceeded. */
    async take(limit: Limit, ...subject: string[]): Promise<void> {
      try {
        const key = keyOf(subject)
        await inTurn(() => limiterOf(limit).consume(key), key)
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown
        throw limited(thrown)
      }
    },
    /** Returns the count so far. Throws RATE_LIMITED when one more act would exceed the limit. */
    async peek(limit: Limit, ...subject: string[]): Promise<number> {
      const counted = await limiterOf(limit).get(keyOf(subject))
      if (counted === null || counted.consumedPoints < limit.points) return counted?.consumedPoints ?? 0
      throw limited(counted)
    },
    async reset(limit: Limit, ...subject: string[]): Promise<void> {
      await limiterOf(limit).delete(keyOf(subject))
    },
  }
}

export type Throttle = ReturnType<typeof throttle>
