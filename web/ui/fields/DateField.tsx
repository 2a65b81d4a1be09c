import { Field as BaseField } from '@base-ui/react/field'
import type { Ref } from 'react'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

/** A date field with the device's own picker. The value is `YYYY-MM-DD`, or empty. */
export type DateFieldProps = FieldFrame &
  FieldValue<string> & { min?: string; max?: string; ref?: Ref<HTMLInputElement> }

export function DateField({ value, onChange, min, max, ref, ...frame }: DateFieldProps) {
  return (
    <Field {...frame}>
      <BaseField.Control
        ref={ref}
        type="date"
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
