import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { lockForUpdate } from '#api/core/tenancy/lockForUpdate.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { type FieldRow, fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { undoableSince } from '#api/modules/merges/lists.ts'
import { fieldsOfAll } from '#api/modules/merges/mergedFields.ts'
import { beginMerging, type MergeRow, noMerge, readColumns } from '#api/modules/merges/service.ts'

type Columns = Prisma.JsonObject

/** Whether the actor may undo a merge: users their own, managers all. */
export const mayUndo = ({ actor, userId }: BusinessContext, { mergedById }: Pick<MergeRow, 'mergedById'>) =>
  may(actor, userId !== null && mergedById === userId ? 'customer:merge' : 'customer:undoMergeOfOthers')

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The values of custom fields that a customer has when a merge is undone, and the fields that were changed since. */
function formerCustom([before = {}, after = {}, now = {}]: Columns[], fields: readonly FieldRow[]) {
  const custom = { ...now }
  const changed: number[] = []
  for (const key of new Set([before, after, now].flatMap(Object.keys))) {
    if (!isSame(now[key] ?? null, after[key] ?? null)) changed.push(Number(key))
    else if (key in before) custom[key] = before[key]
    else delete custom[key]
  }
  return { custom, kept: fields.filter(({ id }) => changed.includes(id)).map(({ label }) => label) }
}

/** What each field becomes when a merge is undone, and the fields that were changed since and stay. */
function formerValues(before: Columns, after: Columns, now: Columns, fields: readonly FieldRow[]) {
  const { custom, kept } = formerCustom(
    [before, after, now].map((row) => row.custom as Columns),
    fields,
  )
  const former: Columns = isSame(custom, now.custom) ? {} : { custom }
  for (const { label, columns } of fieldsOfAll) {
    const values = (row: Columns) => columns.map((column) => row[column] ?? null)
    if (!isSame(values(now), values(after))) kept.push(label)
    else if (!isSame(values(before), values(now)))
      for (const column of columns) former[column] = before[column] ?? null
  }
  return { former, kept }
}

const writeBack = `
  UPDATE "Customer" AS held SET ("updatedAt", %) = (SELECT $4::timestamptz, % FROM jsonb_populate_record(held, $3::jsonb) AS former)
   WHERE "businessId" = $1 AND id = $2`

async function restoreValues(tx: BusinessContext, id: number, former: Columns): Promise<void> {
  const columns = Object.keys(former)
  if (columns.length === 0) {
    await tx.db.customer.update({ where: tx.key(id), data: { updatedAt: tx.now() } })
    return
  }
  const named = columns.map((column) => `"${column}"`)
  await tx.sql(
    writeBack.replace('%', named.join(', ')).replace('%', named.map((name) => `former.${name}`).join(', ')),
    ...[id, JSON.stringify(former), tx.now()],
  )
}

const laterMerge = `SELECT later."fromName" AS name FROM "CustomerMerge" AS later
  WHERE "businessId" = $1 AND "customerId" = $2 AND ("mergedAt", id) > ($3::timestamptz, $4::int)
  ORDER BY "mergedAt" DESC, id DESC LIMIT 1`

/** Locks the customer who stayed, and then reads the merge, which another merge may have given to somebody else. */
async function lockMerge(tx: BusinessContext, id: number) {
  const seen = await tx.db.customerMerge.findFirst({ where: { id }, select: { customerId: true } })
  if (!seen) throw await noMerge(tx, id)
  await lockForUpdate(tx, 'Customer', seen.customerId)
  const merge = await tx.db.customerMerge.findFirst({ where: { id } })
  if (!merge) throw await noMerge(tx, id)
  if (merge.customerId !== seen.customerId) throw new AppError('CONFLICT')
  return merge
}

/** A merge that was undone. */
export interface UndoneMerge {
  customerId: number
  restoredId: number
  /** What screens call the fields that were changed since and keep their value. */
  keptFields: string[]
}

/**
 * Undoes a merge: both customers are there again with what was theirs. What was added since stays with the one who
 * stayed, and so do the values of fields that were changed since.
 * @throws NOT_FOUND; FORBIDDEN for a merge of somebody else; CONFLICT after 30 days, before a later merge is undone, and
 * while the customer who stayed lies in the trash
 */
export function undoMerge(ctx: BusinessContext, id: number): Promise<UndoneMerge> {
  return ctx.transaction(async (tx) => {
    const merge = await lockMerge(tx, id)
    const { customerId, fromId, mergedAt } = merge
    if (!mayUndo(tx, merge)) throw new AppError('FORBIDDEN')
    if (mergedAt <= undoableSince(tx)) throw new AppError('CONFLICT', 'A merge can be undone for 30 days.')
    const [later] = await tx.sql<{ name: string }>(laterMerge, customerId, mergedAt, id)
    if (later) throw new AppError('CONFLICT', `Undo the later merge with ${later.name} first.`)
    const now = await readColumns(tx, customerId)
    const fields = await fieldsInUse(tx)
    const { former, kept } = formerValues(merge.before as Columns, merge.after as Columns, now, fields)
    await beginMerging(tx)
    await tx.sql('SELECT undo_merge($1, $2::int, $3::timestamptz)::text', id, tx.now())
    await restoreValues(tx, customerId, former)
    await recordAudit(tx, {
      action: 'customer:undoMerge',
      subject: `Customer:${customerId}`,
      after: { restored: fromId },
    })
    return { customerId, restoredId: fromId, keptFields: kept }
  })
}
