import { setTimeout as pause } from 'node:timers/promises'
import type { ExecutionResult } from 'graphql'
import { catalogued } from '#api/core/graph/maskError.ts'

/** How long an event that met a busy server waits until it is answered again, in milliseconds. */
const busyPause = 1_000

const isBusy = (error: unknown) => catalogued(error).code === 'BUSY'

/** Answers an event again while the server is busy: load ends no stream, and the source gathers what happens meanwhile. */
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
