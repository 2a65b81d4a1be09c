import type { Probe } from '#api/core/database/probe.ts'
import { reason } from '#api/core/database/start/startError.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { Log } from '#api/core/platform/log.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'

/** Why requests should go to another instance: the failing part and a message. */
export interface Unfit {
  part: 'process' | 'database' | 'disk' | 'live updates'
  message: string
}

interface Parts {
  probe: Pick<Probe, 'check'>
  /** The change listener, for whether live updates from other instances arrive. */
  listener: { readonly isConnected: boolean }
  /** Aborted when the process has been told to stop. */
  stopping: AbortSignal
  log: Log
  /** Whether the disk is too full for the embedded database to start; absent for an external server. */
  lacksRoomToStart?: () => Promise<boolean>
}

/** How long a result is reused, in milliseconds, so that frequent checks do not load the database. */
const goodFor = 500

/**
 * Checks whether this process can serve: it is not stopping, the database answers and can write, and live updates
 * arrive. A busy process counts as ready. Resolves to null, or to the first part that fails.
 */
export function openReadiness({
  probe,
  listener,
  stopping,
  log,
  lacksRoomToStart = async () => false,
}: Parts): () => Promise<Unfit | null> {
  let last: { result: Promise<Unfit | null>; until: number } | undefined

  const full = (): Unfit => ({ part: 'disk', message: new AppError('DISK_FULL').message })

  const ofDatabase = async (): Promise<Unfit | null> => {
    try {
      return (await probe.check()) === 'fit' ? null : full()
    } catch (error) {
      log.warn({ reason: reason(error) }, 'The database does not answer the readiness check')
      // PostgreSQL stops when its write-ahead log cannot grow.
      if (await lacksRoomToStart()) return full()
      return { part: 'database', message: new AppError('UNAVAILABLE').message }
    }
  }

  const askDatabase = (): Promise<Unfit | null> => {
    if (last && performance.now() < last.until) return last.result
    const check = { result: ofDatabase(), until: Number.POSITIVE_INFINITY }
    check.result.finally(() => {
      check.until = performance.now() + goodFor
    })
    last = check
    return check.result
  }

  const check = async (): Promise<Unfit | null> => {
    if (stopping.aborted) return { part: 'process', message: 'Cuecard is stopping.' }
    const unfit = await askDatabase()
    if (unfit || listener.isConnected) return unfit
    return { part: 'live updates', message: 'Change notifications from other servers do not arrive.' }
  }
  registerGauge({
    name: 'cuecard_ready',
    help: '1 when /ready answers 200, else 0.',
    read: async () => ((await check()) ? 0 : 1),
  })
  return check
}
