import type pg from 'pg'
import type { Log } from '#api/core/process/log.ts'
import { reason } from '#api/core/process/startError.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'
import type { Clock } from '#api/core/time/clock.ts'

/** How often the clocks are compared, in milliseconds. */
const every = 60_000
/**
 * The difference in seconds that is warned of. A program that reads the changes since its last read misses those of a
 * server that is more than 30 seconds late (docs/limits.md#time).
 */
const tolerated = 10

/**
 * The clock of this process minus that of the database, in seconds. An answer that takes long says less: the result is
 * the smallest difference that explains it.
 */
async function measure(pool: pg.Pool, clock: Clock): Promise<number> {
  const client = await pool.connect()
  try {
    const asked = clock.now().getTime()
    const start = performance.now()
    const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now')
    const halfWay = (performance.now() - start) / 2
    const offset = asked + halfWay - rows[0].now
    return (Math.sign(offset) * Math.max(0, Math.abs(offset) - halfWay)) / 1000
  } finally {
    client.release()
  }
}

interface Parts {
  pool: pg.Pool
  clock: Clock
  log: Log
}

/**
 * Compares the clock of this process with that of the database, now and each minute, and warns when they differ.
 * Resolves after the first comparison to a function that ends it.
 */
export async function watchClock({ pool, clock, log }: Parts): Promise<() => void> {
  let seconds: number | null = null
  const compare = async () => {
    try {
      seconds = await measure(pool, clock)
    } catch (error) {
      seconds = null
      log.warn({ reason: reason(error) }, 'The clock could not be compared with that of the database')
      return
    }
    if (Math.abs(seconds) <= tolerated) return
    log.warn(
      { seconds: Math.round(seconds) },
      'The clocks of this server and of the database differ: programs that synchronize may miss changes',
    )
  }
  registerGauge({
    name: 'cuecard_clock_offset_seconds',
    help: 'The clock of this process minus that of the database.',
    read: () => seconds,
  })
  await compare()
  const timer = setInterval(compare, every)
  timer.unref()
  return () => clearInterval(timer)
}
