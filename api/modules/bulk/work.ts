import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import type { Prisma } from '#api/generated/client.ts'
import type { BulkRunRow } from '#api/modules/bulk/acts/act.ts'
import { actOf } from '#api/modules/bulk/acts/acts.ts'
import { type BatchCounts, changeBatch, undoBatch } from '#api/modules/bulk/batch.ts'
import { quietWhenLarge, tellBulkFinished } from '#api/modules/webhooks/bulkFinished.ts'

/** Work on the customers of a run: what ends it, and what programs call it. */
const works = {
  RUNNING: { batch: changeBatch, kind: 'bulk' },
  UNDOING: { batch: undoBatch, kind: 'bulk_undo' },
} as const

type WorkState = keyof typeof works

/** The states in which a run has work to do. One run of a business is in them. */
export const workStates = Object.keys(works) as WorkState[]

export const isAtWork = (state: BulkRunRow['state']): state is WorkState => state in works

/** How many customers the current or latest work of a run has. */
export const workCount = ({ state, count, changedCount }: BulkRunRow) =>
  state === 'UNDOING' || state === 'UNDONE' ? changedCount : count

/**
 * The context of a batch: all that it writes has one time, by which undoing tells what was written since, and a job writes
 * as the one who started the work.
 */
function forBatch(ctx: BusinessContext, run: BulkRunRow): BusinessContext {
  const at = ctx.now()
  const tx = { ...ctx, now: () => at }
  if (tx.actor.kind !== 'system') return tx
  const isUndo = run.state === 'UNDOING'
  const actorName = (isUndo ? run.undoneByName : run.startedByName) ?? tx.actorName
  return { ...tx, actorName, userId: isUndo ? run.undoneById : run.startedById }
}

const counted = (
  { done, changed, left }: BatchCounts,
  isUndo: boolean,
): Prisma.BulkRunUncheckedUpdateInput => ({
  doneCount: { increment: done },
  ...(!isUndo && { changedCount: { increment: changed } }),
  leftCount: { increment: left },
})

/** Ends the work on a run. */
async function finish(tx: BusinessContext, run: BulkRunRow): Promise<BulkRunRow> {
  const isUndo = run.state === 'UNDOING'
  await actOf(run.kind).finish?.(tx)
  await tellBulkFinished(tx, {
    kind: works[run.state as WorkState].kind,
    subject: `BulkRun:${run.id}`,
    records: run.count,
    counts: { changed: isUndo ? run.changedCount - run.leftCount : run.changedCount, left: run.leftCount },
    nouns: ['customer', 'contact', 'follow_up', 'appointment', 'text'],
  })
  return tx.db.bulkRun.update({
    where: tx.key(run.id),
    data: isUndo ? { state: 'UNDONE' } : { state: 'DONE', finishedAt: tx.now() },
  })
}

/** Does a batch of the work of a run, or ends it when nothing is left; null when the run has no work. */
export async function oneBatch(tx: BusinessContext, id: number): Promise<BulkRunRow | null> {
  await lockForUpdate(tx, 'BulkRun', id)
  const run = await tx.db.bulkRun.findFirst({ where: { id } })
  if (!run || !isAtWork(run.state)) return null
  await quietWhenLarge(tx, run.count)
  const by = forBatch(tx, run)
  const counts = await works[run.state].batch(by, run)
  if (counts.done === 0) return finish(by, run)
  return tx.db.bulkRun.update({ where: tx.key(id), data: counted(counts, run.state === 'UNDOING') })
}
