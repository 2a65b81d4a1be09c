import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
import { type Difference, differencesOf } from '#api/modules/merges/choose.ts'
import type { CustomerRow, Names } from '#api/modules/merges/mergedFields.ts'
import { historyOf, inWords, recordCounts } from '#api/modules/merges/records.ts'
import { tagsById } from '#api/modules/tags/service.ts'
import { fullNamesOf } from '#api/modules/team/service.ts'

/** A customer of a merge that has not been made. */
export interface MergeSide {
  id: number
  /** Such as `3 contacts and 1 appointment`: what moves when the other one stays. */
  records: string
}

/** What a merge of two customers would do. */
export interface MergePreview {
  /** The one with more history first, who stays unless somebody chooses. */
  sides: MergeSide[]
  /** The fields in which they differ: `customerValue` is that of the first. */
  differences: Difference[]
}

async function namesIn(ctx: BusinessContext, rows: readonly CustomerRow[]): Promise<Names> {
  const ownerIds = rows.flatMap(({ ownerId }) => ownerId ?? [])
  const owners = ownerIds.length > 0 ? await fullNamesOf(ctx, ownerIds) : []
  const tagIds = rows.flatMap((row) => row.tagIds)
  const tags = tagIds.length > 0 ? await tagsById(ctx, tagIds) : []
  return {
    owners: new Map(ownerIds.map((id, i) => [id, owners[i] ?? ''])),
    tags: new Map(tags.flatMap((tag) => (tag ? [[tag.id, tag.label]] : []))),
  }
}

/** What a merge of two customers would do; null unless both are there. */
export async function previewMerge(
  ctx: BusinessContext,
  ids: readonly number[],
): Promise<MergePreview | null> {
  const rows = await ctx.db.customer.findMany({ where: { id: { in: [...ids] } } })
  const counts = await recordCounts(ctx, ids)
  // Of two with as much history, the one who was added first.
  const [stays, other] = rows.sort(
    (one, two) => historyOf(counts.get(two.id)) - historyOf(counts.get(one.id)) || one.id - two.id,
  )
  if (!stays || !other) return null
  const names = await namesIn(ctx, [stays, other])
  return {
    sides: [stays, other].map(({ id }) => ({ id, records: inWords(counts.get(id) ?? new Map()) })),
    differences: differencesOf(stays, other, await fieldsInUse(ctx), names),
  }
}
