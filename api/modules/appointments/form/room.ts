import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Day } from '#api/core/time/localTime.ts'

/** How far ahead is looked, in days. */
const ahead = 60

const statement = `SELECT to_char(day, 'YYYY-MM-DD') AS day
  FROM generate_series(greatest($2::date + 1, $3::date), greatest($2::date, $3::date) + ${ahead}, '1 day') AS day
 WHERE day < '9999-01-01' AND (
    SELECT count(*) FROM "ServiceAppointment"
     WHERE "businessId" = $1 AND date = to_char(day, 'YYYY-MM-DD') AND status <> 'CANCELLED'
  ) < (SELECT "maxAppointmentsPerDay" FROM "Business" WHERE id = $1)
 ORDER BY day LIMIT 1`

/** The next day after one, not before today, on which another appointment fits; null when none of two months has room. */
export async function nextDayWithRoom(ctx: BusinessContext, after: Day): Promise<Day | null> {
  const [found] = await ctx.sql<{ day: Day }>(statement, after, ctx.today())
  return found?.day ?? null
}
