import { Field as BaseField } from '@base-ui/react/field'
import type { ComponentPropsWithRef } from 'react'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

export type TextFieldProps = FieldFrame &
  FieldValue<string> &
  Pick<
    ComponentPropsWithRef<'input'>,
    | 'ref'
    | 'autoComplete'
    | 'autoCapitalize'
    | 'autoFocus'
    | 'inputMode'
    | 'maxLength'
    | 'placeholder'
    | 'spellCheck'
    | 'onKeyDown'
  > & { type?: 'text' | 'email' | 'url' | 'tel' }

export function TextField({
  value,
  onChange,
  type = 'text',
  ref,
  autoComplete = 'off',
  autoCapitalize,
  autoFocus,
  inputMode,
  maxLength,
  placeholder,
  spellCheck,
  onKeyDown,
  ...frame
}: TextFieldProps) {
  return (
    <Field {...frame}>
      <BaseField.Control
        ref={ref}
        type={type}
        // The browser would drop the breaks of a stored text, and join its words.
        value={value.replace(/\n+/g, ' ')}
        onValueChange={(next) => onChange(next)}
        required={frame.required}
        className={controlStyles}
        {...{
          autoComplete,
          autoCapitalize,
          autoFocus,
          inputMode,
          maxLength,
          placeholder,
          spellCheck,
          onKeyDown,
        }}
      />
    </Field>
  )
}
