import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'
import { textsNotStored } from '#api/modules/sms/metrics.ts'

/** Callbacks of one business whose incoming texts are stored (docs/product/texts.md#replies). */
const perMinute: Limit = { name: 'callbacks-minute', points: 2_000, seconds: 60, isFinal: true }
const perDay: Limit = { name: 'callbacks-day', points: 20_000, seconds: 24 * 60 * 60, isFinal: true }

// A counter only, which never refuses.
const notStored: Limit = { name: 'texts-not-stored', points: 2 ** 31 - 1, seconds: 24 * 60 * 60 }

const keyOf = (businessId: number) => String(businessId)

/** Counts a signed callback of a business; resolves to whether further incoming texts may be stored. */
export async function countCallback({ throttle }: Services, businessId: number): Promise<boolean> {
  try {
    await throttle.take(perMinute, keyOf(businessId))
    await throttle.take(perDay, keyOf(businessId))
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return false
    throw error
  }
}

/** Counts an incoming text that was not stored. */
export async function countNotStored({ throttle }: Services, businessId: number): Promise<void> {
  textsNotStored.inc()
  await throttle.take(notStored, keyOf(businessId))
}

/** How many incoming texts of the last day were not stored. */
export function textsNotStoredOf({ throttle }: Services, businessId: number): Promise<number> {
  return throttle.peek(notStored, keyOf(businessId))
}
