import type { LocalTimes } from '#api/modules/appointments/times.ts'

const monthDay = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const
const weekday = { weekday: 'short', ...monthDay } as const

/** `Fri, Nov 27`, or in another form; with the year unless it is the current one. */
function dayWords(date: string, thisYear: string, form: Intl.DateTimeFormatOptions = weekday): string {
  const words = new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', form)
  return date.startsWith(thisYear) ? words : `${words}, ${date.slice(0, 4)}`
}

/** `Nov 27` */
export const dateWords = (date: string, today: string) => dayWords(date, today.slice(0, 4), monthDay)

/** `12:45 PM` */
function clockWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * The start of an appointment: `Fri, Nov 27, 12:45 PM`.
 * @param today the local day, whose year is not mentioned
 */
export function whenWords({ date, startTime }: LocalTimes, today: string): string {
  return `${dayWords(date, today.slice(0, 4))}, ${clockWords(startTime)}`
}

/** From where to where an appointment moved. The day is said once when it stays, the end only when the start stays. */
export function moveWords(before: LocalTimes, after: LocalTimes, today: string): string {
  if (before.date !== after.date) return `${whenWords(before, today)} to ${whenWords(after, today)}`
  const day = dayWords(after.date, today.slice(0, 4))
  const timesOf = ({ startTime, endTime }: LocalTimes) =>
    before.startTime === after.startTime
      ? `${clockWords(startTime)} – ${clockWords(endTime)}`
      : clockWords(startTime)
  return `${timesOf(before)} to ${timesOf(after)} on ${day}`
}
