import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { BulkRunRow } from '#api/modules/bulk/acts/act.ts'
import { workStates } from '#api/modules/bulk/work.ts'

const hour = 60 * 60 * 1000

/** How many hours a bulk change can be undone, and is there. */
export const undoableHours = 24

/** Until when a run can be undone; null while it runs. */
export const undoUntil = ({ finishedAt }: Pick<BulkRunRow, 'finishedAt'>) =>
  finishedAt && new Date(finishedAt.getTime() + undoableHours * hour)

/** Whether a run can be undone now. */
export function isUndoable(ctx: BusinessContext, run: BulkRunRow): boolean {
  const until = undoUntil(run)
  return (run.state === 'DONE' || run.state === 'FAILED') && until !== null && ctx.now() < until
}

// No run has this number.
const nobody = { id: -1 }

/** The condition for the runs that the actor may see: those of the last day and the next one, for those who make some. */
export function visibleRuns(ctx: BusinessContext): Prisma.BulkRunWhereInput {
  if (!may(ctx.actor, 'customer:bulk')) return nobody
  const gt = new Date(ctx.now().getTime() - 2 * undoableHours * hour)
  return { OR: [{ finishedAt: null }, { finishedAt: { gt } }, { state: 'UNDOING' }] }
}

/** The run that has work to do, else the actor's latest one of the last 24 hours. */
export async function currentRun(ctx: BusinessContext): Promise<BulkRunRow | null> {
  if (!may(ctx.actor, 'customer:bulk')) return null
  const own = {
    startedById: ctx.userId,
    startedByName: ctx.actorName,
    startedAt: { gt: new Date(ctx.now().getTime() - undoableHours * hour) },
  }
  const runs = await ctx.db.bulkRun.findMany({
    where: { OR: [{ state: { in: workStates } }, own] },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
  })
  return runs.find(({ state }) => workStates.some((one) => one === state)) ?? runs[0] ?? null
}

/** A customer whom a run, or undoing it, left as they were. */
export interface LeftCustomer {
  customerId: number
  name: string | null
  reason: string
}

/** How many of those a run lists. */
export const mostLeft = 100

const leftOfRuns = `
  SELECT run.id AS "runId", held."customerId", held.reason,
         coalesce(customer.name, (SELECT title FROM "TrashEntry"
            WHERE "businessId" = $1 AND type = 'Customer' AND "recordId" = held."customerId" AND "restoredAt" IS NULL LIMIT 1),
           (SELECT "fromName" FROM "CustomerMerge" WHERE "businessId" = $1 AND "fromId" = held."customerId")) AS name
    FROM unnest($2::int[]) AS run (id),
         LATERAL (SELECT "customerId", reason FROM "BulkCustomer"
                   WHERE "businessId" = $1 AND "runId" = run.id AND state IN ('SKIPPED', 'LEFT') AND reason IS NOT NULL
                   ORDER BY "customerId" LIMIT ${mostLeft}) AS held
    LEFT JOIN "Customer" AS customer ON customer."businessId" = $1 AND customer.id = held."customerId"
   ORDER BY held."customerId"`

/** The first customers whom each run left. */
export async function leftCustomers(ctx: BusinessContext, ids: readonly number[]): Promise<LeftCustomer[][]> {
  const rows = await ctx.sql<LeftCustomer & { runId: number }>(leftOfRuns, ids)
  return ids.map((id) => rows.filter(({ runId }) => runId === id))
}
