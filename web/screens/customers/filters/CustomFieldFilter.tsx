import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomFieldFilter as Filter } from '#web/__generated__/CustomersScreenQuery.graphql.ts'
import type { CustomFieldFilter_field$key } from '#web/__generated__/CustomFieldFilter_field.graphql.ts'
import { DateField } from '#web/ui/fields/PickerField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { isNumber } from './bounds.ts'
import { FilterRow } from './FilterRow.tsx'
import { ToggleGroup } from './ToggleGroup.tsx'

type Condition = Omit<Filter, 'fieldId'>

interface CustomFieldFilterProps {
  field: CustomFieldFilter_field$key
  filter: Filter | undefined
  /** Undefined for any value. */
  onChange: (condition: Condition | undefined) => void
}

const labels = {
  any: 'Any',
  contains: 'Contains',
  is: 'Is',
  choices: 'Is one of',
  between: 'Between',
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  filled: 'Not empty',
}

type Kind = keyof typeof labels

const kindsOf: Record<string, readonly Kind[]> = {
  TEXT: ['any', 'contains', 'is', 'empty', 'filled'],
  NUMBER: ['any', 'between', 'empty', 'filled'],
  DATE: ['any', 'between', 'empty', 'filled'],
  CHOICE: ['any', 'choices', 'empty', 'filled'],
  YES_NO: ['any', 'yes', 'no', 'empty', 'filled'],
}

/** The conditions that need no value. */
const whole: { readonly [Name in Kind]?: Condition } = {
  yes: { isYes: true },
  no: { isYes: false },
  empty: { isEmpty: true },
  filled: { isEmpty: false },
}

function kindOf(filter: Filter | undefined): Kind {
  if (filter?.choices) return 'choices'
  if (filter?.isYes != null) return filter.isYes ? 'yes' : 'no'
  if (filter?.isEmpty != null) return filter.isEmpty ? 'empty' : 'filled'
  if (filter?.from || filter?.to) return 'between'
  if (filter?.is) return 'is'
  return filter?.contains ? 'contains' : 'any'
}

/** What customers must have in one custom field. */
export function CustomFieldFilter({ field, filter, onChange }: CustomFieldFilterProps) {
  const { label, type, choices } = useFragment(
    graphql`
      fragment CustomFieldFilter_field on CustomField {
        label
        type
        choices {
          number
          label
        }
      }
    `,
    field,
  )
  const [kind, setKind] = useState(() => kindOf(filter))
  const [text, setText] = useState(filter?.is ?? filter?.contains ?? '')
  const enter = (words: string, as: Kind) => {
    setText(words)
    const value = words.trim()
    onChange(value ? { [as]: value } : undefined)
  }
  const isText = kind === 'contains' || kind === 'is'
  return (
    <>
      <FilterRow>
        <SelectField
          label={label}
          options={(kindsOf[type] ?? []).map((value) => ({ value, label: labels[value] }))}
          value={kind}
          onChange={(next) => {
            setKind(next)
            if (next === 'contains' || next === 'is') enter(text, next)
            else onChange(whole[next])
          }}
        />
        {isText && (
          <TextField
            label={`${label}: ${labels[kind].toLowerCase()}`}
            value={text}
            maxLength={200}
            onChange={(words) => enter(words, kind)}
          />
        )}
      </FilterRow>
      {kind === 'choices' && (
        <ToggleGroup
          label={`${label}: ${labels.choices.toLowerCase()}`}
          options={choices.map((choice) => ({ value: String(choice.number), label: choice.label }))}
          chosen={(filter?.choices ?? []).map(String)}
          onChange={(chosen) => onChange(chosen.length > 0 ? { choices: chosen.map(Number) } : undefined)}
        />
      )}
      {kind === 'between' && (
        <FilterRow>
          <Bound
            label={`${label} from`}
            type={type}
            value={filter?.from}
            onChange={(from) => onChange(bounded(from, filter?.to))}
          />
          <Bound
            label={`${label} to`}
            type={type}
            value={filter?.to}
            onChange={(to) => onChange(bounded(filter?.from, to))}
          />
        </FilterRow>
      )}
    </>
  )
}

type Limit = string | null | undefined

function bounded(from: Limit, to: Limit): Condition | undefined {
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined
}

interface BoundProps {
  label: string
  type: string
  value: Limit
  onChange: (value: Limit) => void
}

/** The least or the greatest number or day. */
function Bound({ label, type, value, onChange }: BoundProps) {
  const [text, setText] = useState(value ?? '')
  if (type === 'DATE') return <DateField label={label} value={value ?? ''} onChange={onChange} />
  const isWrong = text !== '' && !isNumber(text)
  return (
    <TextField
      label={label}
      inputMode="decimal"
      value={text}
      maxLength={31}
      error={isWrong ? 'A number such as 42.5' : undefined}
      onChange={(entered) => {
        const number = entered.trim().replaceAll(',', '')
        setText(number)
        if (number === '' || isNumber(number)) onChange(number || undefined)
      }}
    />
  )
}
