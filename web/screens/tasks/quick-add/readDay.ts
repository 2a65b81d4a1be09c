import { monthNames, weekdayNames } from '#web/lib/dates.ts'
import { addDays } from '#web/lib/days.ts'

const weekdays = weekdayNames.map((name) => name.toLowerCase())
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const wholeMonths = monthNames.map((name) => name.toLowerCase()).join('|')
// Whole names and their usual abbreviations: a longer word, such as `markers`, is no month.
const anyMonth = `(${wholeMonths}|(?:${months.join('|')}|sept)\\.?)`
const monthOf = (name = '') => months.indexOf(name.slice(0, 3)) + 1
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

const monthAndDay = (today: string, month?: string, day?: string) => dated(today, Number(month), Number(day))

/** Whether `3/4` is rather a fraction or a size, as of cloth or a screw, than a month and a day. */
const isSize = (numerator: number, denominator: number) =>
  numerator <= denominator && (denominator <= 10 || denominator === 16)

type Reading = [pattern: RegExp, read: (today: string, parts: string[]) => string | null]

const readings: Reading[] = [
  [/^(today|tonight)$/, (today) => today],
  [/^(tomorrow|tmrw)$/, (today) => addDays(today, 1)],
  [/^next week$/, (today) => onWeekday(today, 'monday', true)],
  [
    /^((?:this|next) )?((?:sun|mon|tues|wednes|thurs|fri|satur)day|mon|tues?|wed|thu(?:rs?)?|fri)$/,
    (today, [which, name = '']) => onWeekday(today, name, which === 'next '),
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
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/,
    (today, [month, day, year]) => dated(today, Number(month), Number(day), Number(year)),
  ],
  [
    /^(\d{1,2})\/(\d{1,2})$/,
    (today, [month, day]) => (isSize(Number(month), Number(day)) ? null : monthAndDay(today, month, day)),
  ],
  [
    new RegExp(`^${anyMonth} (\\d{1,2})(?:st|nd|rd|th)?$`),
    (today, [month, day]) => dated(today, monthOf(month), Number(day)),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? ${anyMonth}$`),
    (today, [day, month]) => dated(today, monthOf(month), Number(day)),
  ],
]

/** What is a day only after `on`, `by`, `due` or `next`, because it has another meaning by itself. */
const meantReadings: Reading[] = [
  [/^(next )?(sat|sun)$/, (today, [next, name = '']) => onWeekday(today, name, Boolean(next))],
  [/^(\d{1,2})\/(\d{1,2})$/, (today, [month, day]) => monthAndDay(today, month, day)],
]

/**
 * Parses a day, seen from `today`; returns `YYYY-MM-DD`, or null for other words. `by friday:` means `friday`.
 */
export function readDay(words: string, today: string): string | null {
  const text = words
    .toLowerCase()
    .replace(/^(on|by|due) /, '')
    .replace(/[:,.!]$/, '')
  const isMeant = /^(on|by|due|next) /i.test(words)
  for (const [pattern, read] of isMeant ? [...meantReadings, ...readings] : readings) {
    const [found, ...parts] = pattern.exec(text) ?? []
    if (found !== undefined) return read(today, parts)
  }
  return null
}

/** The maximum number of words in a day: `by next week`, `in 3 days`. */
export const mostDayWords = 4
