/** The maximum of a count, because the cost of counting more would grow with the table. */
const mostCounted = 1000

/**
 * SQL that counts rows, exact up to 1,000.
 * @param rows a table and a condition, such as `"User" WHERE "businessId" = $1`
 * @param order the order of an index, so that PostgreSQL reads only as much of that index as it counts
 */
export function boundedCount(rows: string, order: string): string {
  return `(SELECT count(*) FROM (SELECT 1 FROM ${rows} ORDER BY ${order} LIMIT ${mostCounted}) AS counted)::int`
}
