import { Field as BaseField } from '@base-ui/react/field'
import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
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

/** Milliseconds without a key, after which a password is taken for a whole one. */
const pause = 500

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  /** What the person and the business are called, as far as it is known: names, the username and the email address. */
  names?: readonly (string | null | undefined)[]
}

/** A field for a new password. It warns of those that others guess, and refuses none of them. */
export function NewPasswordField({
  names = [],
  className,
  description = 'At least 6 characters.',
  ...field
}: NewPasswordFieldProps) {
  const { value } = field
  const [rated, setRated] = useState({ value: '', warning: null as string | null })

  const rate = useEffectEvent(async () => {
    // Without a connection there is no warning.
    const rating = await import('./passwordWarning.ts').catch(() => null)
    const known = names.filter((name) => name != null)
    setRated({ value, warning: rating?.passwordWarning(value, known) ?? null })
  })
  useEffect(() => {
    if (value === '') return
    const timer = setTimeout(() => void rate(), pause)
    return () => clearTimeout(timer)
  }, [value])

  return (
    <div className={className}>
      <PasswordField {...field} description={description} autoComplete="new-password" />
      {/* Outside the description of the field, with which screen readers would say it again at each focus. */}
      <div role="status">
        {rated.value === value && rated.warning && (
          <p className="mt-1.5 text-pretty text-sm text-yellow-ink">{rated.warning}</p>
        )}
      </div>
    </div>
  )
}
