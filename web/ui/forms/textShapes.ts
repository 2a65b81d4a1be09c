import * as z from 'zod/mini'
import { formatNumber } from '#web/lib/formatNumber.ts'

/** A maximum length, with the API's message. */
export const bounded = (label: string, most: number) =>
  z.maxLength(most, `${label} must be at most ${formatNumber(most)} characters`)

/** Required text, trimmed; `{label} is required` when blank. */
export const required = (label: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, `${label} is required`), bounded(label, most))

/** Optional text, trimmed; null when blank. */
export const optional = (label: string, most: number) =>
  z.pipe(
    z.string().check(z.trim(), bounded(label, most)),
    z.transform((text) => (text === '' ? null : text)),
  )

/** Empty text for each field of a schema, as a new form begins. */
export function blank<Name extends string>(schema: { shape: Record<Name, unknown> }): Record<Name, string> {
  const names = Object.keys(schema.shape) as Name[]
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
}
