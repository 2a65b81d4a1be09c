import { badField } from '#api/core/errors/errors.ts'
import { type Day, localTime, zonedInstant } from '#api/core/time/localTime.ts'

/** The day and times of an appointment, in the local time of the business. */
export interface LocalTimes {
  date: Day
  /** 24-hour, `HH:MM`. */
  startTime: string
  endTime: string
}

/** The minimum and maximum duration of an appointment, in minutes. */
const minDuration = 5
const maxDuration = 12 * 60

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const minutesOf = ({ startTime, endTime }: LocalTimes) => minuteOf(endTime) - minuteOf(startTime)

/**
 * Converts the times of a new appointment to instants.
 * @throws BAD_INPUT unless it ends 5 minutes to 12 hours after it starts
 */
export function settledTimes(times: LocalTimes, zone: string) {
  const minutes = minutesOf(times)
  if (minutes <= 0) throw badField('endTime', 'End time must be after start time.')
  if (minutes < minDuration || minutes > maxDuration) {
    throw badField('endTime', 'End time must be after start time, by 5 minutes to 12 hours')
  }
  return instantsOf(times, zone)
}

/**
 * Converts local times to instants. A time inside a DST gap moves forward by the gap, and the end moves with the start,
 * so that screens, texts and calendar programs agree.
 */
export function instantsOf(times: LocalTimes, zone: string) {
  const { date, startTime, endTime } = times
  const startsAt = zonedInstant(date, startTime, zone)
  const shown = localTime(startsAt, zone)
  const endsAt =
    shown === startTime
      ? zonedInstant(date, endTime, zone)
      : new Date(startsAt.getTime() + minutesOf(times) * 60_000)
  return { date, startTime: shown, endTime: localTime(endsAt, zone), startsAt, endsAt }
}
