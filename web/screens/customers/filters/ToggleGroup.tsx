import { useId } from 'react'
import { filterStyles } from '#web/ui/actions/filterStyles.ts'

interface ToggleGroupProps<Value extends string> {
  label: string
  options: readonly { readonly value: Value; readonly label: string }[]
  chosen: readonly string[]
  onChange: (chosen: Value[]) => void
}

/** Buttons of which any number are pressed. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  chosen,
  onChange,
}: ToggleGroupProps<Value>) {
  const name = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: the border and the legend of a fieldset cannot stand in this grid.
    <div role="group" aria-labelledby={name} className="grid gap-1.5">
      <span id={name} className="font-medium text-ink">
        {label}
      </span>
      <div className="-m-0.5 flex max-h-40 flex-wrap gap-2 overflow-y-auto p-0.5">
        {options.map((option) => {
          const pressed = chosen.includes(option.value)
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={pressed}
              className={filterStyles(pressed)}
              onClick={() =>
                onChange(
                  options
                    .map(({ value }) => value)
                    .filter((value) => (value === option.value ? !pressed : chosen.includes(value))),
                )
              }
            >
              <span className="truncate">{option.label}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
