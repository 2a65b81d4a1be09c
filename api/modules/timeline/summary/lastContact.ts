import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { completedWork } from '#api/modules/customers/filters/work.ts'

/** SQL of the time of a customer's last contact: the latest row of each table by index, then the maximum. */
export const lastContactSql = (customerId: string) => `SELECT max(last.at) FROM (
    ${completedWork
      .map(
        ({ kind, at, which }) => `(SELECT "${at}" FROM "${kind}"
           WHERE "businessId" = $1 AND "customerId" = ${customerId} AND ${which} AND "${at}" IS NOT NULL
           ORDER BY "${at}" DESC LIMIT 1)`,
      )
      .join(' UNION ALL ')}) AS last(at)`

const statement = `SELECT c.id AS "customerId", last.at
  FROM unnest($2::int[]) AS c(id) CROSS JOIN LATERAL (${lastContactSql('c.id')}) AS last(at)`

/** The time of the last contact of each customer, in the order of the ids; null when there was none. */
export async function lastContactsOf(
  ctx: BusinessContext,
  customerIds: readonly number[],
): Promise<(Date | null)[]> {
  const rows = await ctx.sql<{ customerId: number; at: Date }>(statement, [...customerIds])
  const found = new Map(rows.map(({ customerId, at }) => [customerId, at]))
  return customerIds.map((id) => found.get(id) ?? null)
}
