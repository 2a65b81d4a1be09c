import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { demoBusinessId } from '#api/core/accounts/usernames.ts'
import { type Viewer, worksInBusiness } from '#api/core/auth/viewer.ts'
import { AppError } from '#api/core/platform/errors.ts'

/** Writes per minute, counted by each instance separately (docs/decisions/0006-limits.md). */
export const writeLimits = { perUser: 120, perBusiness: 600, perDemoSession: 60, demo: 300 }

const seconds = 60

export interface WriteQuota {
  /** Counts writes before they run. Throws RATE_LIMITED, without counting them, when a limit is exceeded. */
  take(viewer: Viewer, user: string, writes: number): Promise<void>
}

/** Creates the quota; `perUser` (the setting `WRITE_LIMIT`) scales all limits. */
export function createWriteQuota(perUser = writeLimits.perUser): WriteQuota {
  const limiterOf = (limit: number) =>
    new RateLimiterMemory({
      points: Math.max(1, Math.floor((limit * perUser) / writeLimits.perUser)),
      duration: seconds,
    })
  const users = limiterOf(writeLimits.perUser)
  const businesses = limiterOf(writeLimits.perBusiness)
  const demoSessions = limiterOf(writeLimits.perDemoSession)
  const demo = limiterOf(writeLimits.demo)

  async function count(limiter: RateLimiterMemory, key: string, writes: number): Promise<void> {
    try {
      await limiter.consume(key, writes)
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown
      await limiter.reward(key, writes)
      const retryAfter = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000))
      throw new AppError('RATE_LIMITED', {
        message: `Too many changes in a short time. Please wait ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'} and try again.`,
        retryAfter,
      })
    }
  }

  async function countBoth(
    [own, key]: [RateLimiterMemory, string],
    [shared, sharedKey]: [RateLimiterMemory, string],
    writes: number,
  ): Promise<void> {
    await count(own, key, writes)
    try {
      await count(shared, sharedKey, writes)
    } catch (error) {
      await own.reward(key, writes)
      throw error
    }
  }

  return {
    async take(viewer, user, writes) {
      if (!worksInBusiness(viewer)) return count(users, user, writes)
      const business = String(viewer.businessId)
      if (viewer.businessId !== demoBusinessId) {
        return countBoth([users, user], [businesses, business], writes)
      }
      const session = (viewer.kind === 'user' && viewer.sessionId) || user
      return countBoth([demoSessions, session], [demo, business], writes)
    },
  }
}
