import { isDay } from '#api/core/time/localTime.ts'
import type { DateOrder } from '#api/modules/imports/values/types.ts'
import { type ParsedTime, parseTime } from './parseTime.ts'

/** A date as a file writes it. */
export interface ParsedDate extends Partial<ParsedTime> {
  /** `YYYY-MM-DD`. */
  day: string
}

interface Parts {
  year: string
  month: string
  day: string
  time: string | undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const longMonths = 'uary ruary ch il  e y ust tember ober ember ember'.split(' ')

/** The number of a month from its English name, whole or cut; '' for any other word. */
function monthNumber(word: string): string {
  const lower = word.toLowerCase()
  const index = months.indexOf(lower.slice(0, 3))
  const whole = `${months[index]}${longMonths[index]}`
  return index >= 0 && whole.startsWith(lower) ? String(index + 1) : ''
}

/** A year of two digits is one of 1970 to 2069. */
const wholeYear = (year: string) => (year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year)

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i
const end = String.raw`(?:(?:,|\s+at|T)?\s*(?<time>\d{1,2}:\d{2}.*))?$`
const yearFirst = new RegExp(String.raw`^(?<year>\d{4})([-/.])(?<month>\d{1,2})\2(?<day>\d{1,2})${end}`, 'i')
const inDigits = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/
const monthName = new RegExp(
  String.raw`^(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})${end}`,
  'i',
)
const dayAndName = new RegExp(
  String.raw`^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(?<month>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{4}|\d{2})${end}`,
  'i',
)
const yearLast = new RegExp(
  String.raw`^(?<first>\d{1,2})([-/.])(?<second>\d{1,2})\2(?<year>\d{4}|\d{2})${end}`,
  'i',
)

/** The two parts of which one is the month and the other the day; null for a date in another notation. */
export function ambiguousParts(text: string): readonly [number, number] | null {
  const { first, second } = yearLast.exec(text.replace(weekday, ''))?.groups ?? {}
  return first === undefined ? null : [Number(first), Number(second)]
}

function partsOf(text: string, order: DateOrder): Parts | null {
  const found = yearFirst.exec(text) ?? inDigits.exec(text)
  if (found) return found.groups as unknown as Parts
  const { first = '', second = '', year = '', time } = yearLast.exec(text)?.groups ?? {}
  if (first) {
    return order === 'DAY_FIRST'
      ? { year, month: second, day: first, time }
      : { year, month: first, day: second, time }
  }
  const named = (monthName.exec(text) ?? dayAndName.exec(text))?.groups as unknown as Parts | undefined
  return named ? { ...named, month: monthNumber(named.month) } : null
}

const serialPattern = /^[2-7]\d{4}(?:\.\d+)?$/
const dayMs = 86_400_000
/** The day that Excel counts from. */
const firstDay = Date.UTC(1899, 11, 30)

/** A date of Excel as its number of days, from 1954 to 2119. */
function parseSerial(text: string): ParsedDate {
  const seconds = Math.round(Number(text) * 86_400)
  const [day = '', time = ''] = new Date(firstDay + seconds * 1000).toISOString().split('T')
  const hasTime = (seconds * 1000) % dayMs !== 0
  return hasTime ? { day, time: time.slice(0, 5), seconds: seconds % 60, offset: null } : { day }
}

/** Reads a date with or without a time; null for text that is none, and for days that do not exist. */
export function parseDate(text: string, order: DateOrder): ParsedDate | null {
  if (serialPattern.test(text)) return parseSerial(text)
  const parts = partsOf(text.replace(weekday, ''), order)
  if (!parts) return null
  const day = [wholeYear(parts.year), parts.month.padStart(2, '0'), parts.day.padStart(2, '0')].join('-')
  const time = parts.time === undefined ? {} : parseTime(parts.time)
  return time && isDay(day) ? { day, ...time } : null
}

/** Whether a text is a date, in any order. */
export const isDate = (text: string) =>
  parseDate(text, 'MONTH_FIRST') !== null || parseDate(text, 'DAY_FIRST') !== null
