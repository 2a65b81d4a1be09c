import { wallClock } from './timeZone.ts'

const DAY_MS = 86_400_000

/**
 * The ISO instant of a wall-clock date `YYYY-MM-DD` and time `HH:MM` in an IANA zone. A time that a change of the
 * clocks skips moves forward by the gap, an ambiguous one is its first occurrence.
 * Throws RangeError on an impossible date or time.
 */
export function zonedInstant(date: string, time: string, zone: string): string {
  const wall = Date.parse(`${date}T${time}:00Z`)
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(`${date}T${time}`)) {
    throw new RangeError(`No such time: ${date} ${time}`)
  }
  // A zone changes its offset at most once within two days, so the offsets a day away on either side are all
  // there can be.
  const before = offsetAt(wall - DAY_MS, zone)
  const after = offsetAt(wall + DAY_MS, zone)
  const matches = [wall - before, wall - after].filter((instant) => wallClock(instant, zone) === wall)
  // A skipped time moves forward by the gap: use the offset before it.
  const instant = matches.length > 0 ? Math.min(...matches) : wall - before
  return new Date(instant).toISOString()
}

/** The UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  return wallClock(instant, zone) - Math.floor(instant / 1000) * 1000
}
