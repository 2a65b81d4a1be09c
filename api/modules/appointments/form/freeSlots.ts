import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Day } from '#api/core/time/localTime.ts'

/** How many days ahead are searched. */
const ahead = 60

// The column `date` is char(10): compared with text, no index of it can be used.
const statement = `SELECT to_char(day, 'YYYY-MM-DD') AS day
  FROM generate_series(greatest($2::date + 1, $3::date), greatest($2::date, $3::date) + ${ahead}, '1 day') AS day
 WHERE day < '9999-01-01' AND (
    SELECT count(*) FROM "ServiceAppointment"
     WHERE "businessId" = $1 AND date = to_char(day, 'YYYY-MM-DD')::char(10) AND status <> 'CANCELLED'
  ) < (SELECT "maxAppointmentsPerDay" FROM "Business" WHERE id = $1)
 ORDER BY day LIMIT 1`

/**
 * The first day later than `after`, today at the earliest, with a free slot; null when there is none within two
 * months.
 */
export async function nextDayWithRoom(ctx: BusinessContext, after: Day): Promise<Day | null> {
  const [found] = await ctx.sql<{ day: Day }>(statement, after, ctx.today())
  return found?.day ?? null
}
