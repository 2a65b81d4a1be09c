import type { PlatformContext } from '#api/modules/superadmin/platformContext.ts'
import { failedJobs } from '#api/modules/superadmin/system/failedJobs.ts'

/** The state of the server and of the job queue at a moment. */
export interface SystemState {
  checkedAt: Date
  /** The response time of the database, in milliseconds. */
  databaseDelay: number
  dueJobs: number
  /** When the job that has waited longest was due; null when none waits. */
  oldestDueJobAt: Date | null
  failedJobs: number
}

/** The largest number of jobs that is counted. */
export const mostJobs = 1_000

const statement = `SELECT due.jobs AS "dueJobs", due.oldest AS "oldestDueJobAt", failed.jobs AS "failedJobs"
  FROM (SELECT count(*)::int AS jobs, min(run_at) AS oldest FROM (
          SELECT run_at FROM graphile_worker.jobs
           WHERE run_at <= $1 AND locked_at IS NULL AND attempts < max_attempts
           ORDER BY run_at LIMIT ${mostJobs}) waiting) due,
       (SELECT count(*)::int AS jobs FROM (
          SELECT 1 FROM ${failedJobs} LIMIT ${mostJobs}) given_up) failed`

type Row = Pick<SystemState, 'dueJobs' | 'oldestDueJobAt' | 'failedJobs'>

/** Reads the state by one statement, so that a panel that asks every half minute costs little. */
export async function systemState({ services }: PlatformContext): Promise<SystemState> {
  const checkedAt = services.clock.now()
  const start = performance.now()
  const [row] = await services.statements.rows<Row>(statement, [checkedAt])
  const databaseDelay = Math.round(performance.now() - start)
  return { dueJobs: 0, oldestDueJobAt: null, failedJobs: 0, ...row, checkedAt, databaseDelay }
}
