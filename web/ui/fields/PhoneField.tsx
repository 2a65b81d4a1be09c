import { Field as BaseField } from '@base-ui/react/field'
import type { ChangeEvent } from 'react'
import { editPhone, formatPhone } from '#web/lib/phone.ts'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

/** A phone field. The value contains only digits, at most ten; it is shown as `(555)010-2030`. */
export type PhoneFieldProps = FieldFrame &
  FieldValue<string> & { autoFocus?: boolean; autoComplete?: 'tel' | 'off' }

export function PhoneField({ value, onChange, autoFocus, autoComplete = 'off', ...frame }: PhoneFieldProps) {
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const inputType = (event.nativeEvent as InputEvent).inputType
    const edited = editPhone({
      before: value,
      text: input.value,
      caret: input.selectionStart ?? input.value.length,
      forward: inputType === 'deleteContentForward',
    })
    // Set the value before React does, which would move the caret to the end.
    input.value = formatPhone(edited.digits)
    input.setSelectionRange(edited.caret, edited.caret)
    onChange(edited.digits)
  }

  return (
    <Field {...frame}>
      <BaseField.Control
        type="tel"
        inputMode="tel"
        value={formatPhone(value)}
        onChange={handleChange}
        required={frame.required}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder="(555)010-2030"
        className={`${controlStyles} tabular-nums`}
      />
    </Field>
  )
}
