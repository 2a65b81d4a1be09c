import { addDays, startOfDay } from '#api/core/localTime.ts'
import type { Shop } from '#api/core/shop.ts'

/** Counts of the shop's local day, and what the trend texts are made of. */
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

// $2 today begins, $3 tomorrow begins, $4 the last 30 days begin, $5 the 30 days before them begin.
const statement = `
  SELECT
    (SELECT count(*) FROM "Customer" WHERE "businessId" = $1)::int AS "totalCustomers",
    (SELECT count(*) FROM "Contact"
      WHERE "businessId" = $1 AND "scheduledDate" >= $2 AND "scheduledDate" < $3)::int AS "scheduledToday",
    (SELECT count(*) FROM "Contact"
      WHERE "businessId" = $1 AND "completedAt" >= $2 AND "completedAt" < $3)::int AS "completedToday",
    (SELECT count(*) FROM "FollowUp"
      WHERE "businessId" = $1 AND state = 'PENDING'
        AND "scheduledDate" >= $2 AND "scheduledDate" < $3)::int AS "followUpsToday",
    board.*, customers.*, scheduled.*, completed.*
  FROM
    (SELECT count(*)::int AS "hotBoardItems",
            (count(*) FILTER (WHERE "createdAt" >= $2))::int AS "hotBoardNew"
       FROM "HotBoardItem" WHERE "businessId" = $1 AND NOT resolved) AS board,
    (SELECT (count(*) FILTER (WHERE "createdAt" >= $4))::int AS "customersLately",
            (count(*) FILTER (WHERE "createdAt" < $4))::int AS "customersBefore"
       FROM "Customer" WHERE "businessId" = $1 AND "createdAt" >= $5 AND "createdAt" < $3) AS customers,
    (SELECT (count(*) FILTER (WHERE "scheduledDate" >= $4))::int AS "scheduledLately",
            (count(*) FILTER (WHERE "scheduledDate" < $4))::int AS "scheduledBefore"
       FROM "Contact"
      WHERE "businessId" = $1 AND "scheduledDate" >= $5 AND "scheduledDate" < $3) AS scheduled,
    (SELECT (count(*) FILTER (WHERE "completedAt" >= $4))::int AS "completedLately",
            (count(*) FILTER (WHERE "completedAt" < $4))::int AS "completedBefore"
       FROM "Contact"
      WHERE "businessId" = $1 AND "completedAt" >= $5 AND "completedAt" < $3) AS completed`

/** The dashboard's figures, in one statement (decisions section 5). */
export async function dashboardStats(shop: Shop): Promise<Stats> {
  const today = shop.today()
  const begins = (offset: number) => startOfDay(addDays(today, offset), shop.timeZone)
  const [stats] = await shop.sql<Stats>(
    statement,
    begins(0),
    begins(1),
    begins(1 - trendDays),
    begins(1 - 2 * trendDays),
  )
  if (!stats) throw new Error('the statement answers one row')
  return stats
}

/** A count against the one before it, as `12%` or `-5%`; from nothing, any growth reads `100%`. */
export function trendText(lately: number, before: number): string {
  if (before === 0) return lately === 0 ? '0%' : '100%'
  return `${Math.round((100 * (lately - before)) / before)}%`
}
