import { addDays } from '#web/lib/days.ts'

export type CalendarView = 'month' | 'week' | 'day'

/** The state of the calendar: the view, the month (`YYYY-MM`), the chosen day (`YYYY-MM-DD`), and whose appointments. */
export interface CalendarLocation {
  readonly view: CalendarView
  readonly month: string
  readonly day: string
  /** `everyone`, `viewer`, `formerMembers`, or the key of a technician; null where the address says nothing. */
  readonly technician: string | null
}

export const everyone = 'all'
export const viewer = 'me'
/** Those who have left the team, while their appointments are open. */
export const formerMembers = 'left'

/** A valid date whose month and week lie entirely within the API's range of dates. */
const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  text > '1900-02' &&
  text < '9998-12' &&
  !Number.isNaN(Date.parse(text)) &&
  addDays(text, 0) === text

export const monthOf = (day: string): string => day.slice(0, 7)

/** The Sunday on or before a day. */
export const sundayOf = (day: string): string => addDays(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

/** The first and the last day of the grid of a month, which has six weeks. */
export function rangeOf(month: string): { from: string; to: string } {
  const from = sundayOf(`${month}-01`)
  return { from, to: addDays(from, 41) }
}

/**
 * Reads the state from a URL: `?month=` and `?day=`, or `?view=week` or `?view=day` with `?date=`; each with
 * `?technician=`. The default is the current month and day.
 */
export function calendarLocation(search: URLSearchParams, today: string): CalendarLocation {
  const view = search.get('view')
  const technician = search.get('technician')
  const date = search.get('date')
  if (view === 'week' || view === 'day') {
    const day = isDay(date) ? date : today
    return { view, month: monthOf(day), day, technician }
  }
  const [monthParam, dayParam] = [search.get('month'), search.get('day')]
  const day = isDay(dayParam) ? dayParam : null
  const month = isDay(`${monthParam}-01`) ? String(monthParam) : monthOf(day ?? today)
  const { from, to } = rangeOf(month)
  if (day !== null && day >= from && day <= to) return { view: 'month', month, day, technician }
  return { view: 'month', month, day: monthOf(today) === month ? today : `${month}-01`, technician }
}

/**
 * The query's variables: the grid of the month, or the columns of hours with as many appointments as the API reads at
 * once, and whose appointments.
 */
export function daysShown({ view, month, day, technician }: CalendarLocation) {
  const byHours = view !== 'month'
  const first = view === 'week' ? sundayOf(day) : day
  const last = view === 'week' ? addDays(first, 6) : day
  return {
    ...(byHours ? { from: day, to: day } : rangeOf(month)),
    first,
    last,
    day,
    perDay: view === 'day' ? 100 : 44,
    sheet: view === 'day' ? 100 : 0,
    panel: byHours ? 0 : 100,
    byHours,
    ...technicianShown(technician),
  }
}

const outside = 'outside '

/** The query's variables for a technician of the address. */
function technicianShown(technician: string | null) {
  const isMember = technician && ![everyone, viewer, formerMembers].includes(technician)
  const isOutside = technician?.startsWith(outside)
  return {
    mine: technician === viewer || null,
    left: technician === formerMembers || null,
    outside: isOutside ? technician?.slice(outside.length) : null,
    member: isMember && !isOutside ? technician : null,
  }
}
