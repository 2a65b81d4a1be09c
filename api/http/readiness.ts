import { AppError } from '#api/core/errors/errors.ts'
import type { Log } from '#api/core/process/log.ts'
import { reason } from '#api/core/process/startError.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'
import type { Probe } from '#api/database/probe.ts'

/**
 * What is wrong: requests should go to another instance (`unfit`), or the instance serves without a part that the
 * others lack too, so that a load balancer must not take all of them out of turn (`degraded`).
 */
export interface Trouble {
  status: 'unfit' | 'degraded'
  part: 'process' | 'database' | 'disk' | 'live updates'
  message: string
}

interface Parts {
  probe: Pick<Probe, 'check'>
  /** The change listener. Live updates from other instances don't arrive while it is disconnected. */
  listener: { readonly disconnectedFor: number }
  /** Aborted when the process has been told to stop. */
  stopping: AbortSignal
  log: Log
  /** Whether the disk is too full for the embedded database to start; absent for an external server. */
  lacksRoomToStart?: () => Promise<boolean>
}

/** How long a result is reused, in milliseconds, so that frequent checks do not load the database. */
const goodFor = 500

/**
 * How long live updates may be away while the database answers, in milliseconds. All instances lose them together when
 * the database restarts, and each has them again within some seconds.
 */
const reconnectTime = 10_000

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
}: Parts): () => Promise<Trouble | null> {
  let last: { result: Promise<Trouble | null>; until: number } | undefined
  /** When the database last did not answer. */
  let unreachableAt = Number.NEGATIVE_INFINITY

  const full = (status: Trouble['status']): Trouble => {
    return { status, part: 'disk', message: new AppError('DISK_FULL').message }
  }

  const ofDatabase = async (): Promise<Trouble | null> => {
    try {
      return (await probe.check()) === 'fit' ? null : full('degraded')
    } catch (error) {
      unreachableAt = performance.now()
      log.warn({ reason: reason(error) }, 'The database does not answer the readiness check')
      // PostgreSQL stops when its write-ahead log cannot grow.
      if (await lacksRoomToStart()) return full('unfit')
      return { status: 'unfit', part: 'database', message: new AppError('UNAVAILABLE').message }
    }
  }

  const askDatabase = (): Promise<Trouble | null> => {
    if (last && performance.now() < last.until) return last.result
    const check = { result: ofDatabase(), until: Number.POSITIVE_INFINITY }
    check.result.finally(() => {
      check.until = performance.now() + goodFor
    })
    last = check
    return check.result
  }

  const check = async (): Promise<Trouble | null> => {
    if (stopping.aborted) return { status: 'unfit', part: 'process', message: 'Cuecard is stopping.' }
    const trouble = await askDatabase()
    if (trouble?.status === 'unfit' || listener.disconnectedFor === 0) return trouble
    const away = Math.min(listener.disconnectedFor, performance.now() - unreachableAt)
    const message = 'Change notifications from other servers do not arrive.'
    if (away < reconnectTime) return trouble ?? { status: 'degraded', part: 'live updates', message }
    return { status: 'unfit', part: 'live updates', message }
  }
  registerGauge({
    name: 'cuecard_ready',
    help: '1 when /ready answers 200, else 0.',
    read: async () => ((await check())?.status === 'unfit' ? 0 : 1),
  })
  registerGauge({
    name: 'cuecard_degraded',
    help: '1 for a part without which /ready answers 200, else 0.',
    label: 'part',
    async read() {
      const trouble = await check()
      const isDegraded = (part: Trouble['part']) =>
        trouble?.status === 'degraded' && trouble.part === part ? 1 : 0
      return { disk: isDegraded('disk'), 'live updates': isDegraded('live updates') }
    },
  })
  return check
}
