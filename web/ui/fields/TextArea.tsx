import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

export type TextAreaProps = FieldFrame &
  FieldValue<string> &
  Pick<ComponentPropsWithRef<'textarea'>, 'rows' | 'maxLength' | 'placeholder' | 'autoFocus'>

/** A text field of several lines, which grows with its text up to a third of the screen. */
export function TextArea({
  value,
  onChange,
  rows = 3,
  maxLength,
  placeholder,
  autoFocus,
  ...frame
}: TextAreaProps) {
  return (
    <Field {...frame}>
      <BaseField.Control
        value={value}
        onValueChange={(next) => onChange(next)}
        required={frame.required}
        className={classNames(
          controlStyles,
          'field-sizing-content h-auto! max-h-[33dvh] min-h-18 resize-y py-2 leading-5',
        )}
        render={<textarea {...{ rows, maxLength, placeholder, autoFocus }} />}
      />
    </Field>
  )
}
