import { now } from './clock.ts'
import { dayOf, daysBetween, timeOf } from './days.ts'

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The first three letters of a month or a weekday. */
export const shortName = (name: string) => name.slice(0, 3)

/** The words of a calendar day, `YYYY-MM-DD`. */
function wordsOf(day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  return {
    weekday: weekdayNames[date.getUTCDay()] ?? '',
    month: monthNames[date.getUTCMonth()] ?? '',
    date: date.getUTCDate(),
    year: date.getUTCFullYear(),
  }
}

/** `Sunday` */
export const weekdayName = (day: string) => wordsOf(day).weekday

/** `Sun` */
export const shortWeekdayName = (day: string) => shortName(wordsOf(day).weekday)

/** `November 2026`, of a month `YYYY-MM`. */
export function monthName(month: string): string {
  const words = wordsOf(`${month}-01`)
  return `${words.month} ${words.year}`
}

/** `Friday, November 20` */
export function dayName(day: string): string {
  const { weekday, month, date } = wordsOf(day)
  return `${weekday}, ${month} ${date}`
}

/** `Friday, November 20, 2026` */
export const fullDayName = (day: string) => `${dayName(day)}, ${wordsOf(day).year}`

/** `Nov 20` */
export function formatMonthDay(day: string): string {
  const { month, date } = wordsOf(day)
  return `${shortName(month)} ${date}`
}

/** `Fri, Nov 20` */
export const shortDayName = (day: string) => `${shortWeekdayName(day)}, ${formatMonthDay(day)}`

/** Formats a calendar day, `YYYY-MM-DD`, as `Jan 5, 2026`. */
export const formatCalendarDay = (day: string) => `${formatMonthDay(day)}, ${wordsOf(day).year}`

/** `Nov 22 – 28, 2026` */
export function formatDayRange(from: string, to: string): string {
  const [first, last] = [wordsOf(from), wordsOf(to)]
  if (first.year !== last.year) return `${formatCalendarDay(from)} – ${formatCalendarDay(to)}`
  const end = first.month === last.month ? last.date : formatMonthDay(to)
  return `${formatMonthDay(from)} – ${end}, ${last.year}`
}

/** An ISO instant as a date of the zone: `Jan 5, 2026`. */
export const formatDate = (instant: string, zone: string) => formatCalendarDay(dayOf(instant, zone))

/** An ISO instant as a time of the zone: `9:05 AM`. */
export const formatTime = (instant: string, zone: string) => formatClock(timeOf(instant, zone))

/** `Jan 5, 2026, 9:05 AM` */
export function formatDateTime(instant: string, zone: string): string {
  return `${formatDate(instant, zone)}, ${formatTime(instant, zone)}`
}

/** A wall-clock time, `HH:MM`, as `9:05 AM`. */
export function formatClock(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * A day in words: Yesterday, Today, Tomorrow; the weekday for the rest of the coming week; otherwise `Mon, Jan 5`, with
 * the year when it is another year. Takes an instant, or a `YYYY-MM-DD` without a time; "today" is the current day in
 * the zone.
 */
export function formatDay(when: string, zone: string, at: Date = new Date(now())): string {
  const day = when.length === 10 ? when : dayOf(when, zone)
  const today = dayOf(at.toISOString(), zone)
  const distance = daysBetween(today, day)
  if (distance === 0) return 'Today'
  if (distance === 1) return 'Tomorrow'
  if (distance === -1) return 'Yesterday'
  if (distance > 1 && distance < 7) return weekdayName(day)
  const isThisYear = wordsOf(day).year === wordsOf(today).year
  return isThisYear ? shortDayName(day) : `${shortDayName(day)}, ${wordsOf(day).year}`
}

/** A day in words inside a sentence: `today`, `tomorrow` or `yesterday`, otherwise as `formatDay`. */
export function dayInSentence(when: string, zone: string, now?: Date): string {
  return formatDay(when, zone, now).replace(/^(Today|Tomorrow|Yesterday)$/, (day) => day.toLowerCase())
}
