import { AppError, notFound } from '#api/core/errors/errors.ts'
import { enqueue } from '#api/core/jobs/enqueue.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import type { Prisma } from '#api/generated/client.ts'
import { recordAudit } from '#api/modules/activities/audit-trail/auditLog.ts'
import type { NewTag, TagChanges } from '#api/modules/tags/input.ts'

export type TagRow = Prisma.TagGetPayload<object>

/** The maximum number of tags of a business; the list has no pages. */
export const mostTags = 200

/** The task of the job queue that takes a deleted tag off its customers. */
export const takeOffTask = 'takeOffTag'

/** Tags that were not deleted. */
export const inUse = { deletedAt: null } satisfies Prisma.TagWhereInput

/** By label, in any case. */
export const byLabel = (a: TagRow, b: TagRow) => a.label.localeCompare(b.label, 'en', { sensitivity: 'base' })

/** The tags of the business, by label. */
export async function allTags(ctx: BusinessContext): Promise<TagRow[]> {
  return (await ctx.db.tag.findMany({ where: inUse, take: mostTags })).sort(byLabel)
}

/** The tags with these ids, in their order; null for those that are no more. */
export async function tagsById(ctx: BusinessContext, ids: readonly number[]): Promise<(TagRow | null)[]> {
  const tags = await ctx.db.tag.findMany({ where: { ...inUse, id: { in: [...ids] } } })
  const known = new Map(tags.map((tag) => [tag.id, tag]))
  return ids.map((id) => known.get(id) ?? null)
}

/** Reads the tags after locking the business's row, so that the limit and the labels hold under concurrent writes. */
async function inTurn(tx: BusinessContext): Promise<TagRow[]> {
  await tx.sql('SELECT 1 FROM "Business" WHERE id = $1 FOR NO KEY UPDATE')
  return tx.db.tag.findMany({ where: inUse })
}

const labelled = (tags: readonly TagRow[], label: string) =>
  tags.find((tag) => fold(tag.label) === fold(label))

/**
 * Makes a tag. One with this label, in whatever spelling, is the result as it is.
 * @throws CONFLICT when the business has as many as it may have
 */
export function createTag(ctx: BusinessContext, { label, color }: NewTag): Promise<TagRow> {
  return ctx.transaction(async (tx) => {
    const tags = await inTurn(tx)
    const known = labelled(tags, label)
    if (known) return known
    if (tags.length >= mostTags) throw new AppError('CONFLICT', `There can be at most ${mostTags} tags.`)
    const written = { createdAt: tx.now(), updatedAt: tx.now() }
    const tag = await tx.db.tag.create({ data: { ...tx.tenant, label, color, ...written } })
    await recordAudit(tx, { action: 'tag:create', subject: `Tag:${tag.id}`, after: { label } })
    return tag
  })
}

/**
 * Renames a tag, or gives it another color. Customers and views refer to it by its id.
 * @throws NOT_FOUND; CONFLICT when another tag has this label
 */
export function updateTag(ctx: BusinessContext, id: number, changes: TagChanges): Promise<TagRow> {
  return ctx.transaction(async (tx) => {
    const tags = await inTurn(tx)
    const before = tags.find((tag) => tag.id === id)
    if (!before) throw notFound('Tag')
    const other = changes.label ? labelled(tags, changes.label) : undefined
    if (other && other.id !== id) {
      const message = 'This tag already exists.'
      throw new AppError('CONFLICT', { message, fields: { label: [message] } })
    }
    const tag = await tx.db.tag.update({ where: tx.key(id), data: { ...changes, updatedAt: tx.now() } })
    if (tag.label !== before.label) {
      const [was, is] = [before, tag].map(({ label }) => ({ label }))
      await recordAudit(tx, { action: 'tag:update', subject: `Tag:${id}`, before: was, after: is })
    }
    return tag
  })
}

/** Of more customers than this, their exact number is not counted. */
const countUpTo = 10_000

/** How many customers have each tag, at most 10,000. */
export async function customersWithTags(ctx: BusinessContext, ids: readonly number[]): Promise<number[]> {
  const counts = await ctx.sql<{ id: number; customers: number }>(
    `SELECT tag.id, (SELECT count(*)::int FROM (SELECT 1 FROM "Customer"
        WHERE "businessId" = $1 AND "tagIds" @> ARRAY[tag.id] LIMIT ${countUpTo}) AS found) AS customers
       FROM unnest($2::int[]) AS tag (id) WHERE $1 > 0`,
    ids,
  )
  const known = new Map(counts.map(({ id, customers }) => [id, customers]))
  return ids.map((id) => known.get(id) ?? 0)
}

/**
 * Deletes a tag. It is gone at once; a job takes it off the customers.
 * @throws NOT_FOUND
 */
export function deleteTag(ctx: BusinessContext, id: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { count } = await tx.db.tag.updateMany({
      where: { ...inUse, id },
      data: { deletedAt: tx.now(), updatedAt: tx.now() },
    })
    if (count === 0) throw notFound('Tag')
    const [records = 0] = await customersWithTags(tx, [id])
    const tag = await tx.db.tag.findFirstOrThrow({ where: { id } })
    await recordAudit(tx, { action: 'tag:delete', subject: `Tag:${id}`, before: { label: tag.label } })
    await enqueue(tx, takeOffTask, { tagId: id, records })
  })
}
