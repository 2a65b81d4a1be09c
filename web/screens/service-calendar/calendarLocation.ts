import { addDays } from '#web/lib/days.ts'

/** The month that the calendar shows, `YYYY-MM`, and the selected day in its grid, `YYYY-MM-DD`. */
export interface CalendarLocation {
  readonly month: string
  readonly day: string
}

/** The number of cells: six weeks, from the Sunday on or before the first of the month. */
const cells = 42

const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  addDays(text, 0) === text

/**
 * Whether a text is a month. The first and the last month that a date can have are excluded, because their grids would
 * extend beyond it.
 */
const isMonth = (text: string | null): text is string =>
  text !== null && isDay(`${text}-01`) && text > '1000-01' && text < '9999-12'

export const monthOf = (day: string): string => day.slice(0, 7)

/** The day of the week, 0 for Sunday. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The days of the grid, by weeks. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const sunday = addDays(first, -weekday(first))
  const days = Array.from({ length: cells }, (_day, i) => addDays(sunday, i))
  return Array.from({ length: cells / 7 }, (_week, i) => days.slice(i * 7, i * 7 + 7))
}

/** The first and the last day of the grid. */
export function rangeOf(month: string): { from: string; to: string } {
  const days = weeksOf(month).flat()
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

/** The month and the day of the address (`?month=`, `?day=`); by default the current ones. */
export function calendarLocation(search: URLSearchParams, today: string): CalendarLocation {
  const [requestedMonth, requestedDay] = [search.get('month'), search.get('day')]
  const day = isDay(requestedDay) ? requestedDay : null
  const month = isMonth(requestedMonth) ? requestedMonth : monthOf(day ?? today)
  const { from, to } = rangeOf(month)
  if (day !== null && day >= from && day <= to) return { month, day }
  return { month, day: monthOf(today) === month ? today : `${month}-01` }
}
