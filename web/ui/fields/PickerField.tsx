import { Field as BaseField } from '@base-ui/react/field'
import type { Ref } from 'react'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

type PickerFieldProps = FieldFrame &
  FieldValue<string> & { min?: string; max?: string; ref?: Ref<HTMLInputElement> }

/** A date field with the device's own picker. The value is `YYYY-MM-DD`, or empty. */
export const DateField = (props: PickerFieldProps) => <PickerField type="date" {...props} />

/** A time field with the device's own picker. The value is `HH:MM` (24-hour), or empty. */
export const TimeField = (props: PickerFieldProps) => <PickerField type="time" {...props} />

function PickerField({
  type,
  value,
  onChange,
  min,
  max,
  ref,
  ...frame
}: PickerFieldProps & { type: 'date' | 'time' }) {
  return (
    <Field {...frame}>
      <BaseField.Control
        ref={ref}
        type={type}
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
