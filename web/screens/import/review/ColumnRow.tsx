import type { ImportTarget } from '#web/__generated__/useMapImportMutation.graphql.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { targetOptions } from './targets.ts'

interface ColumnRowProps {
  header: string
  target: ImportTarget
  /** The first values of the column. */
  samples: readonly string[]
  onChange: (target: ImportTarget) => void
}

/** A column of the file: its name, some of its values, and what it becomes. */
export function ColumnRow({ header, target, samples, onChange }: ColumnRowProps) {
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
        options={targetOptions}
        onChange={onChange}
        className="w-56 max-sm:w-full"
      />
    </li>
  )
}
