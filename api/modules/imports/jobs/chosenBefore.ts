import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { MatchedColumn } from '#api/modules/imports/columns/matchColumns.ts'

/** How many of the latest imports are looked at. */
const depth = 20

const headersOf = (columns: readonly MatchedColumn[]) => JSON.stringify(columns.map(({ header }) => header))

/** The columns as the user chose them for the latest started import of a file with the same header. */
export async function asChosenBefore(
  ctx: BusinessContext,
  columns: MatchedColumn[],
): Promise<MatchedColumn[]> {
  const former = await ctx.db.import.findMany({
    select: { columns: true },
    where: { startedAt: { not: null } },
    orderBy: { id: 'desc' },
    take: depth,
  })
  const headers = headersOf(columns)
  const known = former.map((held) => held.columns as unknown as MatchedColumn[])
  const same = known.find((before) => headersOf(before) === headers)
  return columns.map((column, index) => ({ ...column, target: same?.[index]?.target ?? column.target }))
}
