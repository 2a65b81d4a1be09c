import { z } from 'zod'
import { optionalText } from '#api/core/input/input.ts'
import type { CustomFieldType } from '#api/generated/enums.ts'
import { choiceLabelled, choiceNow, choicesOf, offered } from '#api/modules/custom-fields/choices.ts'

/** What reading a value needs to know of a field. */
export interface Definition {
  label: string
  type: CustomFieldType
  choices: unknown
}

/** A value as the column `custom` of a customer holds it: the number of a choice, a date as `2026-11-29`. */
export type StoredValue = string | number | boolean

type Reading = { value: StoredValue } | { problem: string }

const longestText = 200
/** Numbers of more digits would be rounded. */
const mostDigits = 15

const numberPattern = /^[-+]?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/

function readNumber({ label }: Definition, text: string): Reading {
  if (!numberPattern.test(text)) return { problem: `${label} must be a number` }
  const isLong = text.replace(/\D/g, '').replace(/^0+/, '').length > mostDigits
  if (isLong) return { problem: `${label} must have at most ${mostDigits} digits` }
  return { value: Number(text.replaceAll(',', '')) + 0 }
}

function readDate({ label }: Definition, text: string): Reading {
  const isDate = z.iso.date().safeParse(text).success && !text.startsWith('0000')
  return isDate ? { value: text } : { problem: `${label} must be a date that exists, such as 2026-11-29` }
}

function readChoice(field: Definition, text: string): Reading {
  const choices = choicesOf(field)
  const choice = choiceLabelled(choices, text)
  if (choice) return { value: choice.id }
  const labels = offered(choices).map(({ label }) => label)
  return { problem: `${field.label} has no choice “${text}”. Choose one of: ${labels.join(', ')}` }
}

const words = new Map([
  ...['yes', 'true', 'y', '1'].map((word) => [word, true] as const),
  ...['no', 'false', 'n', '0'].map((word) => [word, false] as const),
])

function readYesNo({ label }: Definition, text: string): Reading {
  const value = words.get(text.toLowerCase())
  return value === undefined ? { problem: `${label} must be yes or no` } : { value }
}

function readText({ label }: Definition, text: string): Reading {
  const read = optionalText(label, longestText).safeParse(text)
  return read.success ? { value: read.data ?? '' } : { problem: read.error.issues[0]?.message ?? '' }
}

const readers = {
  TEXT: readText,
  NUMBER: readNumber,
  DATE: readDate,
  CHOICE: readChoice,
  YES_NO: readYesNo,
} satisfies Record<CustomFieldType, (field: Definition, text: string) => Reading>

/** Reads the value of a field from text, as forms, programs and files give it; null for an empty one. */
export function readValue(field: Definition, text: string): Reading | null {
  const clean = text.trim()
  if (clean === '') return null
  const read = readers[field.type](field, clean)
  return 'value' in read && read.value === '' ? null : read
}

/** A stored value as text, which `readValue` reads; null for one that the field no longer knows. */
export function valueText(field: Definition, value: unknown): string | null {
  if (field.type === 'YES_NO') return value === true ? 'yes' : value === false ? 'no' : null
  if (field.type === 'CHOICE') return choiceNow(choicesOf(field), Number(value))?.label ?? null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}
