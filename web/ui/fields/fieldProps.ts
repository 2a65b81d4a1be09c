import type { ReactNode } from 'react'

/** What every field takes besides its value. `form.field('name')` gives all of it but the words. */
export type FieldFrame = {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  name?: string
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  /** The message shown under the field and tied to it. */
  error?: string
  className?: string
}

/** A controlled value. */
export type FieldValue<Value> = {
  value: Value
  onChange: (value: Value) => void
}
