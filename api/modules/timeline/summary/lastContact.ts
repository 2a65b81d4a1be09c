import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** Completed records count as contact; skipped and cancelled records do not. */
const completed = [
  { table: 'Contact', at: 'completedAt', which: 'completed' },
  { table: 'FollowUp', at: 'closedAt', which: `state = 'COMPLETED'` },
  { table: 'ServiceAppointment', at: 'completedAt', which: `status = 'COMPLETED'` },
]

/** A LATERAL join reads the latest row of each table by index, then takes the maximum. */
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

/** The time of the last contact of each customer, in the order of the ids; null when there was none. */
export async function lastContactsOf(
  ctx: BusinessContext,
  customerIds: readonly number[],
): Promise<(Date | null)[]> {
  const rows = await ctx.sql<{ customerId: number; at: Date }>(statement, [...customerIds])
  const found = new Map(rows.map(({ customerId, at }) => [customerId, at]))
  return customerIds.map((id) => found.get(id) ?? null)
}
