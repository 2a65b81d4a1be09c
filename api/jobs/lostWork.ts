import type { Statements } from '#api/core/database/statements.ts'
import { modules } from '#api/modules/index.ts'
import type { LongWork } from '#api/modules/module.ts'

const resume = ({ table, task, idAs }: LongWork) => `
  SELECT enqueue_job($1, json_build_object('businessId', held."businessId", '${idAs}', held.id), NULL, $1 || ' ' || held.id)::text
    FROM "${table}" AS held
   WHERE held.state::text = ANY ($2)
     AND NOT EXISTS (SELECT FROM graphile_worker.jobs AS job
                      WHERE job.key = '${task} ' || held.id AND job.attempts < job.max_attempts)`

/**
 * Adds a job for each record that a job should work on and none does: the database was restored from a backup, which has
 * no queue, or all attempts of the job have failed.
 */
export async function resumeLostWork(statements: Statements): Promise<void> {
  for (const { longWork } of Object.values(modules))
    if (longWork) await statements.rows(resume(longWork), [longWork.task, longWork.states])
}
