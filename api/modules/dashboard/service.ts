import { sqlParams } from '#api/core/database/sqlParams.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, startOfDay } from '#api/core/time/localTime.ts'

/** Figures of the current local day, and the numbers from which the trends are computed. */
export interface Stats {
  totalCustomers: number
  scheduledToday: number
  completedToday: number
  followUpsToday: number
  hotBoardItems: number
  hasAppointments: boolean
  hotBoardNew: number
  customersLately: number
  customersBefore: number
  scheduledLately: number
  scheduledBefore: number
  completedLately: number
  completedBefore: number
}

const trendDays = 30

const columns = '"startsAt", customers, contacts, completions, "pendingFollowUps", "openItems"'
const within = (column: string, from: string, to: string) =>
  `coalesce(sum(${column}) FILTER (WHERE "startsAt" >= ${from} AND "startsAt" < ${to}), 0)::int`
const altogether = (column: string) =>
  `(SELECT coalesce(sum(${column}), 0) FROM "Tally" WHERE "businessId" = $1 AND span = 'ALL')::int`

/** The starts of days, as parameters of the statement. */
interface Starts {
  today: string
  tomorrow: string
  /** Of the last 30 days. */
  lately: string
  /** Of the 30 days before them. */
  before: string
}

// UTC days that contain one of the starts are read by quarter hours, the others as a whole.
const statementFor = ({ today, tomorrow, lately, before }: Starts) => `
  WITH edges AS (
    SELECT DISTINCT date_bin('24 hours', moment, 'epoch') AS day
      FROM unnest(ARRAY[${today}, ${tomorrow}, ${lately}, ${before}]::timestamptz[]) AS moment),
  counted AS (
    SELECT quarters.* FROM edges, LATERAL (SELECT ${columns} FROM "Tally"
      WHERE "businessId" = $1 AND span = 'QUARTER' AND "startsAt" >= greatest(day, ${before})
        AND "startsAt" < least(day + interval '24 hours', ${tomorrow}) OFFSET 0) AS quarters
    UNION ALL
    SELECT ${columns} FROM "Tally" WHERE "businessId" = $1 AND span = 'DAY'
      AND "startsAt" >= ${before} AND "startsAt" < ${tomorrow} AND "startsAt" NOT IN (SELECT day FROM edges))
  SELECT
    ${altogether('customers')} AS "totalCustomers",
    ${within('contacts', today, tomorrow)} AS "scheduledToday",
    ${within('completions', today, tomorrow)} AS "completedToday",
    ${within('"pendingFollowUps"', today, tomorrow)} AS "followUpsToday",
    ${altogether('"openItems"')} AS "hotBoardItems",
    EXISTS (SELECT FROM "ServiceAppointment" WHERE "businessId" = $1) AS "hasAppointments",
    ${within('"openItems"', today, tomorrow)} AS "hotBoardNew",
    ${within('customers', lately, tomorrow)} AS "customersLately",
    ${within('customers', before, lately)} AS "customersBefore",
    ${within('contacts', lately, tomorrow)} AS "scheduledLately",
    ${within('contacts', before, lately)} AS "scheduledBefore",
    ${within('completions', lately, tomorrow)} AS "completedLately",
    ${within('completions', before, lately)} AS "completedBefore"
  FROM counted`

/**
 * The dashboard's figures in one statement, whose cost does not depend on the size of the business
 * (docs/decisions/0010-tallies.md).
 */
export async function dashboardStats(ctx: BusinessContext): Promise<Stats> {
  const today = ctx.today()
  const { values, bind } = sqlParams()
  const begins = (offset: number) => bind(startOfDay(addDays(today, offset), ctx.timeZone))
  const statement = statementFor({
    today: begins(0),
    tomorrow: begins(1),
    lately: begins(1 - trendDays),
    before: begins(1 - 2 * trendDays),
  })
  const [stats] = await ctx.sql<Stats>(statement, ...values)
  if (!stats) throw new Error('the statement answers one row')
  return stats
}

/** The change of a count in percent, rounded: -5 for five percent fewer; null when the count before was 0. */
export function trendPercent(lately: number, before: number): number | null {
  if (before === 0) return null
  return Math.round((100 * (lately - before)) / before)
}
