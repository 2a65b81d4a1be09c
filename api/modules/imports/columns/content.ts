import { readPhone } from '#api/core/text/phone.ts'
import { phoneProblem } from '#api/core/text/phoneProblem.ts'
import { isDate } from '#api/modules/imports/values/dates/parseDate.ts'
import type { Target } from './targets.ts'

/** The share of a column's values that must be of one kind. */
const enough = 0.8

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

// Seven to ten digits are a phone number where someone says so. Elsewhere they can be an amount, a date or an id.
const looksLikePhone = (digits: string, value: string) =>
  digits.length === 10 ? /^[2-9]..[2-9]/.test(digits) : /^\d{3}[ .-]\d{4}$/.test(value)

function isPhone(value: string): boolean {
  if (!/\d{3}/.test(value) || value.includes('@')) return false
  const phone = readPhone(value)
  return phoneProblem('', phone) === null && looksLikePhone(phone.digits, value)
}

// A bare number can be anything, so no serial number of a day.
const isWrittenDate = (value: string) => !/^\d+(?:\.\d+)?$/.test(value) && isDate(value)

const tests: readonly (readonly [Target, (value: string) => boolean])[] = [
  ['EMAIL', isEmail],
  ['CREATED', isWrittenDate],
  ['PHONE', isPhone],
]

const share = (values: readonly string[], test: (value: string) => boolean) =>
  values.filter(test).length / values.length

/** What the values of a column tell: addresses, dates or phone numbers; null for anything else. */
export function contentTarget(values: readonly string[]): Target | null {
  if (values.length === 0) return null
  return tests.find(([, test]) => share(values, test) >= enough)?.[0] ?? null
}

/** Whether the values of a column can be the dates that its name promises. */
export const canBeDates = (values: readonly string[]) => values.length === 0 || share(values, isDate) >= 0.5
