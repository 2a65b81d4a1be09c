import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { instantsOf, type Period, type ReportWeek } from '#api/modules/reports/period.ts'

/** Customers by status. */
export interface StatusCounts {
  unsold: number
  sold: number
  notInMarket: number
}

type Changes = StatusCounts & { week: number }

const changed = (status: string) =>
  `(count(*) FILTER (WHERE "to" = '${status}') - count(*) FILTER (WHERE "from" = '${status}'))::int`

// Week 0 is the current counts; the other rows are the net changes after the end of each week except the last. $2 are
// the ends of the weeks, $3 the first of them.
const statement = `
  SELECT 0 AS week, coalesce(sum(unsold), 0)::int AS unsold, coalesce(sum(sold), 0)::int AS sold,
         coalesce(sum("notInMarket"), 0)::int AS "notInMarket"
    FROM "Tally" WHERE "businessId" = $1 AND span = 'ALL'
  UNION ALL
  SELECT width_bucket("changedAt", $2::timestamptz[]), ${changed('UNSOLD')}, ${changed('SOLD')}, ${changed('NOT_IN_MARKET')}
    FROM "CustomerStatusChange" WHERE "businessId" = $1 AND "changedAt" >= $3::timestamptz GROUP BY 1`

interface Known {
  /** When the business was created. */
  createdAt: Date
  /** Before this time the status of some customers is unknown; null when the history is complete. */
  statusHistoryFrom: Date | null
}

/**
 * Customers by status at the end of each week; for the current week, now. Counts back from the current tally, so that
 * the statement reads only the changes in the period.
 */
export async function customersByStatus(
  ctx: BusinessContext,
  { mondays, ends }: Period,
  { createdAt, statusHistoryFrom }: Known,
): Promise<ReportWeek<StatusCounts>[]> {
  const rows = await ctx.sql<Changes>(statement, instantsOf(ends), ends[0]?.toISOString())
  const counts = { unsold: 0, sold: 0, notInMarket: 0 }
  const add = (sign: number, row: StatusCounts | undefined) => {
    counts.unsold += sign * (row?.unsold ?? 0)
    counts.sold += sign * (row?.sold ?? 0)
    counts.notInMarket += sign * (row?.notInMarket ?? 0)
  }
  const rowOf = (week: number) => rows.find((row) => row.week === week)
  add(1, rowOf(0))
  const weeks: ReportWeek<StatusCounts>[] = []
  for (const [index, week] of [...mondays.entries()].reverse()) {
    // This bucket contains the changes between the end of this week and the end of the next.
    add(-1, rowOf(index + 1))
    const end = ends[index] ?? createdAt
    const began = end > createdAt || counts.unsold + counts.sold + counts.notInMarket > 0
    const certain = statusHistoryFrom === null || end >= statusHistoryFrom
    weeks.unshift({ week, counts: began && certain ? { ...counts } : null })
  }
  return weeks
}
