import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { fieldsInUse } from '#api/modules/custom-fields/service.ts'
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
  if (!same) return columns
  const fields = new Set((await fieldsInUse(ctx)).map((field) => field.id))
  return columns.map((column, index) => {
    const { target, customFieldId } = same[index] ?? column
    if (target === 'CUSTOM' && !fields.has(customFieldId ?? 0)) return column
    return { header: column.header, by: column.by, target, ...(customFieldId && { customFieldId }) }
  })
}
