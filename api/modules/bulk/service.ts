import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { truncate } from '#api/core/text/truncate.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { type BulkRunRow, mostAtOnce } from '#api/modules/bulk/acts/act.ts'
import type { BulkActInput } from '#api/modules/bulk/input.ts'
import { isUndoable, visibleRuns } from '#api/modules/bulk/lists.ts'
import { prepare } from '#api/modules/bulk/prepare.ts'
import { goOn } from '#api/modules/bulk/task.ts'
import { isAtWork, oneBatch, workCount, workStates } from '#api/modules/bulk/work.ts'
import type { CustomerSelection } from '#api/modules/customers/selection/input.ts'
import { selectedIds } from '#api/modules/customers/selection/selectedIds.ts'

/** Refuses work while another run of the business has some; a unique index holds the same. */
async function refuseSecond(tx: BusinessContext): Promise<void> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  const other = await tx.db.bulkRun.findFirst({ where: { state: { in: workStates } } })
  if (!other) return
  const part = Math.floor((100 * other.doneCount) / Math.max(1, workCount(other)))
  throw new AppError('CONFLICT', `Another bulk change is running: ${part} %.`)
}

/** Works on a run at once when it has few customers, else in the background. */
async function begin(tx: BusinessContext, run: BulkRunRow): Promise<BulkRunRow> {
  if (run.count > mostAtOnce) {
    await goOn(tx, run.id)
    return run
  }
  let current = run
  while (isAtWork(current.state)) current = found('Bulk change', await oneBatch(tx, run.id))
  return current
}

const freeze = `
  INSERT INTO "BulkCustomer" ("businessId", "runId", "customerId", "seenAt")
  SELECT $1, $2::int, id, "updatedAt" FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($3::int[])`

const number = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'customer' : 'customers'}`

const longestSummary = 400

/**
 * Changes many customers, up to 100 at once and more in the background. The customers are those of the selection now; who
 * is changed meanwhile is left out.
 * @throws CONFLICT while another bulk change of the business runs, and for another number of customers than expected;
 * NOT_FOUND for a customer and for what they get; BAD_INPUT for none, too many, and a value that they cannot have
 */
export function startBulk(
  ctx: BusinessContext,
  selection: CustomerSelection,
  input: BulkActInput,
): Promise<BulkRunRow> {
  return ctx.transaction(async (tx) => {
    await refuseSecond(tx)
    const { act, words } = await prepare(tx, input)
    const ids = await selectedIds(tx, selection)
    const { kind, given } = act(ids.length)
    const run = await tx.db.bulkRun.create({
      data: {
        ...tx.tenant,
        kind,
        act: given as Prisma.InputJsonObject,
        summary: truncate(words(number(ids.length)), longestSummary),
        count: ids.length,
        groupId: crypto.randomUUID(),
        startedById: tx.userId,
        startedByName: tx.actorName,
        startedAt: tx.now(),
      },
    })
    await tx.sql(freeze, run.id, ids)
    await recordAudit(tx, {
      action: 'customer:bulk',
      subject: `BulkRun:${run.id}`,
      after: { kind, customers: ids.length },
    })
    return begin(tx, run)
  })
}

const forgetSkipped = `UPDATE "BulkCustomer" SET reason = NULL WHERE "businessId" = $1 AND "runId" = $2 AND state = 'SKIPPED'`

/**
 * Undoes a bulk change, up to 100 customers at once and more in the background. What somebody has changed since stays.
 * @throws NOT_FOUND; CONFLICT while it or another one runs, when it was undone, and after 24 hours
 */
export function undoBulk(ctx: BusinessContext, id: number): Promise<BulkRunRow> {
  return ctx.transaction(async (tx) => {
    await refuseSecond(tx)
    await lockForUpdate(tx, 'BulkRun', id)
    const where = { AND: [{ id }, visibleRuns(tx)] }
    const run = found('Bulk change', await tx.db.bulkRun.findFirst({ where }))
    if (run.state === 'UNDONE') throw new AppError('CONFLICT', 'This bulk change was undone.')
    if (!isUndoable(tx, run)) throw new AppError('CONFLICT', 'A bulk change can be undone for 24 hours.')
    await tx.sql(forgetSkipped, id)
    const undoing = await tx.db.bulkRun.update({
      where: tx.key(id),
      data: {
        state: 'UNDOING',
        doneCount: 0,
        leftCount: 0,
        undoneById: tx.userId,
        undoneByName: tx.actorName,
      },
    })
    await recordAudit(tx, {
      action: 'customer:undoBulk',
      subject: `BulkRun:${id}`,
      after: { kind: run.kind },
    })
    return begin(tx, undoing)
  })
}
