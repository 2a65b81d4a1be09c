import { addDays, startOfDay, zonedInstant } from '#api/core/time/localTime.ts'
import type { ParsedDate } from './parseDate.ts'

const minute = 60_000
const maxRemembered = 10_000

/** How far each local day is ahead of UTC, by zone and day; null for days on which clocks change. */
const dayOffsets = new Map<string, number | null>()

/** How many milliseconds the zone is ahead of UTC at the start of a day. */
const offsetAtStart = (day: string, zone: string) =>
  Date.parse(`${day}T00:00:00Z`) - startOfDay(day, zone).getTime()

// A file has few different days. To ask Intl for each of its dates would take longer than all other work on a record.
function dayOffset(day: string, zone: string): number | null {
  const key = `${day} ${zone}`
  const known = dayOffsets.get(key)
  if (known !== undefined) return known
  const offset = offsetAtStart(day, zone)
  const found = offset === offsetAtStart(addDays(day, 1), zone) ? offset : null
  if (dayOffsets.size >= maxRemembered) dayOffsets.clear()
  dayOffsets.set(key, found)
  return found
}

/** The instant of a date that a file writes. A date without a time is at `time` of its day. */
export function instantOf(
  { day, time, seconds = 0, offset = null }: ParsedDate,
  zone: string,
  atTime: string,
): Date {
  const clock = time ?? atTime
  const wall = Date.parse(`${day}T${clock}:00Z`) + seconds * 1000
  if (offset !== null) return new Date(wall - offset * minute)
  const ahead = dayOffset(day, zone)
  if (ahead !== null) return new Date(wall - ahead)
  return new Date(zonedInstant(day, clock, zone).getTime() + seconds * 1000)
}
