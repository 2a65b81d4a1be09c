import { createLimiter, type Limiter } from '#api/core/limits/limiter.ts'

const bounds = { waiting: 2_000, waitingPerKey: 200, maxWait: 25_000 }

/** Passwords from one address that are checked at the same time. */
export const atOncePerAddress = 5

/** In which order passwords are checked. A failure is counted when it has failed, so attempts wait for each other. */
export interface AttemptLimiters {
  /** One at a time for one account. */
  account: Limiter
  /** `atOncePerAddress` at a time for one address. */
  address: Limiter
}

export function createAttemptLimiters(): AttemptLimiters {
  return {
    account: createLimiter({ ...bounds, atOncePerKey: 1 }),
    address: createLimiter({ ...bounds, atOncePerKey: atOncePerAddress }),
  }
}
