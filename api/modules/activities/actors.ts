import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

const columns = { Activity: 'performedBy', AuditEntry: 'actorName' } as const

/** The distinct names of the actors in a log, sorted; a recursive CTE does a loose index scan. */
export async function actorsOf(
  ctx: BusinessContext,
  log: keyof typeof columns,
  limit: number,
): Promise<string[]> {
  const name = columns[log]
  const rows = await ctx.sql<{ name: string }>(
    `WITH RECURSIVE actor AS (
       (SELECT "${name}" AS name FROM "${log}" WHERE "businessId" = $1 ORDER BY "${name}" LIMIT 1)
       UNION ALL
       SELECT (SELECT "${name}" FROM "${log}" WHERE "businessId" = $1 AND "${name}" > actor.name
                ORDER BY "${name}" LIMIT 1) FROM actor WHERE actor.name IS NOT NULL)
     SELECT name FROM actor WHERE name IS NOT NULL LIMIT ${limit}`,
  )
  return rows.map((row) => row.name)
}
