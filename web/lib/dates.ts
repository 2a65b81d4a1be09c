import { dayOf, daysBetween } from './days.ts'

const locale = 'en-US'

/** Formatters are cached, because creating one costs a hundred times as much as using it. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${JSON.stringify(options)}`
  let found = formatters.get(key)
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formatters.set(key, found)
  }
  return found
}

/** Newer Intl data put a narrow no-break space before AM and PM; it breaks searching and comparing. */
const plainSpaces = (text: string) => text.replaceAll('\u202f', ' ')

/** An ISO instant as a date of the zone: `Jan 5, 2026`. */
export function formatDate(instant: string, zone: string): string {
  return formatter(zone, { month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(instant))
}

/** An ISO instant as a time of the zone: `9:05 AM`. */
export function formatTime(instant: string, zone: string): string {
  const options = { hour: 'numeric', minute: '2-digit', hour12: true } as const
  return plainSpaces(formatter(zone, options).format(new Date(instant)))
}

/** `Jan 5, 2026, 9:05 AM` */
export function formatDateTime(instant: string, zone: string): string {
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`
}

/** Formats a calendar day, `YYYY-MM-DD`, as `Jan 5, 2026`. */
export function formatCalendarDay(day: string): string {
  return formatDate(`${day}T00:00:00Z`, 'UTC')
}

/** A wall-clock time, `HH:MM`, as `9:05 AM`. */
export function formatClock(time: string): string {
  return formatTime(`2000-01-01T${time}:00Z`, 'UTC')
}

/**
 * A day in words: Yesterday, Today, Tomorrow; the weekday for the rest of the coming week; otherwise `Mon, Jan 5`, with
 * the year when it is another year. Takes an instant, or a `YYYY-MM-DD` without a time; "today" is the current day in
 * the zone.
 */
export function formatDay(when: string, zone: string, now: Date = new Date()): string {
  const day = when.length === 10 ? when : dayOf(when, zone)
  const today = dayOf(now.toISOString(), zone)
  const distance = daysBetween(today, day)
  if (distance === 0) return 'Today'
  if (distance === 1) return 'Tomorrow'
  if (distance === -1) return 'Yesterday'
  const noon = new Date(`${day}T12:00:00Z`)
  if (distance > 1 && distance < 7) return formatter('UTC', { weekday: 'long' }).format(noon)
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return formatter('UTC', { weekday: 'short', month: 'short', day: 'numeric', year }).format(noon)
}
