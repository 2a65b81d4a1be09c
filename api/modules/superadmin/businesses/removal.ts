import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#api/core/context/services.ts'
import { batchSize, deleteSome } from '#api/core/database/batches.ts'
import { toAppError } from '#api/core/failures/maskError.ts'
import type { Task } from '#api/core/jobs/queue.ts'
import { tablesOfBusiness } from '#api/database/tableOrder.ts'

/** The task that removes the rows of a deleted business. */
export const removalTask = 'removeBusiness'

/** The number of attempts of one transaction. Writes that began before the deletion can deadlock with it. */
const tries = 8
/** The time-out of the last statement in milliseconds: it empties the audit trail and removes late writes. */
const removalTimeout = 60_000

/** Repeats work that gave way to others. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (toAppError(error).code !== 'CONFLICT' || attempt === tries) throw error
      await pause(50 * attempt)
    }
  }
}

/**
 * Removes the rows of a deleted business, some at a time, so that others never wait; then the business itself. Its audit
 * trail stays, without names and values. Can be repeated after an interruption. Resolves to false when `signal` was
 * aborted before all was removed.
 */
export async function removeBusiness(
  { platform }: Pick<Services, 'platform'>,
  id: number,
  signal: AbortSignal,
): Promise<boolean> {
  const removeFrom = async (table: string) => {
    const statement = deleteSome(table, '"businessId" = $1')
    let changed = batchSize
    while (changed === batchSize && !signal.aborted) {
      changed = await retried(() =>
        platform.$transaction(async (tx) => {
          // What triggers write beside a row is removed as well.
          await tx.$executeRawUnsafe("SET LOCAL cuecard.triggers = 'off'")
          return tx.$executeRawUnsafe(statement, id)
        }),
      )
    }
  }
  for (const table of tablesOfBusiness) await removeFrom(table)
  if (signal.aborted) return false
  await retried(() =>
    platform.$transaction(
      async (tx) => {
        await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${removalTimeout}`)
        await tx.$executeRaw`DELETE FROM "Business" WHERE id = ${id} AND "deletedAt" IS NOT NULL`
      },
      { timeout: removalTimeout },
    ),
  )
  return true
}

/** The statement that enqueues the jobs that remove deleted businesses; its parameter is when they are due. */
export const enqueueStatement = `SELECT enqueue_job('${removalTask}', json_build_object('businessId', id), $1::timestamptz,
    '${removalTask} ' || id)::text FROM "Business" WHERE "deletedAt" IS NOT NULL`

/**
 * Enqueues the jobs that remove deleted businesses: also those that no job removes, because the database was restored
 * from a backup, which has no queue.
 */
export async function enqueueRemovals({ statements }: Pick<Services, 'statements'>, at: Date): Promise<void> {
  await statements.rows(enqueueStatement, [at])
}

/** The task: it gives others a turn when its time is over, and continues in another job. */
export function removalJob(services: Services): Task {
  return async (payload, signal) => {
    const { businessId } = payload as { businessId: number }
    const { platform } = services
    const found = await platform.business.findUnique({
      where: { id: businessId },
      select: { deletedAt: true },
    })
    if (!found?.deletedAt) return
    const isComplete = await removeBusiness(services, businessId, signal)
    if (!isComplete) await enqueueRemovals(services, services.clock.now())
  }
}
