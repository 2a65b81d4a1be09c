import { AppError, type FieldErrors } from '#api/core/errors/errors.ts'
import type { Route } from './compile.ts'

const queryNames: Record<string, string> = { first: 'limit', after: 'cursor' }

/**
 * A failure with REST's names: `after` becomes `cursor`, fields get the row's names, and newer values the row's
 * shape.
 */
export function inRestWords(failure: AppError, { conflict = {}, names = {} }: Route): AppError {
  const nameOf = (field: string) =>
    queryNames[field] ?? field.replace(/^\w+(?=\.)/, (part) => names[part] ?? part)
  const { code, message, fields, data, reason, retryAfter, cause } = failure
  if (!fields && !data) return failure
  const reshaped = Object.entries(data ?? {}).map(([name, value]) => [name, conflict[name]?.(value) ?? value])
  const renamed: FieldErrors = Object.fromEntries(
    Object.entries(fields ?? {}).map(([field, words]) => [nameOf(field), words]),
  )
  return new AppError(code, {
    message,
    ...(fields && { fields: renamed }),
    ...(data && { data: Object.fromEntries(reshaped) }),
    reason,
    ...(retryAfter !== undefined && { retryAfter }),
    cause,
  })
}
