import { AppError } from '#api/core/errors/errors.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'

/** The maximum number of open live streams: one per tab, and some whose end has not been noticed yet. */
const streamLimits = { perSession: 40, perUser: 200, perDemoUser: 1_000, perAddress: 200 }

/** The owner of a stream, by whom streams are counted. */
export interface StreamOwner {
  businessId: number
  /** Null for an API key and for a superadmin. */
  userId: number | null
  /** The id of the API key, for a stream of an API key; superadmins have none and count as one. */
  keyId?: number
  /** The session of the stream; absent for an API key, whose streams count as one session. */
  sessionId?: string
  address: string
}

/** Seconds until the client may try again after a refusal. */
const retryAfterSeconds = 30

/** Limits the open streams per session, user and network address. */
export function createStreamLimiter(limits = streamLimits) {
  const open = new Map<string, number>()

  function boundsOf({ businessId, userId, keyId, sessionId, address }: StreamOwner) {
    const perUser = businessId === demoBusinessId ? limits.perDemoUser : limits.perUser
    const owner = userId === null ? `key ${keyId}` : `user ${userId}`
    // All streams of an API key count as one session.
    const session = sessionId ?? owner
    const bounds: [key: string, most: number, where: string][] = [
      [`session ${session}`, limits.perSession, 'in this session'],
      [owner, perUser, 'for this account'],
      [`address ${address}`, limits.perAddress, 'from this address'],
    ]
    return bounds
  }

  return {
    /**
     * Counts one more stream. Returns a function that releases it.
     * @throws RATE_LIMITED when the session, the user or the address has too many
     */
    acquire(owner: StreamOwner): () => void {
      const bounds = boundsOf(owner)
      const full = bounds.find(([key, most]) => (open.get(key) ?? 0) >= most)
      if (full) {
        const message = `Too many live streams are open ${full[2]}. Please close some and try again.`
        throw new AppError('RATE_LIMITED', { message, retryAfter: retryAfterSeconds })
      }
      for (const [key] of bounds) open.set(key, (open.get(key) ?? 0) + 1)
      let isTaken = true
      return () => {
        if (!isTaken) return
        isTaken = false
        for (const [key] of bounds) {
          const left = (open.get(key) ?? 0) - 1
          if (left > 0) open.set(key, left)
          else open.delete(key)
        }
      }
    },
  }
}
