import { badField } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day } from '#api/core/time/localTime.ts'

/** A day of the calendar: its counts, and the ids of its first appointments. */
export interface CalendarDay {
  date: Day
  /** The number of appointments, except cancelled ones. */
  count: number
  cancelledCount: number
  /** Whether the day has reached the business's limit. */
  isFull: boolean
  /** The first 100 appointments that are not cancelled, by time. */
  kept: number[]
  /** The first 100 cancelled appointments, by time. */
  cancelled: number[]
}

/** The maximum number of days in one request: the grid of a month. */
export const mostDays = 42

/** The number of appointments in a day's cell. */
export const shownInCell = 2

/** The maximum number of appointments of a day that one request reads. */
export const mostOfDay = 100

/**
 * The days from `from` to `to`, inclusive.
 * @throws BAD_INPUT when there are none, or more than 42
 */
export function daysFrom(from: Day, to: Day): Day[] {
  if (to < from) throw badField('to', 'The last day comes before the first')
  const days = Array.from({ length: mostDays }, (_day, i) => addDays(from, i)).filter((day) => day <= to)
  if (days.at(-1) !== to) throw badField('to', `At most ${mostDays} days can be read at once`)
  return days
}

const firstOf = (which: string) =>
  `coalesce((array_agg(id ORDER BY "startTime", id) FILTER (WHERE ${which}))[1:${mostOfDay}], '{}')`

const counted = `
  SELECT date, count(*) FILTER (WHERE status <> 'CANCELLED')::int AS count,
      count(*) FILTER (WHERE status = 'CANCELLED')::int AS "cancelledCount",
      ${firstOf(`status <> 'CANCELLED'`)} AS kept, ${firstOf(`status = 'CANCELLED'`)} AS cancelled,
      (SELECT "maxAppointmentsPerDay" FROM "Business" WHERE id = $1) AS most
    FROM "ServiceAppointment" WHERE "businessId" = $1 AND date = ANY ($2::bpchar[]) GROUP BY date`

const nothing = { count: 0, cancelledCount: 0, isFull: false, kept: [], cancelled: [] }

/**
 * Counts the appointments of these days in one statement, in the given order. Each day reads its own range of an
 * index.
 */
export async function calendarDaysOf(ctx: BusinessContext, days: readonly Day[]): Promise<CalendarDay[]> {
  const rows = await ctx.sql<Omit<CalendarDay, 'isFull'> & { most: number }>(counted, days)
  const found = new Map(rows.map(({ most, ...day }) => [day.date, { ...day, isFull: day.count >= most }]))
  return days.map((date) => found.get(date) ?? { ...nothing, date })
}
