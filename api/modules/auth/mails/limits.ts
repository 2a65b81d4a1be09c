import type { Services } from '#api/core/context.ts'
import { AppError } from '#api/core/errors.ts'
import type { Limit } from '#api/core/throttle.ts'

/** Counts one act; false when the limit is reached. For acts whose answer must not tell that it is. */
export async function within({ throttle }: Services, limit: Limit, subject: string): Promise<boolean> {
  try {
    await throttle.take(limit, subject)
    return true
  } catch (refused) {
    if (refused instanceof AppError && refused.code === 'RATE_LIMITED') return false
    throw refused
  }
}
