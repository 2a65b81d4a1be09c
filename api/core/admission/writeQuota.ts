import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '#api/core/errors/errors.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { type Viewer, worksInBusiness } from '#api/core/viewer/viewer.ts'

/** Writes per minute, counted by each instance separately (docs/decisions/0006-limits.md). */
export const writeLimits = { perUser: 120, perBusiness: 600, perDemoSession: 60, demo: 300 }

/** The bytes of a stored answer that count as one write. */
const bytesPerWrite = 4 * 1024

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
  /** Counts what a write stores beside its change, one further write for each `bytesPerWrite` after the first. */
  takeStored(viewer: Viewer, user: string, bytes: number, note?: NoteQuota): Promise<void>
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

  /** Counts at all counters or at none. */
  async function countAll(
    counters: readonly Counter[],
    writesAt: (counter: Counter) => number,
    note?: NoteQuota,
  ): Promise<void> {
    const counted: Counter[] = []
    try {
      for (const counter of counters) {
        await count(counter, writesAt(counter), note)
        counted.push(counter)
      }
    } catch (error) {
      for (const counter of counted) await counter.limiter.reward(counter.key, writesAt(counter))
      throw error
    }
  }

  const ofCaller = (limiter: RateLimiterMemory, key: string): Counter => ({ limiter, name: 'caller', key })
  const ofBusiness = (limiter: RateLimiterMemory, key: string): Counter => ({
    limiter,
    name: 'business',
    key,
  })

  function countersOf(viewer: Viewer, user: string): Counter[] {
    if (!worksInBusiness(viewer)) return [ofCaller(users, user)]
    const business = String(viewer.businessId)
    if (viewer.businessId !== demoBusinessId) {
      return [ofCaller(users, user), ofBusiness(businesses, business)]
    }
    const session = (viewer.kind === 'user' && viewer.sessionId) || user
    return [ofCaller(demoSessions, session), ofBusiness(demo, business)]
  }

  return {
    take(viewer, user, writes, note) {
      return countAll(countersOf(viewer, user), () => writes, note)
    },
    async takeStored(viewer, user, bytes, note) {
      const writes = Math.ceil(bytes / bytesPerWrite) - 1
      if (writes <= 0) return
      // At most half of a limit, so that the largest answer fits into a small one.
      const writesAt = ({ limiter: { points } }: Counter) =>
        Math.min(writes, Math.max(1, Math.floor(points / 2)))
      await countAll(countersOf(viewer, user), writesAt, note)
    },
  }
}
