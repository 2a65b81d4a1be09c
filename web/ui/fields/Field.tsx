import { Field as BaseField } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classNames } from '#web/lib/classNames.ts'
import type { FieldFrame } from './fieldProps.ts'

export type FieldProps = FieldFrame & {
  children: ReactNode
  /** For pickers whose control is a button: the label is then no `<label>` (a press would open them). */
  labelsButton?: boolean
}

/** A label, required mark, description and error around one control, connected to it by ids. */
export function Field({
  label,
  hideLabel = false,
  name,
  required = false,
  disabled = false,
  description,
  error,
  className,
  labelsButton = false,
  children,
}: FieldProps) {
  return (
    <BaseField.Root
      name={name}
      disabled={disabled}
      invalid={error !== undefined}
      className={classNames('flex min-w-0 flex-col gap-1.5', className)}
    >
      <BaseField.Label
        nativeLabel={!labelsButton}
        render={labelsButton ? <div /> : undefined}
        className={hideLabel ? 'sr-only' : 'w-fit font-medium text-ink text-sm'}
      >
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-danger-ink">
            *
          </span>
        )}
      </BaseField.Label>
      {children}
      {description && (
        <BaseField.Description className="text-muted text-sm">{description}</BaseField.Description>
      )}
      {error !== undefined && (
        <BaseField.Error match className="text-danger-ink text-sm">
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  )
}
