import { AppError, badField, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import type { InterestLabel } from '#api/modules/interests/input.ts'
import { optionKey, optionValue } from '#api/modules/interests/startingOptions.ts'

export type OptionRow = Prisma.InterestOptionGetPayload<object>

/** The maximum number of options; the list has no pages. */
export const mostOptions = 100

/** The order that the business chose. */
export const inOrder: Prisma.InterestOptionOrderByWithRelationInput[] = [{ sortOrder: 'asc' }, { id: 'asc' }]

const keyOf = (ctx: BusinessContext, id: string) => ({ businessId_id: { ...ctx.tenant, id } })
const subjectOf = ({ id }: OptionRow) => `InterestOption:${id}` as const

/**
 * The current label of the option that an interest names in whatever spelling, also while the option is being renamed;
 * text that is no option stays unchanged. Call this before the customer's own row is locked, because a rename locks options before
 * customers.
 */
export async function interestAsNamed(tx: BusinessContext, interest: string): Promise<string> {
  const [option] = await tx.sql<{ label: string }>(
    `SELECT label FROM "InterestOption" WHERE "businessId" = $1
     AND id = (SELECT id FROM "InterestOption" WHERE "businessId" = $1
                 AND replace(fold_text(label), ' ', '_') = replace(fold_text($2), ' ', '_') LIMIT 1) FOR SHARE`,
    interest,
  )
  return option?.label ?? interest
}

/**
 * Reads the options after locking the business's row, so that concurrent writes to them run one after the other and
 * limit, order and names hold.
 */
async function inTurn(tx: BusinessContext): Promise<OptionRow[]> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  return tx.db.interestOption.findMany({ orderBy: inOrder })
}

function optionIn(options: readonly OptionRow[], id: string): OptionRow {
  const option = options.find((other) => other.id === id)
  if (!option) throw notFound('Interest option')
  return option
}

/** @throws CONFLICT when another option has this label, in whatever spelling */
function refuseTwice(others: readonly OptionRow[], label: string): void {
  const key = optionKey(label)
  if (!others.some((other) => optionKey(other.label) === key)) return
  const message = 'This interest option already exists.'
  throw new AppError('CONFLICT', { message, fields: { label: [message] } })
}

/**
 * Adds an option at the end.
 * @throws BAD_INPUT for a blank label; CONFLICT when the label exists or the list is full
 */
export function createOption(ctx: BusinessContext, { label }: InterestLabel): Promise<OptionRow> {
  const value = optionValue(label)
  return ctx.transaction(async (tx) => {
    const options = await inTurn(tx)
    refuseTwice(options, label)
    if (options.length >= mostOptions) {
      throw new AppError('CONFLICT', `There can be at most ${mostOptions} interest options.`)
    }
    const sortOrder = (options.at(-1)?.sortOrder ?? -1) + 1
    const option = await tx.db.interestOption.create({
      data: { ...tx.tenant, label, value, sortOrder, createdAt: tx.now() },
    })
    await recordAudit(tx, {
      action: 'interestOption:create',
      subject: subjectOf(option),
      after: { label },
    })
    return option
  })
}

/**
 * Renames an option, and updates the interest of every customer and saved view with its label, in one transaction.
 * @throws NOT_FOUND; BAD_INPUT for a blank label; CONFLICT when another option has this label
 */
export function renameOption(ctx: BusinessContext, id: string, { label }: InterestLabel): Promise<OptionRow> {
  const value = optionValue(label)
  return ctx.transaction(async (tx) => {
    const options = await inTurn(tx)
    const before = optionIn(options, id)
    if (before.label === label && before.value === value) return before
    refuseTwice(
      options.filter((other) => other.id !== id),
      label,
    )
    const option = await tx.db.interestOption.update({ where: keyOf(tx, id), data: { label, value } })
    if (before.label === label) return option
    await tx.db.customer.updateMany({ where: { interest: before.label }, data: { interest: label } })
    await tx.db.savedView.updateMany({ where: { interest: before.label }, data: { interest: label } })
    await recordAudit(tx, {
      action: 'interestOption:update',
      subject: subjectOf(option),
      before: { label: before.label },
      after: { label },
    })
    return option
  })
}

/**
 * Deletes an option. Customers who have its label keep it.
 * @throws NOT_FOUND
 */
export function deleteOption(ctx: BusinessContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const option = optionIn(await inTurn(tx), id)
    await tx.db.interestOption.delete({ where: keyOf(tx, id) })
    await recordAudit(tx, {
      action: 'interestOption:delete',
      subject: subjectOf(option),
      before: { label: option.label },
    })
  })
}

/**
 * Reorders the options. Options that are not named, such as new ones, keep their order after the others.
 * @throws NOT_FOUND for an option that does not exist (any more), BAD_INPUT for one that is named twice
 */
export function reorderOptions(ctx: BusinessContext, ids: readonly string[]): Promise<OptionRow[]> {
  const named = new Set(ids)
  if (named.size < ids.length) throw badField('items', 'Each interest option can be named once')
  return ctx.transaction(async (tx) => {
    const before = await inTurn(tx)
    const first = ids.map((id) => optionIn(before, id))
    const order = [...first, ...before.filter(({ id }) => !named.has(id))]
    const places = order.map(({ id }, sortOrder) => ({ id, sortOrder }))
    await tx.sql(
      `UPDATE "InterestOption" o SET "sortOrder" = p."sortOrder"
       FROM jsonb_to_recordset($2::jsonb) AS p(id text, "sortOrder" int)
       WHERE o."businessId" = $1 AND o.id = p.id AND o."sortOrder" <> p."sortOrder"`,
      JSON.stringify(places),
    )
    const [was, is] = [before, order].map((options) => options.map(({ label }) => label)) as [
      string[],
      string[],
    ]
    if (was.some((label, place) => label !== is[place])) {
      await recordAudit(tx, {
        action: 'interestOption:reorder',
        subject: `Business:${tx.tenant.businessId}`,
        before: { order: was },
        after: { order: is },
      })
    }
    return order.map((option, sortOrder) => ({ ...option, sortOrder }))
  })
}
