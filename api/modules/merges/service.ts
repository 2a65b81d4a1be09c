import { AppError, badField, found } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { noCustomer } from '#api/modules/business/mergedCustomers.ts'
import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { cancelOthers } from '#api/modules/follow-ups/enrolment.ts'
import { type Choice, chosenColumns } from '#api/modules/merges/choose.ts'
import { withoutRows } from '#api/modules/merges/lists.ts'
import type { CustomerRow } from '#api/modules/merges/mergedFields.ts'
import { tellOfMerge } from '#api/modules/webhooks/customerMerged.ts'

export type MergeRow = Omit<Prisma.CustomerMergeGetPayload<object>, keyof typeof withoutRows>

const lockBoth = `SELECT FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[]) ORDER BY id FOR UPDATE`

/**
 * Locks two customers in order of their ids.
 * @throws BAD_INPUT for one customer; NOT_FOUND for one who is not there; CONFLICT for one who was merged
 */
async function lockTwo(
  tx: BusinessContext,
  id: number,
  otherId: number,
): Promise<[CustomerRow, CustomerRow]> {
  await tx.sql(lockBoth, [id, otherId])
  const rows = await tx.db.customer.findMany({ where: { id: { in: [id, otherId] } } })
  const [stays, other] = [id, otherId].map((one) => rows.find((row) => row.id === one))
  if (!stays) throw await noCustomer(tx, id)
  if (!other) throw await noCustomer(tx, otherId)
  if (id === otherId) throw badField('otherId', 'Choose two different customers.')
  return [stays, other]
}

/** In this transaction, the customer of rows that are only added to may change. */
export const beginMerging = (tx: BusinessContext) =>
  tx.sql(`SELECT set_config('cuecard.merges', 'on', true) FROM "Business" WHERE id = $1`)

const columnsOf = 'SELECT customer_columns($1, $2::int) AS columns'

/** The columns of a customer as the database writes them. */
export async function readColumns(tx: BusinessContext, id: number): Promise<Prisma.JsonObject> {
  const [row] = await tx.sql<{ columns: Prisma.JsonObject }>(columnsOf, id)
  return found('Customer', row).columns
}

interface Merged {
  rows: Prisma.JsonObject
  moved: Prisma.JsonObject
}

const mergeRows = 'SELECT merge_customer($1, $2::int, $3::int, $4::timestamptz) AS merged'

async function giveEverything(tx: BusinessContext, stays: number, other: number): Promise<Merged> {
  const [row] = await tx.sql<{ merged: Merged }>(mergeRows, stays, other, tx.now())
  return found('Customer', row).merged
}

/**
 * Makes a customer part of another one, who stays: with all records, and with the chosen values. The merge can be undone
 * for 30 days.
 * @throws BAD_INPUT for one customer, and for a choice that cannot be; NOT_FOUND for one who is not there; CONFLICT for
 * one who was merged
 */
export function mergeCustomers(
  ctx: BusinessContext,
  id: number,
  otherId: number,
  choices: readonly Choice[],
): Promise<MergeRow> {
  return ctx.transaction(async (tx) => {
    const customFields = await fieldsInUse(tx, 'FOR SHARE')
    const [stays, other] = await lockTwo(tx, id, otherId)
    const changed = chosenColumns(stays, other, choices, customFields)
    await beginMerging(tx)
    const before = await readColumns(tx, id)
    const { rows, moved } = await giveEverything(tx, id, otherId)
    await tx.db.customer.update({
      where: tx.key(id),
      data: { ...(changed as Prisma.CustomerUncheckedUpdateInput), updatedAt: tx.now() },
    })
    const cancelled = await cancelOthers(tx, [id])
    const merge = await tx.db.customerMerge.create({
      omit: withoutRows,
      data: {
        ...tx.tenant,
        customerId: id,
        fromId: otherId,
        fromName: other.name,
        fromCreatedAt: other.createdAt,
        mergedById: tx.userId,
        mergedByName: tx.actorName,
        mergedAt: tx.now(),
        rows,
        moved: { ...moved, 'FollowUp.state': cancelled.map((followUp) => followUp.id) },
        before,
        after: await readColumns(tx, id),
      },
    })
    await recordAudit(tx, { action: 'customer:merge', subject: `Customer:${id}`, after: { merged: otherId } })
    await tellOfMerge(tx, otherId, id)
    return merge
  })
}

/** The error for a merge that is not there: whether the customer who stayed lies in the trash. */
export async function noMerge(ctx: BusinessContext, id: number): Promise<AppError> {
  const [entry] = await ctx.sql<{ title: string }>(
    `SELECT title FROM "TrashEntry" WHERE "businessId" = $1 AND type = 'Customer' AND "restoredAt" IS NULL
        AND rows -> 'CustomerMerge' ? $2 LIMIT 1`,
    String(id),
  )
  return entry
    ? new AppError('CONFLICT', `${entry.title} is in the trash. Restore them first.`)
    : new AppError('NOT_FOUND', 'Merge not found')
}
