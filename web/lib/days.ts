import { now } from './clock.ts'
import { wallClock } from './timeZone.ts'

const DAY_MS = 86_400_000

/** The `YYYY-MM-DD` on which an ISO instant falls in the zone. */
export function dayOf(instant: string, zone: string): string {
  return new Date(wallClock(Date.parse(instant), zone)).toISOString().slice(0, 10)
}

/** The `HH:MM` of an ISO instant in the zone, as a time field takes it. */
export function timeOf(instant: string, zone: string): string {
  return new Date(wallClock(Date.parse(instant), zone)).toISOString().slice(11, 16)
}

/** Today in the zone, `YYYY-MM-DD`. */
export function todayIn(zone: string, at: Date = new Date(now())): string {
  return dayOf(at.toISOString(), zone)
}

/** The `YYYY-MM-DD` the given number of days later; earlier when negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)
}

/** The number of days from `from` to `to`, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}
