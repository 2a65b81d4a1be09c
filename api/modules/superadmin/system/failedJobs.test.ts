import { beforeAll, expect, it } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { registry } from '#api/core/telemetry/metrics.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { deleteFailedJobs, registerJobMetrics } from './failedJobs.ts'

let database: Connection

beforeAll(async () => {
  database = await freshDatabase()
})

/** Adds a job with a number of failed attempts, of ten at most, the latest of them some days ago. */
async function addJob(name: string, attempts: number, days: number): Promise<void> {
  const { pool } = database
  await pool.query("SELECT enqueue_job($1, '{}', now() + interval '1 day')", [name])
  await pool.query(
    `UPDATE graphile_worker._private_jobs job SET attempts = $2, updated_at = now() - make_interval(days => $3)
       FROM graphile_worker._private_tasks task WHERE task.id = job.task_id AND task.identifier = $1`,
    [name, attempts, days],
  )
}

it('Jobs that failed all attempts are counted, and deleted after 30 days', async () => {
  registerJobMetrics(database.statements)
  const failed = async () => /^cuecard_failed_jobs (\d+)$/m.exec(await registry.metrics())?.[1]
  expect(await failed()).toBe('0')
  await addJob('failedLongAgo', 10, 31)
  await addJob('failedLately', 10, 29)
  await addJob('isTriedAgain', 9, 31)
  expect(await failed()).toBe('2')
  await deleteFailedJobs(database.statements)
  const { rows } = await database.pool.query(
    'SELECT task_identifier AS name FROM graphile_worker.jobs ORDER BY 1',
  )
  expect(rows.map(({ name }) => name)).toEqual(['failedLately', 'isTriedAgain'])
  expect(await failed()).toBe('1')
})
