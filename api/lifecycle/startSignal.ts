import type { Log } from '#api/core/process/log.ts'

/** The process was told to stop before it was ready. */
export class StartInterrupted extends Error {
  override readonly name = 'StartInterrupted'
}

/** How long an aborted start may take to clean up, in milliseconds. */
const endTime = 9_500

/**
 * Handles SIGTERM and SIGINT while the server starts. Each step of the start checks `signal` and cleans up, so that
 * no PostgreSQL is left running. `started` removes these handlers in favour of those of the running server.
 */
export function watchStart(log: Log): { signal: AbortSignal; started(): void } {
  const controller = new AbortController()
  const stop = (name: NodeJS.Signals) => {
    if (controller.signal.aborted) return
    log.info({ signal: name }, 'Stopping before the start is complete')
    setTimeout(() => process.exit(0), endTime)
    controller.abort(new StartInterrupted())
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  return {
    signal: controller.signal,
    started: () => void process.off('SIGTERM', stop).off('SIGINT', stop),
  }
}
