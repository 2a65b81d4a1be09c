import { addDays, localDay, localTime } from '#api/core/time/localTime.ts'
import type { NumberClass } from './numberFormats.ts'

const secondsOfDay = 86_400
// The last day of the year 9999.
const maxSerial = 2_958_465
const daysTo1904 = 1_462

/** A number without the errors of binary fractions: 0.30000000000000004 is 0.3. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(15)))
}

/** The day of a serial number. Excel counts a 29th of February of 1900, so that earlier days are one less. */
function dayOf(serial: number): string {
  return addDays(serial < 60 ? '1899-12-31' : '1899-12-30', serial)
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The text of a date, `2024-03-12`, `2024-03-12 09:14` or `09:14`; null for a number that is none. */
function dateText(serial: number, kind: NumberClass): string | null {
  const seconds = Math.round(serial * secondsOfDay)
  const day = Math.floor(seconds / secondsOfDay)
  const time = clock(seconds - day * secondsOfDay)
  if (day < 0 || day > maxSerial) return null
  if (kind === 'TIME') return time
  if (day === 0) return null
  return kind === 'DATE' ? dayOf(day) : `${dayOf(day)} ${time}`
}

/** The text of a number that a cell stores. */
export function numberText(stored: string, kind: NumberClass, from1904: boolean): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  // An integer keeps its digits, also beyond those that JavaScript holds.
  const plain = /^-?\d+$/.test(stored) ? stored : rounded(value)
  if (kind === 'PLAIN') return plain
  if (kind === 'PERCENT') return `${rounded(value * 100)}%`
  if (typeof kind === 'number') return /^\d+$/.test(plain) ? plain.padStart(kind, '0') : plain
  const offset = from1904 && kind !== 'TIME' ? daysTo1904 : 0
  return dateText(value + offset, kind) ?? plain
}

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::[\d.]+)?(Z|[+-]\d{2}:\d{2})?)?$/

/** The text of a date that a cell stores as a text, `2024-03-12T09:14:00Z`, at the local time of the business. */
export function isoDateText(stored: string, kind: NumberClass, timeZone: string): string {
  const [, day, time, offset] = isoDate.exec(stored) ?? []
  if (day === undefined) return stored
  if (time === undefined || kind === 'DATE') return day
  if (offset === undefined) return `${day} ${time}`
  const instant = new Date(stored)
  if (Number.isNaN(instant.getTime())) return stored
  return `${localDay(instant, timeZone)} ${localTime(instant, timeZone)}`
}
