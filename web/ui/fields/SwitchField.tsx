import { Field as BaseField } from '@base-ui/react/field'
import { Switch } from '@base-ui/react/switch'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

export type SwitchFieldProps = Omit<FieldFrame, 'hideLabel' | 'required'> & FieldValue<boolean>

/** A switch with its label on the left; pressing anywhere in the row toggles it. */
export function SwitchField({
  label,
  value,
  onChange,
  name,
  disabled,
  description,
  error,
  className,
}: SwitchFieldProps) {
  return (
    <BaseField.Root name={name} disabled={disabled} invalid={error !== undefined} className={className}>
      <BaseField.Label className="flex items-center justify-between gap-4 pointer-coarse:min-h-11">
        <span className="min-w-0">
          <span className="block font-medium text-ink">{label}</span>
          {description && (
            <BaseField.Description render={<span />} className="block text-muted text-sm">
              {description}
            </BaseField.Description>
          )}
        </span>
        <Switch.Root
          checked={value}
          onCheckedChange={(next) => onChange(next)}
          className="relative flex h-5 w-9 shrink-0 cursor-pointer rounded-full bg-field p-0.5 transition-colors data-checked:bg-accent data-disabled:cursor-not-allowed data-disabled:opacity-50"
        >
          <Switch.Thumb className="size-4 rounded-full bg-on-accent shadow-control transition-transform duration-150 ease-out data-checked:translate-x-4" />
        </Switch.Root>
      </BaseField.Label>
      {error !== undefined && (
        <BaseField.Error match className="text-danger-ink text-sm">
          {error}
        </BaseField.Error>
      )}
    </BaseField.Root>
  )
}
