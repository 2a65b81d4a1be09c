import { badField } from '#api/core/platform/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, type Day } from '#api/core/time/localTime.ts'

/** A day of the calendar as it is counted, with the first of its appointments by their numbers. */
export interface CalendarDay {
  date: Day
  /** Appointments that are kept: all but cancelled ones. */
  count: number
  cancelledCount: number
  /** Holds as many as the shop allows, or more. */
  isFull: boolean
  /** The first 100 kept ones by their time. */
  kept: number[]
  /** The first 100 cancelled ones by their time. */
  cancelled: number[]
}

/** The most days of one question: a month's grid. */
export const mostDays = 42

/** How many appointments a day's cell shows. */
export const shownInCell = 2

/** The most appointments of a day that can be read at once. */
export const mostOfDay = 100

/**
 * The days from one to another, both included.
 * @throws BAD_INPUT when there are none, or more than 42
 */
export function daysFrom(from: Day, to: Day): Day[] {
  if (to < from) throw badField('to', 'The last day comes before the first')
  const days = Array.from({ length: mostDays }, (_day, i) => addDays(from, i)).filter((day) => day <= to)
  if (days.at(-1) !== to) throw badField('to', `At most ${mostDays} days can be asked for at once`)
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

/** Counts these days in one statement, in the order they are given; each reads its own part of an index. */
export async function calendarDaysOf(ctx: BusinessContext, days: readonly Day[]): Promise<CalendarDay[]> {
  const rows = await ctx.sql<Omit<CalendarDay, 'isFull'> & { most: number }>(counted, days)
  const found = new Map(rows.map(({ most, ...day }) => [day.date, { ...day, isFull: day.count >= most }]))
  return days.map((date) => found.get(date) ?? { ...nothing, date })
}
