import { Field as BaseField } from '@base-ui/react/field'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

/** A time field with the device's own picker. The value is `HH:MM` (24-hour), or empty. */
export type TimeFieldProps = FieldFrame & FieldValue<string> & { min?: string; max?: string }

export function TimeField({ value, onChange, min, max, ...frame }: TimeFieldProps) {
  return (
    <Field {...frame}>
      <BaseField.Control
        type="time"
        value={value}
        onValueChange={(next) => onChange(next)}
        min={min}
        max={max}
        required={frame.required}
        className={`${controlStyles} tabular-nums`}
      />
    </Field>
  )
}
