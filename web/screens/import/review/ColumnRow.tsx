import { SelectField, type SelectOption } from '#web/ui/fields/SelectField.tsx'

interface ColumnRowProps {
  header: string
  /** The key of its target. */
  target: string
  options: readonly SelectOption<string>[]
  /** The first values of the column. */
  samples: readonly string[]
  onChange: (target: string) => void
}

/** A column of the file: its name, some of its values, and what it becomes. */
export function ColumnRow({ header, target, options, samples, onChange }: ColumnRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p translate="no" className="font-medium text-ink wrap-anywhere">
          {header}
        </p>
        <p translate="no" className="truncate text-muted text-sm" title={samples.join(' · ')}>
          {samples.length > 0 ? samples.join(' · ') : <span className="text-faint">Empty at first</span>}
        </p>
      </div>
      <SelectField
        label={`${header} becomes`}
        hideLabel
        value={target}
        options={options}
        onChange={onChange}
        className="w-56 max-sm:w-full"
      />
    </li>
  )
}
