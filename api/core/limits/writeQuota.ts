import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { demoBusinessId } from '#api/core/accounts/usernames.ts'
import { type Viewer, worksInBusiness } from '#api/core/auth/viewer.ts'
import { AppError } from '#api/core/platform/errors.ts'

/** Writes per minute, counted by each instance separately (docs/decisions/0006-limits.md). */
export const writeLimits = { perUser: 120, perBusiness: 600, perDemoSession: 60, demo: 300 }

const seconds = 60

/** The state of one limit after a request was counted. */
export interface Quota {
  name: 'caller' | 'business'
  /** The writes that are allowed within `seconds`. */
  points: number
  seconds: number
  left: number
  /** Seconds until all points are available again. */
  reset: number
}

type NoteQuota = (quota: Quota) => void

export interface WriteQuota {
  /**
   * Counts writes before they run, and notes the limits that counted them. Throws RATE_LIMITED, without counting them,
   * when a limit is exceeded.
   */
  take(viewer: Viewer, user: string, writes: number, note?: NoteQuota): Promise<void>
}

interface Counter {
  limiter: RateLimiterMemory
  name: Quota['name']
  key: string
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

  async function count({ limiter, name, key }: Counter, writes: number, note?: NoteQuota): Promise<void> {
    const { points } = limiter
    const noted = ({ consumedPoints, msBeforeNext }: RateLimiterRes, counted: number) =>
      note?.({
        name,
        points,
        seconds,
        left: Math.max(0, points - consumedPoints + writes - counted),
        reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      })
    try {
      noted(await limiter.consume(key, writes), writes)
    } catch (thrown) {
      if (!(thrown instanceof RateLimiterRes)) throw thrown
      await limiter.reward(key, writes)
      noted(thrown, 0)
      const retryAfter = Math.max(1, Math.ceil(thrown.msBeforeNext / 1000))
      throw new AppError('RATE_LIMITED', {
        message: `Too many changes in a short time. Please wait ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'} and try again.`,
        retryAfter,
      })
    }
  }

  async function countBoth(own: Counter, shared: Counter, writes: number, note?: NoteQuota): Promise<void> {
    await count(own, writes, note)
    try {
      await count(shared, writes, note)
    } catch (error) {
      await own.limiter.reward(own.key, writes)
      throw error
    }
  }

  const ofCaller = (limiter: RateLimiterMemory, key: string): Counter => ({ limiter, name: 'caller', key })
  const ofBusiness = (limiter: RateLimiterMemory, key: string): Counter => ({
    limiter,
    name: 'business',
    key,
  })

  return {
    async take(viewer, user, writes, note) {
      if (!worksInBusiness(viewer)) return count(ofCaller(users, user), writes, note)
      const business = String(viewer.businessId)
      if (viewer.businessId !== demoBusinessId) {
        return countBoth(ofCaller(users, user), ofBusiness(businesses, business), writes, note)
      }
      const session = (viewer.kind === 'user' && viewer.sessionId) || user
      return countBoth(ofCaller(demoSessions, session), ofBusiness(demo, business), writes, note)
    },
  }
}
