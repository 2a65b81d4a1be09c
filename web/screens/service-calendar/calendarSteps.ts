import { addDays } from '#web/lib/days.ts'
import { type CalendarLocation, weekday } from './calendarLocation.ts'

/** The month that many months later; earlier when negative. */
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
  const first = addDays(day, -weekday(day))
  return { first, last: addDays(first, 6) }
}

/** The search part of an address for a month and a day. */
export function searchOf(search: URLSearchParams, { month, day }: CalendarLocation): string {
  const next = new URLSearchParams(search)
  next.set('month', month)
  next.set('day', day)
  return `?${next}`
}
