import type { ReactNode } from 'react'

/** The props of every field besides its value. `form.field('name')` supplies all of them except the texts. */
export type FieldFrame = {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  name?: string
  required?: boolean
  disabled?: boolean
  description?: ReactNode
  /** The error below the field. */
  error?: string
  className?: string
}

/** A controlled value. */
export type FieldValue<Value> = {
  value: Value
  onChange: (value: Value) => void
}
