import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fold } from '#api/core/text/fold.ts'
import type { Prisma } from '#api/generated/client.ts'
import { tagKey, type Written } from '#api/modules/imports/jobs/written.ts'
import { newTag } from '#api/modules/tags/input.ts'
import { holdTags } from '#api/modules/tags/ofCustomer.ts'
import { allTags, createTag, customersWithTags, deleteTag, type TagRow } from '#api/modules/tags/service.ts'

/** A tag that an import made, as the import remembers it. */
export interface MadeTag {
  id: number
  label: string
  color: TagRow['color']
  /** The ids of the tags that it was before the import was reverted. */
  formerIds: number[]
  /** Whether reverting has deleted it. */
  isDeleted: boolean
}

export const madeTagsOf = ({ madeTags }: { madeTags: unknown }) => madeTags as MadeTag[]

const keep = (tx: BusinessContext, importId: number, madeTags: readonly MadeTag[]) =>
  tx.db.import.update({ where: tx.key(importId), data: { madeTags: madeTags.map((tag) => ({ ...tag })) } })

/** A tag of this label; null when the business has as many as it may have. */
function tagLabelled(tx: BusinessContext, label: string, color?: TagRow['color']): Promise<TagRow | null> {
  return createTag(tx, newTag.parse({ label, color })).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'CONFLICT') return null
    throw error
  })
}

/**
 * The ids of tags by their labels in folded form. Those that the business lacks are made, as long as it may have more; the
 * import remembers which it made. None of them is deleted until the transaction ends.
 */
export async function withTags(
  tx: BusinessContext,
  { id, madeTags }: { id: number; madeTags: unknown },
  labels: Iterable<string>,
): Promise<Map<string, number>> {
  const wanted = new Map<string, string>()
  for (const label of labels) if (!wanted.has(fold(label))) wanted.set(fold(label), label)
  if (wanted.size === 0) return new Map()
  const tags = new Map((await allTags(tx)).map((tag) => [fold(tag.label), tag]))
  const made: MadeTag[] = []
  for (const [key, label] of wanted) {
    if (tags.has(key)) continue
    const tag = await tagLabelled(tx, label)
    if (!tag) break
    tags.set(key, tag)
    made.push({ id: tag.id, label, color: tag.color, formerIds: [], isDeleted: false })
  }
  if (made.length > 0) await keep(tx, id, [...madeTagsOf({ madeTags }), ...made])
  const ids = [...wanted.keys()].flatMap((key) => tags.get(key)?.id ?? [])
  const held = await holdTags(tx, ids)
  return new Map([...tags].flatMap(([key, tag]) => (held.has(tag.id) ? [[key, tag.id]] : [])))
}

/** Deletes the tags that an import made and nobody has. */
export async function deleteUnusedTags(
  tx: BusinessContext,
  held: { id: number; madeTags: unknown },
): Promise<void> {
  const before = madeTagsOf(held)
  if (before.length === 0) return
  const tags = new Map((await allTags(tx)).map((tag) => [tag.id, tag]))
  const ids = before.map(({ id }) => id)
  const customers = await customersWithTags(tx, ids)
  const unused = new Set(ids.filter((_id, at) => customers[at] === 0))
  const after: MadeTag[] = []
  for (const made of before) {
    const tag = unused.has(made.id) ? tags.get(made.id) : undefined
    if (tag) await deleteTag(tx, tag.id)
    after.push(tag ? { ...made, label: tag.label, color: tag.color, isDeleted: true } : made)
  }
  await keep(tx, held.id, after)
}

/** Makes the tags again that reverting an import has deleted. Returns what the import remembers of its tags. */
export async function restoreTags(
  tx: BusinessContext,
  held: { id: number; madeTags: unknown },
): Promise<MadeTag[]> {
  const before = madeTagsOf(held)
  if (!before.some(({ isDeleted }) => isDeleted)) return before
  const after: MadeTag[] = []
  for (const made of before) {
    const tag = made.isDeleted ? await tagLabelled(tx, made.label, made.color) : null
    after.push(
      tag ? { ...made, id: tag.id, formerIds: [...made.formerIds, made.id], isDeleted: false } : made,
    )
  }
  await keep(tx, held.id, after)
  return after
}

/** The tags of customers who come back from the trash, where they were made again under other ids. */
export function withNewTagIds(
  customers: Record<string, Prisma.JsonObject>,
  made: readonly MadeTag[],
): Record<string, Prisma.JsonObject> {
  const ids = new Map(made.flatMap(({ id, formerIds }) => formerIds.map((was) => [was, id])))
  if (ids.size === 0) return {}
  return Object.fromEntries(
    Object.entries(customers).map(([customerId, { tagIds }]) => {
      const now = (tagIds as number[]).map((id) => ids.get(id) ?? id)
      return [customerId, { tagIds: [...new Set(now)] }]
    }),
  )
}

/** The values of a record with the ids that tags have by now. */
export function withTagsOfNow(
  values: Partial<Written> | null,
  made: readonly MadeTag[],
): Partial<Written> | null {
  const keys = new Map(
    made.flatMap(({ id, formerIds }) => formerIds.map((was) => [tagKey(was) as string, tagKey(id)])),
  )
  if (!values || keys.size === 0) return values
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [keys.get(key) ?? key, value]),
  ) as Partial<Written>
}
