import { createHash } from 'node:crypto'
import { RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#api/core/errors.ts'
import type { PlatformClient } from '#api/core/tenancy.ts'

/** So many within so many seconds, counted from the first. */
export interface Limit {
  name: string
  points: number
  seconds: number
}

// People type passwords into the wrong field: what is counted is never kept readable.
function keyOf(subject: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(subject)).digest('base64url')
}

/**
 * Counts acts in the database, so that every instance agrees. One is counted before it is done: those
 * that run at the same time, as aliases of one request do, are all in the count.
 */
export function throttle(platform: PlatformClient) {
  const limiters = new Map<string, RateLimiterPrisma>()

  function limiterOf({ name, points, seconds }: Limit): RateLimiterPrisma {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPrisma({
      storeClient: platform,
      tableName: 'rateLimiterFlexible',
      keyPrefix: name,
      points,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    /** Counts one. Throws RATE_LIMITED, with the seconds to wait, when there were too many. */
    async take(limit: Limit, ...subject: string[]): Promise<void> {
      try {
        await limiterOf(limit).consume(keyOf(subject))
      } catch (thrown) {
        if (!(thrown instanceof RateLimiterRes)) throw thrown
        throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(thrown.msBeforeNext / 1000)) })
      }
    },
    /** Takes one back. Never below none: what began before a reset is no credit after it. */
    async giveBack(limit: Limit, ...subject: string[]): Promise<void> {
      const key = limiterOf(limit).getKey(keyOf(subject))
      await platform.rateLimiterFlexible.updateMany({
        where: { key, points: { gt: 0 } },
        data: { points: { decrement: 1 } },
      })
    },
    /** Forgets them all. */
    async reset(limit: Limit, ...subject: string[]): Promise<void> {
      await limiterOf(limit).delete(keyOf(subject))
    },
  }
}

export type Throttle = ReturnType<typeof throttle>
