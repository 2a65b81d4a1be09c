import type { Statements } from '#api/core/database/statements.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'

/** How many days a job that failed all its attempts is kept, so that its error can be read. */
const keptDays = 30
/** How many jobs one statement deletes, and the largest number that is counted. */
const batchSize = 1_000

/** The table of the library, and the condition for jobs that failed all their attempts. */
export const failedJobs = 'graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL'

const remove = `SELECT id FROM graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM ${failedJobs} AND updated_at < now() - make_interval(days => $1) LIMIT ${batchSize}))`

/** Deletes the jobs that failed their last attempt more than 30 days ago; the library keeps them for ever. */
export async function deleteFailedJobs(statements: Statements, days = keptDays): Promise<void> {
  let deleted = batchSize
  while (deleted === batchSize) deleted = (await statements.rows(remove, [days])).length
}

/** Adds the gauge of jobs that failed all their attempts. */
export function registerJobMetrics(statements: Statements): void {
  registerGauge({
    name: 'cuecard_failed_jobs',
    help: `Jobs of the queue that failed all their attempts, counted up to ${batchSize}; they are kept for ${keptDays} days.`,
    async read() {
      const counted = `SELECT count(*)::int AS jobs FROM (SELECT 1 FROM ${failedJobs} LIMIT ${batchSize}) bounded`
      return (await statements.rows<{ jobs: number }>(counted, []))[0]?.jobs ?? null
    },
  })
}
