import * as z from 'zod/mini'
import { formatCalendarDay, formatClock } from '#web/lib/dates.ts'
import { formatNumber } from '#web/lib/formatNumber.ts'
import type { FormState } from './useForm.ts'
import type { FieldLabels } from './useNewerValues.tsx'

type Table<Name extends string> = { readonly shape: Readonly<Record<Name, unknown>> }

/** The schema of a field with its label, and with how its value is shown where that is not the value itself. */
export function labelled<Schema extends z.ZodMiniType>(
  label: string,
  schema: Schema,
  shown?: (value: z.input<Schema>) => string,
) {
  return Object.assign(schema.clone(), { label, shown })
}

/** A maximum length, with the API's message. */
export const bounded = (label: string, most: number) =>
  z.maxLength(most, `${label} must be at most ${formatNumber(most)} characters`)

export const nullWhenBlank = z.transform((text: string) => (text === '' ? null : text))

/** `First Name` in a message: *First name is required*. */
export const inSentence = (label: string) => label.slice(0, 1) + label.slice(1).toLowerCase()

/** Required text, trimmed; `{label} is required` when blank. */
export function required(label: string, most: number) {
  const name = inSentence(label)
  return labelled(
    label,
    z.string().check(z.trim(), z.minLength(1, `${name} is required`), bounded(name, most)),
  )
}

/** Text, trimmed; the form says itself when it is missing. */
export const trimmed = (label: string, most: number) =>
  labelled(label, z.string().check(z.trim(), bounded(inSentence(label), most)))

/** Optional text, trimmed; null when blank. */
export const optional = (label: string, most: number) =>
  labelled(label, z.pipe(z.string().check(z.trim(), bounded(inSentence(label), most)), nullWhenBlank))

const emailShape = z.regex(/^$|^\S+@\S+\.\S+$/, 'Valid email required')

/** An optional email address, trimmed; null when blank. */
export const optionalEmail = (most: number) =>
  labelled('Email', z.pipe(z.string().check(z.trim(), bounded('Email', most), emailShape), nullWhenBlank))

/** The label of a day, `YYYY-MM-DD`, as one of the labels of a form. */
export const dayLabel = { label: 'Date', shown: (day: string) => day && formatCalendarDay(day) }

/** The label of a time of day, `HH:MM`. */
export const timeLabel = { label: 'Time', shown: (time: string) => time && formatClock(time) }

/** Empty text for each field of a schema, as a new form begins. */
export function blank<Name extends string>({ shape }: Table<Name>): Record<Name, string> {
  const names = Object.keys(shape) as Name[]
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
}

type Filled<Value> = NonNullable<Value> | (null extends Value ? '' : never)

/**
 * The values of a record for the fields of a schema, with empty text for null. A field of the record that the schema
 * does not have is a type error, because nothing would show it.
 */
export function valuesOf<Name extends string, Row extends Readonly<Record<Name, unknown>>>(
  { shape }: Table<Name>,
  row: Row & { readonly [Other in Exclude<keyof Row, Name | ' $fragmentType' | ' $fragmentSpreads'>]: never },
) {
  const names = Object.keys(shape) as Name[]
  const values = Object.fromEntries(names.map((name) => [name, row[name] ?? '']))
  return values as unknown as { [Field in Name]: Filled<Row[Field]> }
}

/** The props of fields with their labels: `<TextField {...field('city')} />`. */
export function labelledFields<V extends Record<string, unknown>>(
  form: FormState<V>,
  labels: FieldLabels<V>,
) {
  return <Name extends keyof V & string>(name: Name) => ({ label: labels[name].label, ...form.field(name) })
}
