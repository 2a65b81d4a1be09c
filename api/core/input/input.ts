import { domainToUnicode } from 'node:url'
import { z } from 'zod'
import { AppError, badField, type FieldErrors } from '#api/core/errors/errors.ts'
import { canonical } from '#api/core/text/canonical.ts'
import { readPhone } from '#api/core/text/phone.ts'
import { phoneProblem } from '#api/core/text/phoneProblem.ts'
import { inOneLine, plainBreaks, unprintable, visible } from './characters.ts'

const anyLines = (text: string) => text

const clean = (label: string, layout: typeof inOneLine) =>
  z
    .string({ error: `${label} must be text` })
    .refine(
      (value) => !unprintable.test(plainBreaks(value)),
      `${label} contains characters that are not allowed`,
    )
    .transform((value) => layout(canonical(plainBreaks(value))))

const tooLongFor = (label: string, max: number) =>
  `${label} must be at most ${max.toLocaleString('en-US')} characters`

const atMost = (max: number, tooLong: string) =>
  [(value: string | null) => value === null || value.length <= max, tooLong] as const

/**
 * Required text in its canonical form, in one line. `{label} is required` when it is blank or consists of invisible
 * characters. Give `tooLong` for texts of one format, of which the length says nothing.
 */
export function text(
  label: string,
  max: number,
  required = `${label} is required`,
  tooLong = tooLongFor(label, max),
  layout = inOneLine,
) {
  return z
    .preprocess((value) => value ?? '', clean(label, layout))
    .refine((value) => visible.test(value), required)
    .refine(...atMost(max, tooLong))
    .meta({ maxLength: max })
}

/** Required text that keeps its lines. */
export function longText(label: string, max: number, required?: string) {
  return text(label, max, required, undefined, anyLines)
}

/** Optional text in its canonical form, in one line; null when blank. */
export function optionalText(label: string, max: number, layout = inOneLine) {
  return z
    .preprocess((value) => value ?? '', clean(label, layout))
    .transform((value) => (value === '' ? null : value))
    .refine(...atMost(max, tooLongFor(label, max)))
    .meta({ maxLength: max })
}

/** Optional text that keeps its lines; null when blank. */
export function optionalLongText(label: string, max: number) {
  return optionalText(label, max, anyLines)
}

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/

// One spelling of a domain is stored: letters, not their encoding.
const inLetters = (address: string) =>
  address.replace(/@.*\bxn--.*$/i, (domain) => `@${domainToUnicode(domain.slice(1)) || domain.slice(1)}`)

export function optionalEmail(label: string, invalid = 'Valid email required') {
  return optionalText(label, 254)
    .refine((value) => value === null || emailPattern.test(value), invalid)
    .transform((value) => value && inLetters(value))
}

export function email(label: string, invalid: string) {
  return text(label, 254, invalid)
    .refine((value) => !visible.test(value) || emailPattern.test(value), invalid)
    .transform(inLetters)
}

const inAnyFormat =
  'A North American phone number in any format, with 7 to 10 digits. `+1`, labels and an extension are taken off.'

/** The digits of a phone number, without `+1` and extension. */
const nationalDigits = (label: string) =>
  z.transform((value: string, { addIssue }) => {
    const phone = readPhone(value)
    const message = phoneProblem(label, phone)
    if (message) addIssue({ code: 'custom', message })
    return phone.digits
  })

/** A phone number in any format, reduced to its 7 to 10 digits. */
export function phone(label: string) {
  return text(label, 40).pipe(nationalDigits(label)).meta({ description: inAnyFormat, maxLength: 40 })
}

/** A phone number in any format, or null when blank. */
export function optionalPhone(label: string) {
  return optionalText(label, 40)
    .pipe(nationalDigits(label).nullable())
    .meta({ description: `${inAnyFormat} Null for none.`, maxLength: 40 })
}

/** An instant that the GraphQL scalar has already parsed. */
export const instant = z.date().meta({ type: 'string', format: 'date-time' })

/** The value that a change starts from, so that Undo does not overwrite a later change of another user. */
export const expected = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().meta({
    description:
      'The value that the change starts from. Without it, later changes of other users are overwritten.',
  })

/** When the record was closed, as an Undo of that closing knows it. */
export const expectedClosedAt = instant.nullish().meta({
  description:
    'When the record was closed by the act that is undone. CONFLICT when it has been closed anew since. Without it, any closing is undone.',
})

/** For acts that return the first result when they are repeated. */
export const onlyIfOpen = z
  .boolean({ error: 'Only if open must be true or false' })
  .nullish()
  .meta({ description: 'CONFLICT when the record is closed already, instead of the first result.' })

function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'input'
    fields[name] = [...(fields[name] ?? []), issue.message]
  }
  return fields
}

/** Parses a value; throws BAD_INPUT with the errors of all invalid fields. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = fieldErrors(result.error)
  const [[first, messages] = ['input', ['Invalid input']]] = Object.entries(fields)
  if (Object.keys(fields).length === 1) throw badField(first, messages[0] ?? 'Invalid input')
  const message = [...new Set(Object.values(fields).flat())].join('. ')
  throw new AppError('BAD_INPUT', { message, fields })
}
