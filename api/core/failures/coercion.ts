import type { GraphQLError } from 'graphql'
import { AppError } from '#api/core/errors/errors.ts'

const about =
  /^(?:Variable "\$|Argument ")(\w+)" (?=got invalid value|has invalid value|of required type|of non-null type)/
const within = / at "([\w.[\]]+)"$/
const missingPattern = /^(?:Field "(\w+)" )?of required type .* was not provided\.?$/s
const unknown = /^Field "(\w+)" is not defined by type /

/** A field name as a label: `scheduledDate` becomes `Scheduled date`, `assigneeId` becomes `Assignee`. */
function label(field: string): string {
  const words = field.replace(/(?<=.)Id$/, '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}

const shapes: [RegExp, string][] = [
  [/^String cannot/, 'must be text'],
  [/^Int cannot/, 'must be a whole number'],
  [/^Float cannot/, 'must be a number'],
  [/^Boolean cannot/, 'must be true or false'],
  [/^ID cannot/, 'must be an id'],
  [/ enum\b|^Enum /, 'is not one of the choices'],
  [/to be an object\.$/, 'must be an object'],
  [/non-null/, 'is required'],
]

function complaint(reason: string, cause: unknown): string {
  if (cause instanceof AppError) return lower(cause.message)
  return shapes.find(([pattern]) => pattern.test(reason))?.[1] ?? 'is not valid'
}

function appErrorBehind(error: unknown): unknown {
  let cause = error
  while (cause instanceof Error && 'originalError' in cause && cause.originalError)
    cause = cause.originalError
  return cause
}

/** The field that a variable or argument error is about, and the problem in words; null for other errors. */
function readCoercionError({ message, originalError }: GraphQLError): [field: string, words: string] | null {
  const root = about.exec(message)?.[1]
  if (root === undefined) return null
  const inner = originalError?.message
  const reason = inner ?? message.replace(about, '')
  const place = inner ? within.exec(message.slice(0, -`; ${inner}`.length))?.[1] : undefined
  const absent = missingPattern.exec(reason)
  if (absent) return [absent[1] ?? root, 'is required']
  const stranger = unknown.exec(reason)?.[1]
  if (stranger !== undefined) return [stranger, 'is not a known field']
  const field =
    place
      ?.replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? root
  return [field, complaint(reason, appErrorBehind(originalError))]
}

/**
 * Converts graphql-js's errors about variables and arguments into BAD_INPUT with a plain message per field, because
 * the original messages contain type names and values, including passwords. Returns null when any of the errors is of
 * another kind.
 */
export function coercionFailure(errors: readonly GraphQLError[]): AppError | null {
  // A Map, because clients choose some of the field names and may choose `constructor`.
  const fields = new Map<string, string[]>()
  for (const error of errors) {
    const read = readCoercionError(error)
    if (!read) return null
    const [field, words] = read
    fields.set(field, [...(fields.get(field) ?? []), `${label(field)} ${words}`])
  }
  if (fields.size === 0) return null
  const message = [...fields.values()].flat().join('. ')
  return new AppError('BAD_INPUT', { message, fields: Object.fromEntries(fields) })
}
