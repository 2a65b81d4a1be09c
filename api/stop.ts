import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#api/core/platform/log.ts'

/** How long running requests may take to finish, what they left to do after them, and all of it, in milliseconds. */
const drainTime = 5_000
export const finishTime = 6_500
const stopTime = 9_500

/** Takes no new connections, and waits for the requests that run; those that take too long are cut off. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done))
  const deadline = Date.now() + drainTime
  let open = true
  closed.then(() => {
    open = false
  })
  while (open) {
    // A connection kept alive would stay until its client thinks of leaving.
    if (Date.now() < deadline) server.closeIdleConnections()
    else server.closeAllConnections()
    await Promise.race([closed, pause(50)])
  }
}

interface Stop {
  /** Told at once: the process is not ready any more, and still works. */
  begin(): void
  /** How long it works on, so that a load balancer learns of it first. */
  drainSeconds: number
  close(): Promise<void>
}

/**
 * Ends the process when it is told to. It works on for `drainSeconds`; then what runs is finished, the rest is closed in
 * order, and it exits 0 within ten seconds whatever happens. A signal that arrives twice, as Ctrl-C under npm does,
 * counts once.
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
