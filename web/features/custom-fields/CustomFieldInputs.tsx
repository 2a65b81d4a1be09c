import { DateField } from '#web/ui/fields/PickerField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { FieldBinding } from '#web/ui/forms/useForm.ts'
import type { CustomField } from './customForm.ts'

interface CustomFieldInputsProps {
  fields: readonly CustomField[]
  field: (name: CustomField['name']) => FieldBinding<string>
}

/** The choice of nothing, which a list cannot have as an empty value. */
const nothing = ' '

const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

function inputOf({ label, type, choices }: CustomField, field: FieldBinding<string>) {
  if (type === 'DATE') return <DateField label={label} {...field} />
  if (type === 'TEXT') return <TextField label={label} {...field} />
  if (type === 'NUMBER') return <TextField label={label} inputMode="decimal" {...field} />
  const named = choices.includes(field.value) || field.value === '' ? choices : [...choices, field.value]
  const options = type === 'YES_NO' ? yesOrNo : named.map((value) => ({ value, label: value }))
  return (
    <SelectField
      label={label}
      {...field}
      options={[{ value: nothing, label: 'Not set' }, ...options]}
      placeholder="Not set"
      onChange={(value) => field.onChange(value === nothing ? '' : value)}
    />
  )
}

/** The custom fields of a form, in the order of the business. */
export function CustomFieldInputs({ fields, field }: CustomFieldInputsProps) {
  return fields.map((one) => <div key={one.name}>{inputOf(one, field(one.name))}</div>)
}
