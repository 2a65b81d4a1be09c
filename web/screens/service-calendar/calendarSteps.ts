import { addDays } from '#web/lib/days.ts'
import { type CalendarLocation, monthOf, rangeOf, sundayOf } from './calendarLocation.ts'

/** The days of the grid of a month, grouped by week. */
export function weeksOf(month: string): string[][] {
  const { from } = rangeOf(month)
  const days = Array.from({ length: 42 }, (_day, i) => addDays(from, i))
  return Array.from({ length: 6 }, (_week, i) => days.slice(i * 7, i * 7 + 7))
}

/** The month the given number of months later; earlier when negative. */
export function shiftMonth(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The same day of another month, or the last day of a shorter month. */
export function sameDayIn(month: string, day: string): string {
  const last = addDays(`${shiftMonth(month, 1)}-01`, -1)
  const same = `${month}${day.slice(7)}`
  return same > last ? last : same
}

/** The first and last day of the week of a day. */
export function weekOf(day: string): { first: string; last: string } {
  const first = sundayOf(day)
  return { first, last: addDays(first, 6) }
}

/**
 * The state `count` months, weeks or days later, or earlier when negative. `wished` is the preferred day of the month,
 * which a shorter month does not have.
 */
export function stepFrom(place: CalendarLocation, count: number, wished = place.day): CalendarLocation {
  const { view, month, day } = place
  if (view === 'month') {
    const next = shiftMonth(month, count)
    return { ...place, month: next, day: sameDayIn(next, wished) }
  }
  const next = addDays(day, view === 'week' ? count * 7 : count)
  return { ...place, month: monthOf(next), day: next }
}

/** The search part of the URL for a state of the calendar. */
export function searchOf(
  search: URLSearchParams,
  { view, month, day, technician }: CalendarLocation,
): string {
  const next = new URLSearchParams(search)
  for (const name of ['view', 'date', 'month', 'day', 'technician']) next.delete(name)
  const place = {
    ...(view === 'month' ? { month, day } : { view, date: day }),
    ...(technician !== null && { technician }),
  }
  for (const [name, value] of Object.entries(place)) next.set(name, value)
  return `?${next}`
}
