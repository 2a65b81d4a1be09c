import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FilterPanel_business$key } from '#web/__generated__/FilterPanel_business.graphql.ts'
import { statusOptions } from '#web/features/customers/statusOptions.ts'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { DateField } from '#web/ui/fields/PickerField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SwitchField } from '#web/ui/fields/SwitchField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { CustomFieldFilters } from './CustomFieldFilters.tsx'
import type { CustomerFilter, FilterChange } from './customerFilter.ts'
import { FilterRow } from './FilterRow.tsx'
import { LastContactFilter } from './LastContactFilter.tsx'
import { ToggleGroup } from './ToggleGroup.tsx'

interface FilterPanelProps {
  business: FilterPanel_business$key
  filter: CustomerFilter
  onChange: (change: FilterChange) => void
}

const orUndefined = (text: string) => text || undefined
const list = <Item,>(items: readonly Item[]) => (items.length > 0 ? items : undefined)

const nextSteps = [
  { value: 'any', label: 'Any' },
  { value: 'NONE', label: 'None' },
  { value: 'OVERDUE', label: 'Overdue' },
  { value: 'before', label: 'Before a day' },
] as const

/** Every part of the filter; each change shows at once in the list behind. */
export function FilterPanel({ business, filter, onChange }: FilterPanelProps) {
  const data = useFragment(
    graphql`
      fragment FilterPanel_business on Business {
        interestOptions {
          id
          label
        }
        tagOptions {
          id
          label
        }
        team {
          ...useUserOptions_users
        }
        ...CustomFieldFilters_business
      }
    `,
    business,
  )
  const { interestOptions, tagOptions } = data
  const users = useUserOptions(data.team)
  const [city, setCity] = useState(filter.city ?? '')
  const [isBefore, setBefore] = useState(filter.nextStepBefore !== undefined)
  const owner = filter.ownerId ?? filter.owner ?? 'anyone'
  const nextStep = filter.nextStep ?? (isBefore ? 'before' : 'any')
  const labels = interestOptions.filter(({ label }) => filter.interests?.includes(label)).map(({ id }) => id)
  return (
    <div className="grid gap-4 p-4">
      <ToggleGroup
        label="Status"
        options={statusOptions}
        chosen={filter.statuses ?? []}
        onChange={(statuses) => onChange({ statuses: list(statuses) })}
      />
      {interestOptions.length > 0 && (
        <ToggleGroup
          label="Interest"
          options={interestOptions.map(({ id, label }) => ({ value: id, label }))}
          chosen={[...(filter.interestIds ?? []), ...labels]}
          onChange={(ids) => onChange({ interestIds: list(ids), interests: undefined })}
        />
      )}
      {tagOptions.length > 0 && (
        <ToggleGroup
          label="Tags"
          options={tagOptions.map(({ id, label }) => ({ value: id, label }))}
          chosen={filter.tagIds ?? []}
          onChange={(ids) =>
            onChange({ tagIds: list(ids), everyTag: ids.length > 1 ? filter.everyTag : undefined })
          }
        />
      )}
      {(filter.tagIds?.length ?? 0) > 1 && (
        <SwitchField
          label="All of these tags"
          value={filter.everyTag === true}
          onChange={(every) => onChange({ everyTag: every || undefined })}
        />
      )}
      <FilterRow>
        <SelectField
          label="Next step"
          options={nextSteps}
          value={nextStep as (typeof nextSteps)[number]['value']}
          onChange={(next) => {
            setBefore(next === 'before')
            onChange({
              nextStep: next === 'NONE' || next === 'OVERDUE' ? next : undefined,
              nextStepBefore: undefined,
            })
          }}
        />
        {nextStep === 'before' && (
          <DateField
            label="Before"
            value={filter.nextStepBefore ?? ''}
            onChange={(day) => onChange({ nextStepBefore: orUndefined(day) })}
          />
        )}
      </FilterRow>
      <LastContactFilter filter={filter} onChange={onChange} />
      <SelectField
        label="Owner"
        options={[
          { value: 'anyone', label: 'Anyone' },
          { value: 'MINE', label: 'Me' },
          { value: 'NOBODY', label: 'Nobody' },
          ...users,
        ]}
        value={owner}
        onChange={(next) =>
          onChange({
            owner: next === 'MINE' || next === 'NOBODY' ? next : undefined,
            ownerId: users.some(({ value }) => value === next) ? next : undefined,
          })
        }
      />
      <TextField
        label="City"
        value={city}
        maxLength={80}
        onChange={(text) => {
          setCity(text)
          onChange({ city: orUndefined(text.trim()) })
        }}
      />
      <FilterRow>
        <DateField
          label="Added from"
          value={filter.createdFrom ?? ''}
          onChange={(day) => onChange({ createdFrom: orUndefined(day) })}
        />
        <DateField
          label="Added until"
          value={filter.createdTo ?? ''}
          onChange={(day) => onChange({ createdTo: orUndefined(day) })}
        />
      </FilterRow>
      <CustomFieldFilters
        business={data}
        filters={filter.customFields ?? []}
        onChange={(fields) => onChange({ customFields: list(fields) })}
      />
    </div>
  )
}
