import { createHash } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { createLimiter } from '#api/core/limits/limiter.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'

/** So many within so many seconds, counted from the first. */
export interface Limit {
  name: string
  points: number
  seconds: number
  /** Set for a limit that is never reset: once it is reached, this instance refuses without asking the database. */
  isFinal?: true
}

// People type passwords into the wrong field: what is counted is never kept readable.
function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url')
}

function limited({ msBeforeNext }: RateLimiterRes): AppError {
  return new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) })
}

/**
 * Counts acts in the database, so that every instance agrees. One is counted before it is done: those
 * that run at the same time, as aliases of one request do, are all in the count.
 */
export function throttle(platform: PlatformClient) {
  const limiters = new Map<string, RateLimiterPrisma>()
  // Counts of one subject wait for the lock of one row: here they do so without a database connection each.
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
    /** Counts one. Throws RATE_LIMITED, with the seconds to wait, when there were too many. */
    async take(limit: Limit, ...subject: string[]): Promise<void> {
      try {
        const key = keyOf(subject)
        await inTurn(() => limiterOf(limit).consume(key), key)
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown
        throw limited(thrown)
      }
    },
    /** How many are counted already. Throws RATE_LIMITED when one more would be too many. */
    async peek(limit: Limit, ...subject: string[]): Promise<number> {
      const counted = await limiterOf(limit).get(keyOf(subject))
      if (counted === null || counted.consumedPoints < limit.points) return counted?.consumedPoints ?? 0
      throw limited(counted)
    },
    /** Forgets them all. */
    async reset(limit: Limit, ...subject: string[]): Promise<void> {
      await limiterOf(limit).delete(keyOf(subject))
    },
  }
}

export type Throttle = ReturnType<typeof throttle>
