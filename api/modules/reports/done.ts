import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { byWeek, instantsOf, type Period, type ReportWeek } from '#api/modules/reports/period.ts'

/** The work that a user completed in a week. */
export interface DoneByUser {
  /** The rank by work completed in the period, from 1; 0 for all other users and API keys combined. */
  rank: number
  name: string
  contacts: number
  followUps: number
}

/** The work completed in a week, by user. */
export interface DoneCounts {
  people: DoneByUser[]
}

interface Row extends DoneByUser {
  week: number
}

/** The number of users who are listed by name. */
export const mostNamed = 7

const others = 'Others'

// $2 are the starts of the weeks; $3 and $4 bound the period.
const done = (table: string, contacts: number, followUps: number) => `
  SELECT width_bucket("completedAt", $2::timestamptz[]) AS week, "completedById" AS "userId",
         ${contacts} * count(*) AS contacts, ${followUps} * count(*) AS "followUps"
    FROM "${table}" WHERE "businessId" = $1 AND "completedAt" >= $3::timestamptz AND "completedAt" < $4::timestamptz
   GROUP BY 1, 2`

const statement = `
  WITH done AS (${done('Contact', 1, 0)} UNION ALL ${done('FollowUp', 0, 1)}),
  ranked AS (
    SELECT "userId", row_number() OVER (ORDER BY sum(contacts + "followUps") DESC, "userId") AS rank
      FROM done WHERE "userId" IS NOT NULL GROUP BY "userId"),
  named AS (
    SELECT "userId", rank, account."firstName" || ' ' || account."lastName" AS name
      FROM ranked JOIN "User" AS account ON account."businessId" = $1 AND account.id = "userId"
     WHERE rank <= $5)
  SELECT week, coalesce(rank, 0)::int AS rank, coalesce(name, $6) AS name,
         sum(contacts)::int AS contacts, sum("followUps")::int AS "followUps"
    FROM done LEFT JOIN named USING ("userId") GROUP BY week, named.rank, named.name
   ORDER BY week, named.rank NULLS LAST`

/** Contacts and follow-ups completed per week, by user. */
export async function doneByUser(
  ctx: BusinessContext,
  period: Period,
  since: Date,
): Promise<ReportWeek<DoneCounts>[]> {
  const { starts, ends } = period
  const limits = [starts[0], ends.at(-1)].map((instant) => instant?.toISOString())
  const rows = await ctx.sql<Row>(statement, instantsOf(starts), ...limits, mostNamed, others)
  const weeks = [...new Set(rows.map(({ week }) => week))]
  const counted = weeks.map((week) => ({ week, people: rows.filter((row) => row.week === week) }))
  return byWeek<DoneCounts>(period, since, counted, { people: [] })
}
