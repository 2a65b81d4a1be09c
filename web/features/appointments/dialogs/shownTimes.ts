import { formatClock } from '#web/lib/dates.ts'
import { timeOf } from '#web/lib/days.ts'
import { zonedInstant } from '#web/lib/zonedInstant.ts'
import { isTime } from './appointmentForm.ts'

interface Times {
  readonly date: string
  readonly startTime: string
  readonly endTime: string
}

const minute = 60_000
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** What a daylight saving change makes of the entered times; null when it leaves them, or while they are incomplete. */
export function clockChangeOf(times: Times, zone: string): string | null {
  const shown = shownInstead(times, zone)
  if (!shown) return null
  const hours = `${formatClock(shown.startTime)} – ${formatClock(shown.endTime)}`
  return `The clocks change on this day. The appointment will be ${hours}.`
}

/**
 * The local times of an appointment whose entered times a daylight saving change skips; the end moves with the start.
 * Null when the entered times exist, or while they are incomplete.
 */
function shownInstead({ date, startTime, endTime }: Times, zone: string): Omit<Times, 'date'> | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !isTime(startTime) || !isTime(endTime) || endTime <= startTime)
    return null
  try {
    const startsAt = zonedInstant(date, startTime, zone)
    const shown = timeOf(startsAt, zone)
    const length = (minuteOf(endTime) - minuteOf(startTime)) * minute
    const endsAt =
      shown === startTime
        ? zonedInstant(date, endTime, zone)
        : new Date(Date.parse(startsAt) + length).toISOString()
    const shownEnd = timeOf(endsAt, zone)
    return shown === startTime && shownEnd === endTime ? null : { startTime: shown, endTime: shownEnd }
  } catch {
    // The date does not exist.
    return null
  }
}
