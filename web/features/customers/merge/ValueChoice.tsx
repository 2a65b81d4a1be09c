import { type ReactNode, useId } from 'react'

interface ValueChoiceProps<Value extends string> {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: ReactNode }[]
  onChange: (value: Value) => void
}

/** One of a few values, all of which are seen. */
export function ValueChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ValueChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      <div className="flex flex-col overflow-hidden rounded-lg border border-field sm:flex-row">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-10 min-w-0 flex-1 cursor-pointer items-start gap-2.5 border-line px-3 py-2.5 not-first:border-t hover:bg-hover has-checked:bg-accent-soft sm:not-first:border-t-0 sm:not-first:border-l pointer-coarse:min-h-12"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 text-ink wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
