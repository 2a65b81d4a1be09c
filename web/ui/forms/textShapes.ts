import * as z from 'zod/mini'

/** At most so many characters, in the words of the API. */
export const bounded = (label: string, most: number) =>
  z.maxLength(most, `${label} must be at most ${most.toLocaleString('en-US')} characters`)

/** Text that must be there: trimmed, `{label} is required` when blank. */
export const required = (label: string, most: number) =>
  z.string().check(z.trim(), z.minLength(1, `${label} is required`), bounded(label, most))

/** Text that may be missing: trimmed, null when blank. */
export const optional = (label: string, most: number) =>
  z.pipe(
    z.string().check(z.trim(), bounded(label, most)),
    z.transform((text) => (text === '' ? null : text)),
  )
