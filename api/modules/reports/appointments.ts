import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays } from '#api/core/time/localTime.ts'
import { byWeek, type Period, type ReportWeek } from '#api/modules/reports/period.ts'

/** The appointments of a week, by outcome. */
export interface AppointmentCounts {
  completed: number
  noShows: number
  cancelled: number
  /** Scheduled or in progress. */
  open: number
}

// `date` is a local day, so no time zone conversion is needed. $2 are the Mondays; $3 and $4 bound the period.
const statement = `
  SELECT width_bucket(date::date, $2::date[]) AS week,
         (count(*) FILTER (WHERE status = 'COMPLETED'))::int AS completed,
         (count(*) FILTER (WHERE status = 'CANCELLED' AND "noShow"))::int AS "noShows",
         (count(*) FILTER (WHERE status = 'CANCELLED' AND NOT "noShow"))::int AS cancelled,
         (count(*) FILTER (WHERE status IN ('SCHEDULED', 'IN_PROGRESS')))::int AS open
    FROM "ServiceAppointment" WHERE "businessId" = $1 AND date >= $3 AND date < $4 GROUP BY 1`

/** Appointments per week, by outcome. */
export async function appointmentsByWeek(
  ctx: BusinessContext,
  period: Period,
  since: Date,
): Promise<ReportWeek<AppointmentCounts>[]> {
  const { mondays } = period
  const end = addDays(mondays.at(-1) ?? ctx.today(), 7)
  const rows = await ctx.sql<AppointmentCounts & { week: number }>(statement, mondays, mondays[0], end)
  return byWeek(period, since, rows, { completed: 0, noShows: 0, cancelled: 0, open: 0 })
}
