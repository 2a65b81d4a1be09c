import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { MergeRow } from '#api/modules/merges/service.ts'

/** How many days a merge can be undone. */
export const undoableDays = 30

/** Merges after this instant can be undone. */
export const undoableSince = (ctx: BusinessContext) =>
  new Date(ctx.now().getTime() - undoableDays * 24 * 60 * 60 * 1000)

/** What a merge is undone with, which has kilobytes: no page needs it. */
export const withoutRows = { rows: true, moved: true, before: true, after: true } as const

/** The latest merge of each customer that can be undone; null for one without. */
export async function latestMerges(
  ctx: BusinessContext,
  ids: readonly number[],
): Promise<(MergeRow | null)[]> {
  const merges = await ctx.db.customerMerge.findMany({
    omit: withoutRows,
    where: { customerId: { in: [...ids] }, mergedAt: { gt: undoableSince(ctx) } },
    distinct: ['customerId'],
    orderBy: [{ customerId: 'asc' }, { mergedAt: 'desc' }, { id: 'desc' }],
  })
  const latest = new Map(merges.map((merge) => [merge.customerId, merge]))
  return ids.map((id) => latest.get(id) ?? null)
}
