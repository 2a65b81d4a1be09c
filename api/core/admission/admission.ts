import type { OperationTypeNode } from 'graphql'
import type { Quota, WriteQuota } from '#api/core/admission/writeQuota.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { createLimiter, type Limiter } from '#api/core/limits/limiter.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { type Viewer, worksInBusiness } from '#api/core/viewer/viewer.ts'

/** How many queries and mutations run at the same time, GraphQL and REST together (docs/decisions/0006-limits.md). */
export const operationLimits = {
  perUser: 8,
  perBusiness: 16,
  /** How long further operations wait in a FIFO queue, in milliseconds, before they are refused with BUSY. */
  maxWait: 3_000,
}

export type OperationLimits = typeof operationLimits

/**
 * How many events of live streams are resolved at the same time. Waiting events have no time-out, because streams
 * merge the changes that arrive meanwhile.
 */
const eventLimits = { atOnce: 6, perBusiness: 3 }

/**
 * Limits for mutations without a session from one address: signing in, registering, requesting a link. More may wait
 * than under the other limits and there is no write quota, so that a whole business behind one address can sign in at
 * once. Few run, because passwords are hashed one by one anyway, and hundreds of answers at once would hold up others.
 */
const strangerLimits = { atOncePerKey: 24, waitingPerKey: 226, maxWait: 25_000 }

/** The type of an operation and its number of writes. */
export interface OperationKind {
  type: OperationTypeNode
  /** The number of mutation fields that count as writes. */
  writes: number
}

/** Who sent an operation. */
interface Sender {
  viewer: Viewer
  address: string
  noteQuota: ((quota: Quota) => void) | undefined
  /** Whether the client has disconnected. */
  isGone(): boolean
}

/** Runs an operation when the limits allow it. Rejects with BUSY or RATE_LIMITED. */
export type Admission = <T>(sender: Sender, kind: OperationKind, task: () => Promise<T>) => Promise<T>

/**
 * The key for per-user limits. All visitors of the demo business share one user, so their address is added; viewers
 * without a session are identified by address alone.
 */
export function userKey(viewer: Viewer, address: string): string {
  if (viewer.kind === 'superadmin') return `superadmin ${viewer.superadminId}`
  if (viewer.kind !== 'user' && viewer.kind !== 'apiKey') return `address ${address}`
  const user = viewer.kind === 'user' ? `user ${viewer.userId}` : `key ${viewer.keyId}`
  return viewer.businessId === demoBusinessId ? `${user} ${address}` : user
}

/** Limiters by business (or by user, for viewers without a business). A limiter is dropped when it is idle. */
function limiters({ perUser, perBusiness, maxWait }: OperationLimits) {
  const open = new Map<string, Limiter>()
  return async <T>(group: string, user: string, task: () => Promise<T>): Promise<T> => {
    const limit = open.get(group) ?? createLimiter({ atOnce: perBusiness, atOncePerKey: perUser, maxWait })
    open.set(group, limit)
    try {
      return await limit(task, user)
    } finally {
      if (limit.isIdle()) open.delete(group)
    }
  }
}

/** Decides when each operation runs. Cuecard's own operations (jobs, callbacks) are not limited. */
export function createAdmission(writes: WriteQuota, limits = operationLimits): Admission {
  const inTurn = limiters(limits)
  const strangers = createLimiter(strangerLimits)
  const events = createLimiter({ atOnce: eventLimits.atOnce, atOncePerKey: eventLimits.perBusiness })

  return async (sender, kind, task) => {
    const { viewer, address } = sender
    if (viewer.kind === 'system') return task()
    const user = userKey(viewer, address)
    const business = worksInBusiness(viewer) ? String(viewer.businessId) : user
    // Skip an operation whose client disconnected while it was queued.
    const run = () => (sender.isGone() ? Promise.reject(new AppError('BUSY')) : task())
    if (kind.type === 'subscription') return events(run, business)
    const isStranger = viewer.kind === 'anonymous' || viewer.kind === 'ended'
    if (isStranger && kind.type === 'mutation') return strangers(run, user)
    if (kind.writes > 0) await writes.take(viewer, user, kind.writes, sender.noteQuota)
    return inTurn(business, user, run)
  }
}
