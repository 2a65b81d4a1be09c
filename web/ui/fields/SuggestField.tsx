import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { optionStyles, popupStyles } from '../overlays/popupStyles.ts'
import { controlStyles } from './controlStyles.ts'
import { Field } from './Field.tsx'
import type { FieldFrame, FieldValue } from './fieldProps.ts'

export type SuggestFieldProps = FieldFrame &
  FieldValue<string> & {
    /** The suggestions; those that contain the typed text are shown. */
    suggestions: readonly string[]
    /** Called when the pointer or focus is on the field, to load the suggestions. */
    onNear?: () => void
    placeholder?: string
  }

/** A text field with suggestions below it. */
export function SuggestField({
  value,
  onChange,
  suggestions,
  onNear,
  placeholder,
  ...frame
}: SuggestFieldProps) {
  return (
    <Field {...frame}>
      <Base.Root items={suggestions} value={value} onValueChange={(next) => onChange(next)} openOnInputClick>
        <Base.Input
          placeholder={placeholder}
          required={frame.required}
          onPointerEnter={onNear}
          onFocus={onNear}
          className={controlStyles}
        />
        <Base.Portal>
          <Base.Positioner sideOffset={4} align="start" className="z-50 outline-none">
            <Base.Popup
              className={`${popupStyles} max-h-[min(var(--available-height),16rem)] w-(--anchor-width) overflow-y-auto overscroll-contain p-1 data-empty:hidden`}
            >
              <Base.List aria-label={frame.label}>
                {(item: string) => (
                  <Base.Item key={item} value={item} className={optionStyles}>
                    <span className="truncate">{item}</span>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  )
}
