import { badField } from '#api/core/platform/errors.ts'
import { type Day, zonedInstant } from '#api/core/time/localTime.ts'

/** The day and times of an appointment, in the local time of the business. */
export interface LocalTimes {
  date: Day
  /** 24-hour, `HH:MM`. */
  startTime: string
  endTime: string
}

/** The minimum and maximum duration of an appointment, in minutes. */
export const shortest = 5
const longest = 12 * 60

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * Converts local times to instants.
 * @throws BAD_INPUT unless it ends 5 minutes to 12 hours after it starts
 */
export function instantsOf({ date, startTime, endTime }: LocalTimes, zone: string) {
  const minutes = minuteOf(endTime) - minuteOf(startTime)
  if (minutes <= 0) throw badField('endTime', 'End time must be after start time.')
  if (minutes < shortest || minutes > longest) {
    throw badField('endTime', 'End time must be after start time, by 5 minutes to 12 hours')
  }
  const startsAt = zonedInstant(date, startTime, zone)
  // When a DST change skips the time in between, the end still has to be after the start.
  const earliest = startsAt.getTime() + shortest * 60_000
  return { startsAt, endsAt: new Date(Math.max(zonedInstant(date, endTime, zone).getTime(), earliest)) }
}
