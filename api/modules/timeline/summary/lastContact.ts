import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** What counts as having been in contact: records that were completed, not those that were skipped or cancelled. */
const completed = [
  { table: 'Contact', at: 'completedAt', which: 'completed' },
  { table: 'FollowUp', at: 'closedAt', which: `state = 'COMPLETED'` },
  { table: 'ServiceAppointment', at: 'completedAt', which: `status = 'COMPLETED'` },
]

/** For each customer the latest row of each table, by an index, and the latest of them. */
const statement = `
  SELECT c.id AS "customerId", last.at FROM unnest($2::int[]) AS c(id) CROSS JOIN LATERAL (
    ${completed
      .map(
        ({ table, at, which }) => `(SELECT "${at}" FROM "${table}"
           WHERE "businessId" = $1 AND "customerId" = c.id AND ${which} AND "${at}" IS NOT NULL
           ORDER BY "${at}" DESC LIMIT 1)`,
      )
      .join(' UNION ALL ')}
    ORDER BY 1 DESC LIMIT 1) AS last(at)`

/** When each customer was last in contact with the business, in the order of the ids; null for never. */
export async function lastContactsOf(
  ctx: BusinessContext,
  customerIds: readonly number[],
): Promise<(Date | null)[]> {
  const rows = await ctx.sql<{ customerId: number; at: Date }>(statement, [...customerIds])
  const found = new Map(rows.map(({ customerId, at }) => [customerId, at]))
  return customerIds.map((id) => found.get(id) ?? null)
}
