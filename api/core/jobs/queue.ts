import { setTimeout as pause } from 'node:timers/promises'
import { run } from 'graphile-worker'
import pg from 'pg'
import { setLimits } from '#api/core/database/limits.ts'
import type { Statements } from '#api/core/database/statements.ts'
import type { Log } from '#api/core/process/log.ts'
import { queueLogger } from './install.ts'

/**
 * Does one job. It may run more than once for the same job, and the signal tells it to end. A rejected job is tried
 * again, up to ten times with growing pauses.
 */
export type Task = (payload: unknown, signal: AbortSignal) => Promise<void>

/** The tasks by the names under which their jobs are enqueued. */
export type Tasks = Readonly<Record<string, Task>>

interface QueueOptions {
  url: string
  tasks: Tasks
  log: Log
  /** How many jobs run at the same time on this server. */
  atOnce?: number
}

/** The running worker of this server. */
export interface Queue {
  /** Takes no more jobs, tells the running ones to end, and waits for them, at most `ms` milliseconds. */
  stop(ms: number): Promise<void>
}

/** How often jobs that are due later are looked for, in milliseconds; new ones announce themselves. */
const pollInterval = 5_000
/** How long a job may run, and after which time its server counts as dead, in seconds. */
const jobTimeout = 60
const lost = 2 * jobTimeout
/** One connection listens; the others take and complete jobs. */
const connections = 3
/**
 * How long a job waits for a connection, in milliseconds. The end of a job that gave up would not be recorded: it would
 * stay locked until it counts as lost, and run again.
 */
const connectionWait = 30_000

/**
 * Takes jobs from the queue and runs them (docs/decisions/0020-job-queue.md). Any number of servers share the queue.
 * Resolves once the worker has started; it reconnects by itself.
 */
export async function startQueue({ url, tasks, log, atOnce = 20 }: QueueOptions): Promise<Queue> {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'cuecard jobs',
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: connectionWait,
    verify: setLimits,
  })
  const onError = (err: Error) => log.warn({ err }, 'The job queue lost a connection to the database')
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const end = new AbortController()
  const withLimit =
    (task: Task) =>
    async (payload: unknown): Promise<void> => {
      const over = AbortSignal.timeout(jobTimeout * 1000)
      await task(payload, AbortSignal.any([end.signal, over]))
    }
  const runner = await run({
    pgPool: pool,
    taskList: Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, withLimit(task)])),
    parsedCronItems: [],
    concurrency: atOnce,
    pollInterval,
    noHandleSignals: true,
    logger: queueLogger(log),
  })
  runner.promise.catch((err: unknown) => log.error({ err }, 'The job queue stopped'))
  return {
    async stop(ms) {
      end.abort()
      const stopped = runner.stop().catch(() => undefined)
      await Promise.race([stopped, pause(ms, undefined, { ref: false })])
      await Promise.race([pool.end(), pause(500, undefined, { ref: false })])
    },
  }
}

const release = `SELECT graphile_worker.force_unlock_workers(ARRAY(
    SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_at < now() - make_interval(secs => $1)))`

/**
 * Frees the jobs of servers that died while they ran them. A job ends after a minute, so a server with an older one is
 * dead; the library itself waits for four hours.
 */
export async function releaseLostJobs(statements: Statements, seconds = lost): Promise<void> {
  await statements.rows(release, [seconds])
}
