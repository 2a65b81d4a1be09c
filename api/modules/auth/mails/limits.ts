import type { Services } from '#api/core/context/services.ts'
import { AppError } from '#api/core/errors/errors.ts'
import type { Limit } from '#api/core/limits/throttle.ts'

/** Counts one act; resolves to false when the limit is reached. For acts whose response must not reveal that. */
export async function within({ throttle }: Services, limit: Limit, subject: string): Promise<boolean> {
  try {
    await throttle.take(limit, subject)
    return true
  } catch (refused) {
    if (refused instanceof AppError && refused.code === 'RATE_LIMITED') return false
    throw refused
  }
}
