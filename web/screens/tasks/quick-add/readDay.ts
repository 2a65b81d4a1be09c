import { monthNames, shortName, weekdayNames } from '#web/lib/dates.ts'
import { addDays } from '#web/lib/days.ts'

const weekdays = weekdayNames.map((name) => name.toLowerCase())
const months = monthNames.map((name) => shortName(name).toLowerCase())
const anyMonth = `(${months.join('|')})[a-z]*\\.?`
const furthest = 3650

/** A day without a year that has passed within this many days counts as missed; an earlier one means next year. */
const missedDays = 30

/** The day of these parts, if it exists; without a year the next such day, or one that was missed recently. */
function dated(today: string, month: number, day: number, year?: number): string | null {
  const of = (y: number) => {
    const text = `${y}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
  }
  if (year !== undefined) return of(year < 100 ? 2000 + year : year)
  const thisYear = Number(today.slice(0, 4))
  const earliest = addDays(today, -missedDays)
  const found = [thisYear - 1, thisYear, thisYear + 1].map(of)
  return found.find((candidate) => candidate !== null && candidate >= earliest) ?? null
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The next such weekday after today; with `next` in the following week. */
function onWeekday(today: string, name: string, next: boolean): string | null {
  const wanted = weekdays.findIndex(
    (weekday) => weekday === name || (name.length >= 3 && weekday.startsWith(name)),
  )
  if (wanted === -1) return null
  if (next) return addDays(today, 7 - weekdayOf(today) + wanted)
  return addDays(today, ((wanted - weekdayOf(today) + 6) % 7) + 1)
}

type Reading = [pattern: RegExp, read: (today: string, parts: string[]) => string | null]

const readings: Reading[] = [
  [/^(today|tonight)$/, (today) => today],
  [/^(tomorrow|tmrw)$/, (today) => addDays(today, 1)],
  [/^next week$/, (today) => onWeekday(today, 'monday', true)],
  [
    /^(next )?((?:sun|mon|tues|wednes|thurs|fri|satur)day|mon|tues?|thu(?:rs?)?|fri)$/,
    (today, [next, name = '']) => onWeekday(today, name, next !== undefined && next !== ''),
  ],
  [
    /^in (a|an|one|\d{1,3}) (day|week)s?$/,
    (today, [count = '', unit]) => {
      const days = (/\d/.test(count) ? Number(count) : 1) * (unit === 'week' ? 7 : 1)
      return days <= furthest ? addDays(today, days) : null
    },
  ],
  [
    /^(\d{4})-(\d{2})-(\d{2})$/,
    (today, [year, month, day]) => dated(today, Number(month), Number(day), Number(year)),
  ],
  [
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/,
    (today, [month, day, year]) => dated(today, Number(month), Number(day), year ? Number(year) : undefined),
  ],
  [
    new RegExp(`^${anyMonth} (\\d{1,2})(?:st|nd|rd|th)?$`),
    (today, [month = '', day]) => dated(today, months.indexOf(month) + 1, Number(day)),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? ${anyMonth}$`),
    (today, [day, month = '']) => dated(today, months.indexOf(month) + 1, Number(day)),
  ],
]

/** Parses a day, seen from `today`; returns `YYYY-MM-DD`, or null for other words. `by friday` means `friday`. */
export function readDay(words: string, today: string): string | null {
  const text = words.toLowerCase().replace(/^(on|by|due) /, '')
  for (const [pattern, read] of readings) {
    const [found, ...parts] = pattern.exec(text) ?? []
    if (found !== undefined) return read(today, parts)
  }
  return null
}

/** The maximum number of words in a day: `by next week`, `in 3 days`. */
export const mostDayWords = 4
