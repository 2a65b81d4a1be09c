import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

const oldest = `SELECT least(now(), (
    SELECT min(xact_start) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend')) AS until
  FROM "Business" WHERE id = $1`

/**
 * The instant at which the oldest running transaction began, or now without one. A change that is committed later has an
 * `updatedAt` or `deletedAt` after it, less the look-back, however long its transaction takes.
 */
export async function changesUntil(ctx: BusinessContext): Promise<Date> {
  const [row] = await ctx.sql<{ until: Date }>(oldest)
  return row?.until ?? ctx.now()
}
