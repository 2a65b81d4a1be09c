import { useState } from 'react'
import { DateField } from '#web/ui/fields/PickerField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { CustomerFilter, FilterChange } from './customerFilter.ts'
import { FilterRow } from './FilterRow.tsx'

interface LastContactFilterProps {
  filter: CustomerFilter
  onChange: (change: FilterChange) => void
}

const kinds = [
  { value: 'any', label: 'Any' },
  { value: 'never', label: 'Never' },
  { value: 'ago', label: 'Some days ago' },
  { value: 'between', label: 'Between days' },
] as const

type Kind = (typeof kinds)[number]['value']

const nothing = {
  neverContacted: undefined,
  lastContactDaysAgo: undefined,
  lastContactFrom: undefined,
  lastContactTo: undefined,
}

function kindOf(filter: CustomerFilter): Kind {
  if (filter.neverContacted) return 'never'
  if (filter.lastContactDaysAgo) return 'ago'
  return filter.lastContactFrom || filter.lastContactTo ? 'between' : 'any'
}

/** When the customers were contacted last. */
export function LastContactFilter({ filter, onChange }: LastContactFilterProps) {
  const [kind, setKind] = useState(() => kindOf(filter))
  const [days, setDays] = useState(String(filter.lastContactDaysAgo ?? 30))
  const daysAgo = /^[1-9]\d{0,3}$/.test(days) && Number(days) <= 3650 ? Number(days) : undefined
  return (
    <>
      <FilterRow>
        <SelectField
          label="Last contact"
          options={kinds}
          value={kind}
          onChange={(next) => {
            setKind(next)
            onChange({
              ...nothing,
              neverContacted: next === 'never' || undefined,
              lastContactDaysAgo: next === 'ago' ? daysAgo : undefined,
            })
          }}
        />
        {kind === 'ago' && (
          <TextField
            label="More days ago than"
            inputMode="numeric"
            value={days}
            maxLength={4}
            error={daysAgo ? undefined : 'A number from 1 to 3,650'}
            onChange={(text) => {
              setDays(text)
              const number = Number(text)
              const isNumber = /^[1-9]\d{0,3}$/.test(text) && number <= 3650
              if (isNumber) onChange({ ...nothing, lastContactDaysAgo: number })
            }}
          />
        )}
      </FilterRow>
      {kind === 'between' && (
        <FilterRow>
          <DateField
            label="Contacted from"
            value={filter.lastContactFrom ?? ''}
            onChange={(day) =>
              onChange({ ...nothing, lastContactFrom: day || undefined, lastContactTo: filter.lastContactTo })
            }
          />
          <DateField
            label="Contacted until"
            value={filter.lastContactTo ?? ''}
            onChange={(day) =>
              onChange({
                ...nothing,
                lastContactFrom: filter.lastContactFrom,
                lastContactTo: day || undefined,
              })
            }
          />
        </FilterRow>
      )}
    </>
  )
}
