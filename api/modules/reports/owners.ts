import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { StatusCounts } from '#api/modules/reports/customers.ts'
import { mostNamed } from '#api/modules/reports/done.ts'

/** The customers of an owner, by status. */
export interface OwnerCounts extends StatusCounts {
  /** The rank by the number of customers, from 1; 0 for all other owners combined, null for customers without an owner. */
  rank: number | null
  name: string
}

const columns = ['unsold', 'sold', '"notInMarket"']
const sums = columns.map((column) => `sum(${column})::int AS ${column}`).join(', ')

// The tally has all customers, so that only those with an owner are read.
const statement = `
  WITH owned AS (
    SELECT "ownerId", count(*) FILTER (WHERE status = 'UNSOLD') AS unsold, count(*) FILTER (WHERE status = 'SOLD') AS sold,
           count(*) FILTER (WHERE status = 'NOT_IN_MARKET') AS "notInMarket"
      FROM "Customer" WHERE "businessId" = $1 AND "ownerId" IS NOT NULL GROUP BY 1),
  ranked AS (
    SELECT owned.*, row_number() OVER (ORDER BY unsold + sold + "notInMarket" DESC, "ownerId") AS place FROM owned),
  named AS (
    SELECT CASE WHEN place <= $2 THEN place ELSE 0 END::int AS rank,
           CASE WHEN place <= $2 THEN account."firstName" || ' ' || account."lastName" ELSE 'Others' END AS name,
           unsold, sold, "notInMarket"
      FROM ranked JOIN "User" account ON account."businessId" = $1 AND account.id = "ownerId"),
  rest AS (
    SELECT NULL::int, 'Nobody', ${columns
      .map((column) => `(sum(${column}) - (SELECT sum(${column}) FROM owned))::int AS ${column}`)
      .join(', ')}
      FROM "Tally" WHERE "businessId" = $1 AND span = 'ALL' HAVING EXISTS (SELECT FROM owned))
  SELECT * FROM (SELECT rank, name, ${sums} FROM named GROUP BY rank, name UNION ALL SELECT * FROM rest) AS listed
   ORDER BY rank IS NULL, rank = 0, rank`

/**
 * Customers by owner and status, now: owners by their number of customers, then the other owners, then nobody. Empty when
 * no customer has an owner.
 */
export function customersByOwner(ctx: BusinessContext): Promise<OwnerCounts[]> {
  return ctx.sql<OwnerCounts>(statement, mostNamed)
}
