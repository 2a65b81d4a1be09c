import type { Probe } from '#api/core/database/probe.ts'
import { reason } from '#api/core/database/start/startError.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { Log } from '#api/core/platform/log.ts'

/** Why requests should go to another instance: the part that is not fit, and a sentence. */
export interface Unfit {
  part: 'process' | 'database' | 'disk' | 'live updates'
  message: string
}

interface Parts {
  probe: Pick<Probe, 'check'>
  /** Whether the changes of other instances are heard. */
  listener: { readonly isConnected: boolean }
  /** Aborted when the process was told to stop. */
  stopping: AbortSignal
  log: Log
  /** Whether the disk of the embedded database has no room for it to start; absent for another server's. */
  lacksRoomToStart?: () => Promise<boolean>
}

/** How long a result is good for others who ask, in milliseconds: asking often must not cost the database more. */
const goodFor = 500

/**
 * Whether this process is fit to serve: it goes on, the database answers and has room for a write, and the changes of
 * others are heard. A process that is merely busy is fit. The result is null, or the first part that is not fit.
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
    const asked = { result: ofDatabase(), until: Number.POSITIVE_INFINITY }
    asked.result.finally(() => {
      asked.until = performance.now() + goodFor
    })
    last = asked
    return asked.result
  }

  return async () => {
    if (stopping.aborted) return { part: 'process', message: 'Cuecard is stopping.' }
    const unfit = await askDatabase()
    if (unfit || listener.isConnected) return unfit
    return { part: 'live updates', message: 'Changes made elsewhere are not heard at present.' }
  }
}
