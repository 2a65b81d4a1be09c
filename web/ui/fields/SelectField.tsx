import { Select } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { optionStyles, popupStyles } from '../overlays/popupStyles.ts'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame } from './fieldProps.ts'
import { useFocusAfterChoice } from './useFocusAfterChoice.ts'

export type SelectOption<Value extends string> = { value: Value; label: string; icon?: ReactNode }

export type SelectFieldProps<Value extends string> = FieldFrame & {
  /** Empty while nothing is selected. */
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  /** Shown while nothing is selected. */
  placeholder?: string
}

/** Selects one of a few options. For a long or searchable list use `Combobox`. */
export function SelectField<Value extends string>({
  value,
  onChange,
  options,
  placeholder = 'Select...',
  ...frame
}: SelectFieldProps<Value>) {
  const [trigger, focusAfterChoice] = useFocusAfterChoice()
  return (
    <Field {...frame} labelsButton>
      <Select.Root
        items={options}
        value={value === '' ? null : value}
        onValueChange={(next) => next !== null && onChange(next)}
        required={frame.required}
        modal={false}
        onOpenChange={focusAfterChoice}
      >
        <Select.Trigger
          ref={trigger}
          className={`${controlStyles} flex items-center justify-between gap-2 text-left`}
        >
          <Select.Value placeholder={placeholder} className="truncate data-placeholder:text-faint" />
          <Select.Icon className="text-faint">
            <ChevronsUpDown aria-hidden className="size-4" />
          </Select.Icon>
        </Select.Trigger>
        <Select.Portal role="region" aria-label={frame.label}>
          <Select.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
            <Select.Popup className={`${popupStyles} min-w-(--anchor-width) max-w-(--available-width)`}>
              <Select.List className="max-h-[min(var(--available-height),22rem)] overflow-y-auto p-1">
                {options.map((option) => (
                  <Select.Item key={option.value} value={option.value} className={optionStyles}>
                    {option.icon}
                    <Select.ItemText className="min-w-0 flex-1 truncate">{option.label}</Select.ItemText>
                    <Select.ItemIndicator>
                      <Check aria-hidden className="size-4 text-accent-ink" />
                    </Select.ItemIndicator>
                  </Select.Item>
                ))}
              </Select.List>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    </Field>
  )
}
