import { badField, notFound } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { may } from '#api/core/viewer/viewer.ts'
import { mostTagsOfCustomer, newTag, type TagRef } from '#api/modules/tags/input.ts'
import { createTag } from '#api/modules/tags/service.ts'

type Refs = readonly TagRef[] | null | undefined

interface TagChange {
  tags?: Refs
  addTags?: Refs
  removeTags?: Refs
}

interface Known {
  ref: TagRef
  id: number | null
}

const find = `
  SELECT ref.place::int, tag.id FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS ref (value, place)
    JOIN "Tag" AS tag ON tag."businessId" = $1 AND tag."deletedAt" IS NULL
     AND (tag.id = (ref.value->>'id')::int OR fold_text(tag.label) = fold_text(ref.value->>'label'))`

async function known(tx: BusinessContext, refs: readonly TagRef[], locking = ''): Promise<Known[]> {
  const found = await tx.sql<{ place: number; id: number }>(find + locking, JSON.stringify(refs))
  const ids = new Map(found.map(({ place, id }) => [place, id]))
  return refs.map((ref, at) => ({ ref, id: ids.get(at + 1) ?? null }))
}

/** Makes the tags whose labels are new. */
async function makeNew(tx: BusinessContext, field: string, refs: readonly TagRef[]): Promise<void> {
  const labels = refs.filter((ref) => 'label' in ref)
  if (labels.length === 0) return
  for (const { ref, id } of await known(tx, labels)) {
    if (id !== null || !('label' in ref)) continue
    if (!may(tx.actor, 'tag:write')) {
      throw badField(field, `There is no tag “${ref.label}”. A manager or an admin can make it.`)
    }
    await createTag(tx, newTag.parse(ref))
  }
}

/**
 * The ids of tags to put on, of which new labels are made. Their rows stay as they are until the transaction ends, so that
 * none is deleted meanwhile.
 * @throws NOT_FOUND for a tag that is no more; BAD_INPUT for a new label by one who makes no tags
 */
export async function tagsToPutOn(
  tx: BusinessContext,
  field: string,
  refs: readonly TagRef[],
): Promise<number[]> {
  await makeNew(tx, field, refs)
  return (await known(tx, refs, ' FOR SHARE OF tag')).map(({ id }) => {
    if (id === null) throw notFound('Tag')
    return id
  })
}

const living = 'SELECT id FROM "Tag" WHERE "businessId" = $1 AND "deletedAt" IS NULL AND id = ANY ($2)'

/** The ids of tags to take off; those that are no more are left out. */
export async function tagsToTakeOff(tx: BusinessContext, refs: readonly TagRef[]): Promise<number[]> {
  return (await known(tx, refs)).flatMap(({ id }) => id ?? [])
}

/** Those of some tags that were not deleted; none of them is until the transaction ends. */
export async function holdTags(tx: BusinessContext, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.sql<{ id: number }>(`${living} ORDER BY id FOR SHARE`, ids)
  return new Set(rows.map(({ id }) => id))
}

/** The column of a customer after a write; empty when the write says nothing of tags. */
export type TagColumn = (current: readonly number[]) => Promise<{ tagIds?: number[] }>

/**
 * Reads what a write says of tags. Call this before other rows are locked, because who makes a tag locks the business;
 * the answer, which makes the column from the tags that the customer has, is for after.
 * @throws NOT_FOUND for a tag that is no more; BAD_INPUT for a new label by one who makes no tags, and for more tags than
 * a customer may have
 */
export async function tagColumn(
  tx: BusinessContext,
  { tags, addTags, removeTags }: TagChange,
): Promise<TagColumn> {
  if (!tags && !addTags?.length && !removeTags?.length) return async () => ({})
  const field = tags ? 'tags' : 'addTags'
  const set = tags && (await tagsToPutOn(tx, 'tags', tags))
  const added = addTags?.length ? await tagsToPutOn(tx, 'addTags', addTags) : []
  const removed = removeTags?.length ? await tagsToTakeOff(tx, removeTags) : []
  return async (current) => {
    const wanted = new Set([...(set ?? current), ...added].filter((id) => !removed.includes(id)))
    // Tags that were deleted, and are still to be taken off.
    const rows = await tx.sql<{ id: number }>(living, [...wanted])
    const tagIds = [...wanted].filter((id) => rows.some((row) => row.id === id))
    if (tagIds.length <= mostTagsOfCustomer) return { tagIds }
    throw badField(field, `A customer can have at most ${mostTagsOfCustomer} tags.`)
  }
}
