import { AppError, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { type TrashType, trashKinds } from '#api/modules/trash/kinds.ts'
import {
  knownTrash,
  mayDeleteForGood,
  mayRestore,
  seenTrash,
  type TrashRow,
} from '#api/modules/trash/lists.ts'
import { bringBack, type RowsByTable } from '#api/modules/trash/restoration/bringBack.ts'
import { restorationKinds } from '#api/modules/trash/restoration/kinds.ts'

/** The rows of a record may have megabytes: only its restoration reads them. */
const withoutRows = { omit: { rows: true, ended: true } } as const

const subjectOf = ({ type, recordId }: TrashRow) => `${type as TrashType}:${recordId}` as const

const customerOfEntry = `SELECT FROM "Customer" WHERE "businessId" = $1 AND id =
  (SELECT "customerId" FROM "TrashEntry"
    WHERE "businessId" = $1 AND id = $2 AND type <> 'Customer' AND "restoredAt" IS NULL) FOR KEY SHARE`

/** Locks an entry, so that acts on it run one after the other; before it the customer who is there, as an erasure does. */
async function lockEntry(tx: BusinessContext, id: number): Promise<TrashRow> {
  await tx.sql(customerOfEntry, id)
  await lockForUpdate(tx, 'TrashEntry', id)
  const where = { AND: [knownTrash(tx), { id }] }
  return found('Trash entry', await tx.db.trashEntry.findFirst({ ...withoutRows, where }))
}

async function bringBackWhole(
  tx: BusinessContext,
  { id, type, recordId }: TrashRow,
  rows: RowsByTable,
  changes: RowsByTable,
) {
  const { noun } = trashKinds[type as TrashType]
  const present = `SELECT FROM "${type}" WHERE "businessId" = $1 AND id = $2`
  const taken = await tx.sql(present, recordId)
  if (taken.length > 0) throw new AppError('CONFLICT', `${noun} cannot be restored: another has its number.`)
  await bringBack(tx, [id], rows, changes)
  const back = await tx.sql(present, recordId)
  if (back.length === 0)
    throw new AppError('CONFLICT', `${noun} cannot be restored: what it belonged to is gone.`)
}

/**
 * Restores a deleted record with all its rows and their ids; nobody is notified, and nothing is earned anew. What is no
 * longer as it was stands in `remarks`. Idempotent: a repeated call returns the first result.
 * @throws NOT_FOUND, also for a record that the actor could not see; FORBIDDEN for one that the actor may not restore;
 * CONFLICT while what it belongs to is gone
 */
export function restoreFromTrash(ctx: BusinessContext, id: number): Promise<TrashRow> {
  return ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, id)
    if (!mayRestore(tx, entry)) throw new AppError('FORBIDDEN')
    if (entry.restoredAt) return entry
    const { recordId } = entry
    const kept = await tx.db.trashEntry.findFirstOrThrow({ select: { rows: true }, where: { id } })
    const rows = kept.rows as RowsByTable
    const { before, after, isAudited } = restorationKinds[entry.type as TrashType] ?? {}
    const { changes = {}, remarks = [] } = (await before?.(tx, entry, rows)) ?? {}
    await bringBackWhole(tx, entry, rows, changes)
    const found = await after?.(tx, recordId, changes)
    if (!isAudited) await recordAudit(tx, { action: 'trash:restore', subject: subjectOf(entry) })
    return tx.db.trashEntry.update({
      ...withoutRows,
      where: tx.key(id),
      data: {
        restoredAt: tx.now(),
        remarks: [...remarks, ...(found?.remarks ?? [])],
        rows: {},
        ended: [],
        bytes: 0,
      },
    })
  })
}

/**
 * Deletes a record for good.
 * @throws NOT_FOUND, also for what was restored; FORBIDDEN for all but admins and the owner of a note or a task
 */
export function deleteForGood(ctx: BusinessContext, id: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    const entry = await lockEntry(tx, id)
    if (!mayDeleteForGood(tx, entry)) throw new AppError('FORBIDDEN')
    if (entry.restoredAt) throw new AppError('NOT_FOUND', 'Trash entry not found')
    // What was deleted of a customer before is nothing without them.
    const where = entry.type === 'Customer' ? { customerId: entry.recordId } : { id }
    await tx.db.trashEntry.deleteMany({ where })
    await recordAudit(tx, { action: 'trash:deleteForGood', subject: subjectOf(entry) })
  })
}

/**
 * Deletes for good all that the actor sees in the trash, or what was deleted until an instant; returns how many records
 * that were.
 */
export function emptyTrash(ctx: BusinessContext, deletedUntil: Date | null = null): Promise<number> {
  return ctx.transaction(async (tx) => {
    const where = { AND: [seenTrash(tx), deletedUntil ? { deletedAt: { lte: deletedUntil } } : {}] }
    const { count } = await tx.db.trashEntry.deleteMany({ where })
    const { businessId } = tx.tenant
    if (count > 0) {
      await recordAudit(tx, { action: 'trash:empty', subject: `Business:${businessId}`, after: { count } })
    }
    return count
  })
}
