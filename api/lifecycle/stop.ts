import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#api/core/process/log.ts'

/**
 * Time limits of a shutdown, in milliseconds: until running requests and then their background tasks are finished,
 * and until the process exits.
 */
const drainTime = 5_000
export const finishTime = 6_500
const stopTime = 9_500

/** Accepts no new connections and waits for running requests; closes the connections of those that take too long. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const deadline = Date.now() + drainTime
  let open = true
  closed.then(() => {
    open = false
  })
  while (open) {
    // A keep-alive connection would stay open until its client closes it.
    if (Date.now() < deadline) server.closeIdleConnections()
    else server.closeAllConnections()
    await Promise.race([closed, pause(50)])
  }
}

interface Stop {
  /** Called at once; the process reports not ready but still serves. */
  begin(): void
  /** How long the process keeps serving, so that a load balancer notices first. */
  drainSeconds: number
  close(): Promise<void>
}

/**
 * Ends the process on SIGTERM or SIGINT. It serves for `drainSeconds`, finishes running requests, cleans up, and
 * exits with 0 at most ten seconds later. A repeated signal, as with Ctrl-C under npm, counts once.
 */
export function stopOnSignal(log: Log, { begin, drainSeconds, close }: Stop): void {
  let stopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return
    stopping = true
    log.info({ signal, drainSeconds }, 'Stopping')
    begin()
    await pause(drainSeconds * 1000)
    setTimeout(() => process.exit(0), stopTime)
    await close().catch((err: unknown) => log.error({ err }, 'Could not stop in order'))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
