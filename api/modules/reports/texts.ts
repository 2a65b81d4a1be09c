import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { byWeek, instantsOf, type Period, type ReportWeek } from '#api/modules/reports/period.ts'

/** Texts to customers in a week, by delivery state. */
export interface TextCounts {
  delivered: number
  /** Accepted by the provider; delivery is not confirmed yet. */
  sent: number
  failed: number
  /** It is unknown whether it was sent. */
  unknown: number
}

// $2 are the starts of the weeks; $3 and $4 bound the period.
const statement = `
  SELECT width_bucket("createdAt", $2::timestamptz[]) AS week,
         (count(*) FILTER (WHERE state = 'DELIVERED'))::int AS delivered,
         (count(*) FILTER (WHERE state = 'SENT'))::int AS sent,
         (count(*) FILTER (WHERE state = 'FAILED'))::int AS failed,
         (count(*) FILTER (WHERE state = 'UNKNOWN'))::int AS unknown
    FROM "SmsMessage" WHERE "businessId" = $1 AND "createdAt" >= $3::timestamptz AND "createdAt" < $4::timestamptz
     AND kind <> 'test' GROUP BY 1`

/** Texts to customers per week of creation, by delivery state. Test texts are excluded. */
export async function textsByWeek(
  ctx: BusinessContext,
  period: Period,
  since: Date,
): Promise<ReportWeek<TextCounts>[]> {
  const { starts, ends } = period
  const limits = [starts[0], ends.at(-1)].map((instant) => instant?.toISOString())
  const rows = await ctx.sql<TextCounts & { week: number }>(statement, instantsOf(starts), ...limits)
  return byWeek(period, since, rows, { delivered: 0, sent: 0, failed: 0, unknown: 0 })
}
