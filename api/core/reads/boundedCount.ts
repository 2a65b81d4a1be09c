/** The most that a count of a list says; beyond it the cost would grow with the table. */
export const mostCounted = 1000

/**
 * SQL that counts rows, exact up to 1,000.
 * @param rows a table and its condition, as `"Contact" WHERE "businessId" = $1`
 * @param order the order of an index: it makes the database read that, and no more of it than it counts
 */
export function boundedCount(rows: string, order: string): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${rows} ORDER BY ${order} LIMIT ${mostCounted}) AS counted)::int`
}
