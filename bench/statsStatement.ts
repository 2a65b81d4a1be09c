import { timeZone } from './accounts.ts'

const trend = (figures: string) =>
  `CASE WHEN ${figures}.before > 0 THEN floor(100.0 * (${figures}.lately - ${figures}.before) / ${figures}.before + 0.5) || '%'
        WHEN ${figures}.lately > 0 THEN '100%' ELSE '0%' END`

// Local midnight, so many days from today.
const midnight = (days: number) =>
  `((now() AT TIME ZONE '${timeZone}')::date + ${days})::timestamp AT TIME ZONE '${timeZone}'`

const lately = (table: string, instant: string) =>
  `LATERAL (SELECT count(*) FILTER (WHERE "${instant}" >= day.lately) AS lately,
                   count(*) FILTER (WHERE "${instant}" < day.lately) AS before,
                   (count(*) FILTER (WHERE "${instant}" >= day.begins))::int AS today
              FROM "${table}"
             WHERE "businessId" = $1 AND "${instant}" >= day.before AND "${instant}" < day.ends)`

/**
 * The figures of the dashboard's cards in one statement, as a careful person writes it: the shop's midnights are
 * computed once, not for each row. $1 is the shop. The hand-written server and PostGraphile's function use it.
 */
export const statsStatement = `
  WITH day AS MATERIALIZED (
    SELECT ${midnight(0)} AS begins, ${midnight(1)} AS ends, ${midnight(-29)} AS lately, ${midnight(-59)} AS before)
  SELECT (SELECT count(*)::int FROM "Customer" WHERE "businessId" = $1) AS "totalCustomers",
         ${trend('customers')} AS "totalCustomersTrend",
         scheduled.today AS "scheduledToday",
         ${trend('scheduled')} AS "scheduledTrend",
         board.items AS "hotBoardItems",
         board.fresh || ' new today' AS "hotBoardTrend",
         completed.today AS "completedToday",
         ${trend('completed')} AS "completedTrend",
         (SELECT count(*)::int FROM "FollowUp" WHERE "businessId" = $1 AND state = 'PENDING'
           AND "scheduledDate" >= day.begins AND "scheduledDate" < day.ends) AS "followUpsToday"
    FROM day,
         LATERAL (SELECT count(*)::int AS items, count(*) FILTER (WHERE "createdAt" >= day.begins) AS fresh
                    FROM "HotBoardItem" WHERE "businessId" = $1 AND resolved = false) AS board,
         ${lately('Customer', 'createdAt')} AS customers,
         ${lately('Contact', 'scheduledDate')} AS scheduled,
         ${lately('Contact', 'completedAt')} AS completed`
