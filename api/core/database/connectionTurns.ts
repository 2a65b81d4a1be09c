import { createLimiter } from '#api/core/limits/limiter.ts'
import type { LateError } from './pool.ts'

/** How long a statement or a transaction waits for a connection, in milliseconds. */
export const connectionWait = 3_000

/**
 * How many connections one business may use at once: half of the pool, so that a business with slow statements leaves
 * the other half to others. At least two, if the pool has two, because an operation may read outside its own
 * transaction.
 */
export function connectionsPerBusiness(poolSize: number): number {
  return Math.min(poolSize, Math.max(2, Math.ceil(poolSize / 2)))
}

/** Runs work that uses one connection, once the business may use another one. */
export type ConnectionTurns = <T>(businessId: number, work: () => Promise<T>) => Promise<T>

/**
 * Shares the connections of the pool fairly between businesses. A wait that takes too long rejects with BUSY or
 * UNAVAILABLE (docs/decisions/0006-limits.md).
 */
export function connectionTurns(poolSize: number, lateError: LateError): ConnectionTurns {
  const limiter = createLimiter({
    atOnce: poolSize,
    atOncePerKey: connectionsPerBusiness(poolSize),
    maxWait: connectionWait,
  })

  const takeTurn = async (businessId: number) => {
    try {
      return await limiter.acquire(String(businessId))
    } catch (busy) {
      throw await lateError(busy)
    }
  }

  return async (businessId, work) => {
    const endTurn = await takeTurn(businessId)
    try {
      return await work()
    } finally {
      endTurn()
    }
  }
}
