/** A calendar day, `YYYY-MM-DD`. */
export type Day = string

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string): Intl.DateTimeFormat {
  let known = formats.get(zone)
  if (!known) {
    known = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(zone, known)
  }
  return known
}

/** The local time of an instant in a zone, expressed as UTC milliseconds. */
function wallClock(instant: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of format(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The calendar day of an instant in a zone. */
export function localDay(instant: Date, zone: string): Day {
  return new Date(wallClock(instant.getTime(), zone)).toISOString().slice(0, 10)
}

/** The local time of an instant in a zone, `HH:MM`. */
export function localTime(instant: Date, zone: string): string {
  return new Date(wallClock(instant.getTime(), zone)).toISOString().slice(11, 16)
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/**
 * The instant of a local time. A time that a DST change skips moves forward by the gap; an ambiguous
 * one is its first occurrence.
 */
export function zonedInstant(day: Day, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const dayMs = 86_400_000
  // The offsets that apply before and after a possible DST change nearby.
  const before = wallClock(wall - dayMs, zone) - (wall - dayMs)
  const after = wallClock(wall + dayMs, zone) - (wall + dayMs)
  const candidates = [wall - before, wall - after]
  const real = candidates.filter((instant) => wallClock(instant, zone) === wall)
  return new Date(real.length > 0 ? Math.min(...real) : wall - before)
}

/** The instant in another time zone that has the same local day and time. */
export function sameLocalTime(instant: Date, from: string, to: string): Date {
  const moved = zonedInstant(localDay(instant, from), localTime(instant, from), to)
  return new Date(moved.getTime() + (instant.getTime() % 60_000))
}

/** The first instant of a local day. */
export function startOfDay(day: Day, zone: string): Date {
  return zonedInstant(day, '00:00', zone)
}

const instantPattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Whether this is a valid calendar day between 1900 and 9998, the years that instants support everywhere. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  const year = Number(text.slice(0, 4))
  return (
    year >= 1900 && year < 9999 && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  )
}

/** Parses an instant; null for text that is not one, such as an impossible date. */
export function readInstant(text: unknown): Date | null {
  if (typeof text !== 'string' || !instantPattern.test(text) || !isDay(text.slice(0, 10))) return null
  const date = new Date(text)
  const year = date.getUTCFullYear()
  return Number.isNaN(date.getTime()) || year < 1900 || year > 9999 ? null : date
}

/** An instant in local time, for display: `Nov 20, 2026, 2:00 PM`. */
export function formatInstant(instant: Date, zone: string): string {
  const text = instant.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  // Newer ICU data puts a narrow no-break space before AM and PM.
  return text.replaceAll('\u202f', ' ')
}
