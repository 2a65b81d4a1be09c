import { AppError, badField, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import { type Choice, choicesOf, offered } from '#api/modules/custom-fields/choices.ts'
import { type FieldChanges, mostFields, type NewField } from '#api/modules/custom-fields/input.ts'

export type FieldRow = Prisma.CustomFieldGetPayload<object>

/** How long a deleted field and its values can be brought back, in days. */
export const keptDays = 30

export const inUse = { deletedAt: null } satisfies Prisma.CustomFieldWhereInput
const inOrder: Prisma.CustomFieldOrderByWithRelationInput[] = [{ sortOrder: 'asc' }, { id: 'asc' }]
const subjectOf = ({ id }: FieldRow) => `CustomField:${id}` as const

/** The fields of the business, in their order; `lock` keeps them as they are until the transaction ends. */
export async function fieldsInUse(ctx: BusinessContext, lock?: 'FOR SHARE'): Promise<FieldRow[]> {
  if (lock) await ctx.sql(`SELECT 1 FROM "CustomField" WHERE "businessId" = $1 ${lock}`)
  return ctx.db.customField.findMany({ where: inUse, orderBy: inOrder, take: mostFields })
}

/** Deleted fields that can be brought back, the latest first. */
export function deletedFields(ctx: BusinessContext): Promise<FieldRow[]> {
  const where = { deletedAt: { not: null } }
  return ctx.db.customField.findMany({ where, orderBy: { deletedAt: 'desc' }, take: mostFields })
}

/** The fields with these ids, in their order; null for those that are no more. */
export async function fieldsById(ctx: BusinessContext, ids: readonly number[]): Promise<(FieldRow | null)[]> {
  const fields = new Map((await fieldsInUse(ctx)).map((field) => [field.id, field]))
  return ids.map((id) => fields.get(id) ?? null)
}

/** Reads the fields after locking the business's row, so that number, order and labels hold under concurrent writes. */
async function inTurn(tx: BusinessContext): Promise<FieldRow[]> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  return fieldsInUse(tx)
}

function fieldIn(fields: readonly FieldRow[], id: number): FieldRow {
  const field = fields.find((one) => one.id === id)
  if (!field) throw notFound('Custom field')
  return field
}

/** @throws CONFLICT when another field has this label, in whatever spelling, or there are as many as there may be */
function checkRoom(others: readonly FieldRow[], label: string): void {
  if (others.some((other) => fold(other.label) === fold(label))) {
    const message = 'This field already exists.'
    throw new AppError('CONFLICT', { message, fields: { label: [message] } })
  }
  if (others.length >= mostFields) {
    throw new AppError(
      'CONFLICT',
      `There can be at most ${mostFields} custom fields. Delete one that you no longer use.`,
    )
  }
}

const noChoices = 'A field of this type needs at least one choice'

/**
 * Adds a field below the others.
 * @throws BAD_INPUT for a choice without choices; CONFLICT when the label exists or there are 20 fields
 */
export function createField(ctx: BusinessContext, { choices, ...input }: NewField): Promise<FieldRow> {
  if ((input.type === 'CHOICE') !== choices.length > 0) {
    throw badField(
      'choices',
      input.type === 'CHOICE' ? noChoices : 'Only a field of the type choice has choices',
    )
  }
  return ctx.transaction(async (tx) => {
    const fields = await inTurn(tx)
    checkRoom(fields, input.label)
    const field = await tx.db.customField.create({
      data: {
        ...tx.tenant,
        ...input,
        choices: choices.map((label, at) => ({ id: at + 1, label })),
        sortOrder: (fields.at(-1)?.sortOrder ?? -1) + 1,
        createdAt: tx.now(),
        updatedAt: tx.now(),
      },
    })
    await recordAudit(tx, {
      action: 'customField:create',
      subject: subjectOf(field),
      after: { label: field.label },
    })
    return field
  })
}

/** How many customers have a choice, up to 1,000. */
async function customersWith(tx: BusinessContext, fieldId: number, choiceId: number): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM "Customer"
      WHERE "businessId" = $1 AND custom @> jsonb_build_object($2::text, $3::int) LIMIT 1000) AS found`,
    String(fieldId),
    choiceId,
  )
  return row?.count ?? 0
}

/**
 * The choices after a change. One that goes is kept under its number, as what replaces it or as removed.
 * @throws BAD_INPUT for a choice that is not there, and for one that customers have and nothing replaces
 */
async function choicesAfter(
  tx: BusinessContext,
  field: FieldRow,
  { choices: wanted, replaced = [] }: FieldChanges,
): Promise<Choice[] | undefined> {
  if (!wanted) return undefined
  if (field.type !== 'CHOICE') {
    if (wanted.length === 0) return undefined
    throw badField('choices', 'Only a field of the type choice has choices')
  }
  if (wanted.length === 0) throw badField('choices', noChoices)
  const before = choicesOf(field)
  const known = new Set(offered(before).map(({ id }) => id))
  if (wanted.some(({ number }) => number != null && !known.has(number))) throw notFound('Choice')
  const kept = new Set(wanted.flatMap(({ number }) => number ?? []))
  let next = Math.max(0, ...before.map(({ id }) => id))
  const after: Choice[] = wanted.map(({ number, label }) => ({ id: number ?? ++next, label }))
  for (const choice of before) {
    if (kept.has(choice.id)) continue
    const by = replaced.find(({ number }) => number === choice.id)?.by
    if (by !== undefined && !kept.has(by))
      throw badField('replaced', 'A removed choice cannot replace another one')
    if (by === undefined && known.has(choice.id)) await refuseInUse(tx, field, choice)
    const gone = by === undefined ? { isRemoved: true as const } : { replacedBy: by }
    after.push(known.has(choice.id) ? { id: choice.id, label: choice.label, ...gone } : choice)
  }
  return after
}

async function refuseInUse(tx: BusinessContext, { id }: FieldRow, choice: Choice): Promise<void> {
  const count = await customersWith(tx, id, choice.id)
  if (count === 0) return
  const have = count === 1 ? '1 customer has' : `${count >= 1000 ? '1,000 or more' : count} customers have`
  throw badField('choices', `${have} “${choice.label}”. Choose what replaces it.`)
}

/**
 * Changes label, choices, or whether cards show it; the type stays.
 * @throws NOT_FOUND; CONFLICT when another field has this label
 */
export function updateField(ctx: BusinessContext, id: number, changes: FieldChanges): Promise<FieldRow> {
  return ctx.transaction(async (tx) => {
    const fields = await inTurn(tx)
    const before = fieldIn(fields, id)
    const { label = before.label, isOnCard = before.isOnCard } = changes
    checkRoom(
      fields.filter((field) => field !== before),
      label,
    )
    // The choice may not be given to anybody while it goes.
    await tx.sql('SELECT 1 FROM "CustomField" WHERE "businessId" = $1 AND id = $2 FOR UPDATE', id)
    const choices = await choicesAfter(tx, before, changes)
    const field = await tx.db.customField.update({
      where: tx.key(id),
      data: { label, isOnCard, ...(choices && { choices }), updatedAt: tx.now() },
    })
    const told = (row: FieldRow) => ({
      label: row.label,
      isOnCard: row.isOnCard,
      choices: offered(choicesOf(row)).map((choice) => choice.label),
    })
    const [was, is] = [told(before), told(field)]
    const names = (Object.keys(was) as (keyof typeof was)[]).filter(
      (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
    )
    if (names.length > 0) {
      const of = (values: typeof was) => Object.fromEntries(names.map((name) => [name, values[name]]))
      await recordAudit(tx, {
        action: 'customField:update',
        subject: subjectOf(field),
        before: of(was),
        after: of(is),
      })
    }
    return field
  })
}

/**
 * Deletes a field. It and its values can be brought back for 30 days.
 * @throws NOT_FOUND
 */
export function deleteField(ctx: BusinessContext, id: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    const field = fieldIn(await inTurn(tx), id)
    await tx.db.customField.update({ where: tx.key(id), data: { deletedAt: tx.now(), updatedAt: tx.now() } })
    await recordAudit(tx, {
      action: 'customField:delete',
      subject: subjectOf(field),
      before: { label: field.label },
    })
  })
}

/**
 * Brings a deleted field back with its values, below the others. Brought back twice gives the same.
 * @throws NOT_FOUND; CONFLICT when another field has its label by now, or there are 20 fields
 */
export function restoreField(ctx: BusinessContext, id: number): Promise<FieldRow> {
  return ctx.transaction(async (tx) => {
    const fields = await inTurn(tx)
    const known = fields.find((field) => field.id === id)
    if (known) return known
    const deleted = await tx.db.customField.findFirst({ where: { id } })
    if (!deleted) throw notFound('Custom field')
    checkRoom(fields, deleted.label)
    const sortOrder = (fields.at(-1)?.sortOrder ?? -1) + 1
    const field = await tx.db.customField.update({
      where: tx.key(id),
      data: { deletedAt: null, sortOrder, updatedAt: tx.now() },
    })
    await recordAudit(tx, {
      action: 'customField:restore',
      subject: subjectOf(field),
      after: { label: field.label },
    })
    return field
  })
}

/**
 * Reorders the fields. Those that are not named keep their order after the others.
 * @throws NOT_FOUND for a field that is no more, BAD_INPUT for one that is named twice
 */
export function reorderFields(ctx: BusinessContext, ids: readonly number[]): Promise<FieldRow[]> {
  const named = new Set(ids)
  if (named.size < ids.length) throw badField('ids', 'Each field can be named once')
  return ctx.transaction(async (tx) => {
    const before = await inTurn(tx)
    const first = ids.map((id) => fieldIn(before, id))
    const order = [...first, ...before.filter(({ id }) => !named.has(id))]
    for (const [sortOrder, field] of order.entries()) {
      if (field.sortOrder === sortOrder) continue
      await tx.db.customField.update({ where: tx.key(field.id), data: { sortOrder, updatedAt: tx.now() } })
    }
    return order.map((field, sortOrder) => ({ ...field, sortOrder }))
  })
}
