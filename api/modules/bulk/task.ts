import type { Services } from '#api/core/context/services.ts'
import { isDatabaseBusy, isDatabaseUnavailable, isDiskFull } from '#api/core/database/unavailable.ts'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import type { Task } from '#api/core/jobs/queue.ts'
import { createLimiter } from '#api/core/limits/limiter.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { isAtWork, oneBatch } from '#api/modules/bulk/work.ts'
import { isOpen, runBatches, suspendedBy } from '#api/modules/business/batches.ts'
import { contextOfBusiness } from '#api/modules/business/contextOfBusiness.ts'

/** The task of the job queue that works on a bulk change. */
export const bulkTask = 'workOnBulk'

/** Adds the job that goes on with a bulk change. */
export const goOn = (ctx: BusinessContext, id: number, runAt?: Date) =>
  enqueue(ctx, bulkTask, { runId: id }, { key: `${bulkTask} ${id}`, ...(runAt && { runAt }) })

/** How long a bulk change waits while this server works on another, in milliseconds. */
const laterBy = 2_000

/** Whether work may succeed when the job is tried again. */
const isPassing = (error: unknown) =>
  isDatabaseBusy(error) || isDatabaseUnavailable(error) || isDiskFull(error)

/** Ends a run that Cuecard itself fails at, so that the business can go on; what it changed can be undone. */
async function fail(ctx: BusinessContext, id: number): Promise<void> {
  const state = 'FAILED'
  await ctx.db.bulkRun.updateMany({
    where: { id, state: 'RUNNING' },
    data: { state, finishedAt: ctx.now() },
  })
  await ctx.db.bulkRun.updateMany({ where: { id, state: 'UNDOING' }, data: { state } })
}

interface BulkJob {
  businessId: number
  runId: number
}

/** The task that works on a bulk change in batches. A server works on one at a time. */
export function workOnBulk(services: Services): Task {
  const inTurn = createLimiter({ atOnce: 1 })
  return async (payload, signal) => {
    const { businessId, runId } = payload as BulkJob
    const ctx = await contextOfBusiness(services, businessId)
    if (!ctx) return
    if (!(await isOpen(services, businessId))) return goOn(ctx, runId, new Date(Date.now() + suspendedBy))
    if (!inTurn.isIdle()) return goOn(ctx, runId, new Date(Date.now() + laterBy))
    await inTurn(async () => {
      const batch = async () => {
        const run = await ctx.transaction((tx) => oneBatch(tx, runId))
        return run !== null && isAtWork(run.state)
      }
      try {
        if (await runBatches(services, businessId, { batch, rest: 1 }, signal)) await goOn(ctx, runId)
      } catch (error) {
        if (signal.aborted || isPassing(error)) throw error
        services.log.error({ err: error, runId }, 'A bulk change failed, and ended early')
        await fail(ctx, runId)
      }
    })
  }
}
