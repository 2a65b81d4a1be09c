import { timeZone } from './accounts.ts'

// Local midnight, `days` days from today.
const midnight = (days: number) =>
  `((now() AT TIME ZONE '${timeZone}')::date + ${days})::timestamp AT TIME ZONE '${timeZone}'`

const kept = '"startsAt", customers, contacts, completions, "pendingFollowUps", "openItems"'

const within = (column: string, from: string, to: string) =>
  `coalesce(sum(${column}) FILTER (WHERE "startsAt" >= ${from} AND "startsAt" < ${to}), 0)::int`
const today = (column: string) => within(column, 'begins', 'ends')
const lately = (column: string) => within(column, 'lately', 'ends')
const before = (column: string) => within(column, 'before', 'lately')
const all = (column: string) =>
  `(SELECT coalesce(sum(${column}), 0)::int FROM "Tally" WHERE "businessId" = $1 AND span = 'ALL')`

const trend = (figure: string) =>
  `CASE WHEN ${figure}_before > 0
          THEN floor(100.0 * (${figure}_lately - ${figure}_before) / ${figure}_before + 0.5)::int
        WHEN ${figure}_lately > 0 THEN 100 ELSE 0 END`

/**
 * The figures of the dashboard's cards in one hand-optimised statement. It reads the tallies, which is faster than
 * counting, and computes local midnights once. $1 is the business. The hand-written server and PostGraphile's
 * function use it.
 */
export const statsStatement = `
  WITH day AS MATERIALIZED (
    SELECT ${midnight(0)} AS begins, ${midnight(1)} AS ends, ${midnight(-29)} AS lately, ${midnight(-59)} AS before),
  edges AS MATERIALIZED (
    SELECT DISTINCT date_bin('24 hours', moment, 'epoch') AS edge
      FROM day, unnest(ARRAY[begins, ends, lately, before]) AS moment),
  counted AS (
    SELECT quarters.* FROM day, edges, LATERAL (SELECT ${kept} FROM "Tally"
      WHERE "businessId" = $1 AND span = 'QUARTER' AND "startsAt" >= greatest(edge, before)
        AND "startsAt" < least(edge + interval '24 hours', ends) OFFSET 0) AS quarters
    UNION ALL
    SELECT ${kept} FROM day, "Tally" WHERE "businessId" = $1 AND span = 'DAY'
      AND "startsAt" >= before AND "startsAt" < ends AND "startsAt" NOT IN (SELECT edge FROM edges)),
  figures AS (
    SELECT ${today('contacts')} AS "scheduledToday", ${today('completions')} AS "completedToday",
           ${today('"pendingFollowUps"')} AS "followUpsToday", ${today('"openItems"')} AS fresh,
           ${lately('customers')} AS customers_lately, ${before('customers')} AS customers_before,
           ${lately('contacts')} AS contacts_lately, ${before('contacts')} AS contacts_before,
           ${lately('completions')} AS completions_lately, ${before('completions')} AS completions_before
      FROM counted, day)
  SELECT ${all('customers')} AS "totalCustomers", ${trend('customers')} AS "customersTrend",
         "scheduledToday", ${trend('contacts')} AS "scheduledTrend",
         ${all('"openItems"')} AS "hotBoardItems", fresh AS "hotBoardItemsAddedToday",
         "completedToday", ${trend('completions')} AS "completedTrend", "followUpsToday"
    FROM figures`
