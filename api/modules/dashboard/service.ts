import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, startOfDay } from '#api/core/time/localTime.ts'

/** Figures of the current local day, and the numbers from which the trends are computed. */
export interface Stats {
  totalCustomers: number
  scheduledToday: number
  completedToday: number
  followUpsToday: number
  hotBoardItems: number
  hotBoardNew: number
  customersLately: number
  customersBefore: number
  scheduledLately: number
  scheduledBefore: number
  completedLately: number
  completedBefore: number
}

const trendDays = 30

// $2 is the start of today, $3 of tomorrow, $4 of the last 30 days, $5 of the 30 days before them. UTC days that
// contain one of these instants are read by quarter hours, the others as a whole.
const columns = '"startsAt", customers, contacts, completions, "pendingFollowUps", "openItems"'
const within = (column: string, from: string, to: string) =>
  `coalesce(sum(${column}) FILTER (WHERE "startsAt" >= ${from} AND "startsAt" < ${to}), 0)::int`
const altogether = (column: string) =>
  `(SELECT coalesce(sum(${column}), 0) FROM "Tally" WHERE "businessId" = $1 AND span = 'ALL')::int`

const statement = `
  WITH edges AS (
    SELECT DISTINCT date_bin('24 hours', moment, 'epoch') AS day
      FROM unnest(ARRAY[$2, $3, $4, $5]::timestamptz[]) AS moment),
  counted AS (
    SELECT quarters.* FROM edges, LATERAL (SELECT ${columns} FROM "Tally"
      WHERE "businessId" = $1 AND span = 'QUARTER' AND "startsAt" >= greatest(day, $5)
        AND "startsAt" < least(day + interval '24 hours', $3) OFFSET 0) AS quarters
    UNION ALL
    SELECT ${columns} FROM "Tally" WHERE "businessId" = $1 AND span = 'DAY'
      AND "startsAt" >= $5 AND "startsAt" < $3 AND "startsAt" NOT IN (SELECT day FROM edges))
  SELECT
    ${altogether('customers')} AS "totalCustomers",
    ${within('contacts', '$2', '$3')} AS "scheduledToday",
    ${within('completions', '$2', '$3')} AS "completedToday",
    ${within('"pendingFollowUps"', '$2', '$3')} AS "followUpsToday",
    ${altogether('"openItems"')} AS "hotBoardItems",
    ${within('"openItems"', '$2', '$3')} AS "hotBoardNew",
    ${within('customers', '$4', '$3')} AS "customersLately",
    ${within('customers', '$5', '$4')} AS "customersBefore",
    ${within('contacts', '$4', '$3')} AS "scheduledLately",
    ${within('contacts', '$5', '$4')} AS "scheduledBefore",
    ${within('completions', '$4', '$3')} AS "completedLately",
    ${within('completions', '$5', '$4')} AS "completedBefore"
  FROM counted`

/**
 * The dashboard's figures in one statement, whose cost does not depend on the size of the business
 * (docs/decisions/0010-tallies.md).
 */
export async function dashboardStats(ctx: BusinessContext): Promise<Stats> {
  const today = ctx.today()
  const begins = (offset: number) => startOfDay(addDays(today, offset), ctx.timeZone)
  const [stats] = await ctx.sql<Stats>(
    statement,
    begins(0),
    begins(1),
    begins(1 - trendDays),
    begins(1 - 2 * trendDays),
  )
  if (!stats) throw new Error('the statement answers one row')
  return stats
}

/** The change of a count in percent, rounded: -5 for five percent fewer; null when the count before was 0. */
export function trendPercent(lately: number, before: number): number | null {
  if (before === 0) return null
  return Math.round((100 * (lately - before)) / before)
}
