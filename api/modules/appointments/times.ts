import { badField } from '#api/core/platform/errors.ts'
import { type Day, zonedInstant } from '#api/core/time/localTime.ts'

/** When an appointment is, in the shop's local time. */
export interface LocalTimes {
  date: Day
  /** 24-hour, `HH:MM`. */
  startTime: string
  endTime: string
}

/** How long an appointment takes at least and at most, in minutes. */
export const shortest = 5
const longest = 12 * 60

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The instants of local times.
 * @throws BAD_INPUT unless it ends after it starts, 5 minutes to 12 hours later
 */
export function instantsOf({ date, startTime, endTime }: LocalTimes, zone: string) {
  const minutes = minuteOf(endTime) - minuteOf(startTime)
  if (minutes <= 0) throw badField('endTime', 'End time must be after start time.')
  if (minutes < shortest || minutes > longest) {
    throw badField('endTime', 'End time must be after start time, by 5 minutes to 12 hours')
  }
  const startsAt = zonedInstant(date, startTime, zone)
  // Where a change of clocks swallows the time between them, it still ends after it starts.
  const earliest = startsAt.getTime() + shortest * 60_000
  return { startsAt, endsAt: new Date(Math.max(zonedInstant(date, endTime, zone).getTime(), earliest)) }
}
