import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import { innermostReason, isDatabaseUnavailable } from '#api/core/database/unavailable.ts'
import type { Log } from '#api/core/process/log.ts'

/** The key of an advisory lock ("jobs" in ASCII), so that one process at a time migrates the job queue. */
const lock = 0x6a6f6273

/** Jobs mostly wait for other servers, so a few connections serve many; the library warns of it at each start. */
const expected = /maxPoolSize/

/** Forwards the library's warnings and errors to the log. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const error = meta?.error
    // It reconnects by itself, and what matters of it is in the log already.
    if (level === 'error' && isDatabaseUnavailable(error))
      log.warn({ reason: innermostReason(error) }, message)
    else if (level === 'error') log.error({ err: error }, message)
    else if (level === 'warning' && !expected.test(message)) log.warn(message)
  })
}

/**
 * Creates or updates the tables of the job queue, which stand in a schema of their own with a record of their own
 * migrations (docs/decisions/0020-job-queue.md). Safe to call from several processes at once.
 */
export async function installQueue(url: string, log: Log): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    await runMigrations({ connectionString: url, maxPoolSize: 2, logger: queueLogger(log) })
  } finally {
    await client.end()
  }
}
