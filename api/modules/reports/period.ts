import { badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day, startOfDay } from '#api/core/time/localTime.ts'

/** The weeks of a report: Monday to Sunday in the time zone of the business, the current one last. */
export interface Period {
  /** The Monday of each week. */
  mondays: Day[]
  /** The first instant of each week. */
  starts: Date[]
  /** The first instant after each week. */
  ends: Date[]
}

/** One week of a report. */
export interface ReportWeek<Counts> {
  week: Day
  /** Null when there is no data for the week. */
  counts: Counts | null
}

export const mostWeeks = 52

function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
}

/**
 * The last `count` weeks of a business, including the current one.
 * @throws BAD_INPUT unless `count` is between 1 and 52
 */
export function lastWeeks(ctx: BusinessContext, count: number): Period {
  if (count < 1 || count > mostWeeks) throw badField('weeks', `Weeks must be between 1 and ${mostWeeks}`)
  const first = addDays(mondayOf(ctx.today()), -7 * (count - 1))
  const mondays = Array.from({ length: count + 1 }, (_none, week) => addDays(first, 7 * week))
  const instants = mondays.map((day) => startOfDay(day, ctx.timeZone))
  return { mondays: mondays.slice(0, count), starts: instants.slice(0, count), ends: instants.slice(1) }
}

/**
 * Maps rows to weeks; a week without rows gets zeros. A week that ended before the business was created gets null,
 * unless it has imported records.
 */
export function byWeek<Counts extends object>(
  { mondays, ends }: Period,
  since: Date,
  rows: readonly (Counts & { week: number })[],
  none: Counts,
): ReportWeek<Counts>[] {
  const counted = new Map(rows.map((row) => [row.week, row]))
  return mondays.map((week, index) => {
    const known = (ends[index] ?? since) > since
    // PostgreSQL numbers the weeks from 1.
    return { week, counts: counted.get(index + 1) ?? (known ? none : null) }
  })
}

/** Converts instants to a `timestamptz[]` parameter. */
export const instantsOf = (instants: readonly Date[]) => instants.map((instant) => instant.toISOString())
