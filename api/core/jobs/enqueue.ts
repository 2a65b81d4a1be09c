import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

interface JobTime {
  /** When the job is due; at once by default. */
  runAt?: Date
  /** A job with a key replaces the waiting job of the same key. */
  key?: string
}

/**
 * Adds a job to the queue, in the current transaction if there is one: then the job exists if and only if the
 * transaction commits. The task gets the business id with the payload.
 */
export async function enqueue(
  ctx: BusinessContext,
  task: string,
  payload: Record<string, string | number>,
  { runAt, key }: JobTime = {},
): Promise<void> {
  await ctx.sql(
    'SELECT enqueue_job($2, $3::json, $4::timestamptz, $5)::text FROM "Business" WHERE id = $1',
    task,
    JSON.stringify({ ...ctx.tenant, ...payload }),
    runAt ?? null,
    key ?? null,
  )
}
