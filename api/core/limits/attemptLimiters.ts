import { createLimiter, type Limiter } from '#api/core/limits/limiter.ts'

const attemptQueue = { waiting: 2_000, waitingPerKey: 200, maxWait: 25_000 }

/** How many password checks from one address run at the same time. */
const atOncePerAddress = 5

/**
 * Serializes password checks. A failed attempt is counted only after its check, so without this concurrent attempts
 * could exceed the limit.
 */
export interface AttemptLimiters {
  /** One check at a time per account. */
  account: Limiter
  /** `atOncePerAddress` checks at a time per address. */
  address: Limiter
}

export function createAttemptLimiters(): AttemptLimiters {
  return {
    account: createLimiter({ ...attemptQueue, atOncePerKey: 1 }),
    address: createLimiter({ ...attemptQueue, atOncePerKey: atOncePerAddress }),
  }
}
