import { setTimeout as pause } from 'node:timers/promises'
import type { ExecutionResult } from 'graphql'
import { toAppError } from '#api/core/failures/maskError.ts'

/** How long to wait before an event is resolved again after BUSY, in milliseconds. */
const busyPause = 1_000

const isBusy = (error: unknown) => toAppError(error).code === 'BUSY'

/**
 * Resolves an event again while the result is BUSY, so that load does not end streams. The source merges changes
 * meanwhile.
 */
export async function untilNotBusy(
  answer: () => Promise<ExecutionResult>,
  isOver: () => boolean,
): Promise<ExecutionResult> {
  for (;;) {
    try {
      const result = await answer()
      if (isOver() || !result.errors?.some(isBusy)) return result
    } catch (error) {
      if (isOver() || !isBusy(error)) throw error
    }
    await pause(busyPause, undefined, { ref: false })
  }
}
