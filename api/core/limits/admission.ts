import type { OperationTypeNode } from 'graphql'
import { demoBusinessId } from '#api/core/accounts/usernames.ts'
import { type Viewer, worksInBusiness } from '#api/core/auth/viewer.ts'
import { createLimiter, type Limiter } from '#api/core/limits/limiter.ts'
import type { WriteQuota } from '#api/core/limits/writeQuota.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { Context } from '#api/core/tenancy/context.ts'

/** Queries and mutations that run at the same time, GraphQL and REST together (docs/decisions/0006-limits.md). */
export const operationLimits = {
  perPerson: 8,
  perBusiness: 16,
  /** How long the others wait, first come, first served, in milliseconds; then they are refused as BUSY. */
  maxWait: 3_000,
}

export type OperationLimits = typeof operationLimits

/** Events of live streams that are answered at the same time. They wait as long as it takes: streams gather meanwhile. */
export const eventLimits = { atOnce: 6, perBusiness: 3 }

/**
 * Mutations of one address that has not signed in: signing in, registering, asking for a link. They have limits of their
 * own and no count of changes, so that a whole shop behind one address can sign in at once.
 */
export const strangerLimits = { atOncePerKey: 50, waitingPerKey: 200, maxWait: 25_000 }

/** What an operation is about to do. */
export interface OperationKind {
  type: OperationTypeNode
  /** How many changes it makes. */
  writes: number
}

/** Runs an operation when its turn comes. Rejects with BUSY or RATE_LIMITED. */
export type Admission = <T>(context: Context, kind: OperationKind, task: () => Promise<T>) => Promise<T>

/**
 * Who shares one person's limits. All visitors of the demo business are one user, so that their address tells them
 * apart; who has not signed in is known by address alone.
 */
export function personKey(viewer: Viewer, address: string): string {
  if (viewer.kind === 'superadmin') return `superadmin ${viewer.superadminId}`
  if (viewer.kind !== 'member' && viewer.kind !== 'key') return `address ${address}`
  const person = viewer.kind === 'member' ? `user ${viewer.userId}` : `key ${viewer.keyId}`
  return viewer.businessId === demoBusinessId ? `${person} ${address}` : person
}

/** Limiters by business (or by person, for those of none), kept while something runs or waits in them. */
function limiters({ perPerson, perBusiness, maxWait }: OperationLimits) {
  const open = new Map<string, Limiter>()
  return async <T>(group: string, person: string, task: () => Promise<T>): Promise<T> => {
    const limit = open.get(group) ?? createLimiter({ atOnce: perBusiness, atOncePerKey: perPerson, maxWait })
    open.set(group, limit)
    try {
      return await limit(task, person)
    } finally {
      if (limit.isIdle()) open.delete(group)
    }
  }
}

/** Decides when each operation runs. Cuecard's own work (jobs, callbacks) is not limited here. */
export function createAdmission(writes: WriteQuota, limits = operationLimits): Admission {
  const inTurn = limiters(limits)
  const strangers = createLimiter(strangerLimits)
  const events = createLimiter({ atOnce: eventLimits.atOnce, atOncePerKey: eventLimits.perBusiness })

  return async (context, kind, task) => {
    const { viewer, address } = context
    if (viewer.kind === 'system') return task()
    const person = personKey(viewer, address)
    const business = worksInBusiness(viewer) ? String(viewer.businessId) : person
    // A client that has gone while it waited takes no turn.
    const run = () => (context.isGone() ? Promise.reject(new AppError('BUSY')) : task())
    if (kind.type === 'subscription') return events(run, business)
    const isStranger = viewer.kind === 'anonymous' || viewer.kind === 'ended'
    if (isStranger && kind.type === 'mutation') return strangers(run, person)
    if (kind.writes > 0) await writes.take(viewer, person, kind.writes)
    return inTurn(business, person, run)
  }
}
