import { Field as BaseField } from '@base-ui/react/field'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

export type PasswordFieldProps = FieldFrame &
  FieldValue<string> & {
    /** The kind of password, for password managers. */
    autoComplete: 'current-password' | 'new-password' | 'off'
    autoFocus?: boolean
    /** Shown while it is empty, such as the last characters of a stored secret. */
    placeholder?: string
    /** What the eye shows, when it is no password. */
    what?: string
  }

/** A password field with an eye that shows the input. */
export function PasswordField({
  value,
  onChange,
  autoComplete,
  autoFocus,
  placeholder,
  what = 'password',
  ...frame
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...frame}>
      <div className="relative">
        <BaseField.Control
          type={shown ? 'text' : 'password'}
          value={value}
          onValueChange={(next) => onChange(next)}
          required={frame.required}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          placeholder={placeholder}
          autoCapitalize="none"
          spellCheck={false}
          className={`${controlStyles} pr-10 pointer-coarse:pr-12`}
        />
        <IconButton
          label={`${shown ? 'Hide' : 'Show'} ${what}`}
          icon={shown ? <EyeOff /> : <Eye />}
          size="sm"
          disabled={frame.disabled}
          onClick={() => setShown(!shown)}
          className="absolute top-1 right-1 pointer-coarse:top-0 pointer-coarse:right-0"
        />
      </div>
    </Field>
  )
}
