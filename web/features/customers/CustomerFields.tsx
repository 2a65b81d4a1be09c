import { CircleDashed } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CustomerFields_business$key } from '#web/__generated__/CustomerFields_business.graphql.ts'
import { CustomFieldInputs } from '#web/features/custom-fields/CustomFieldInputs.tsx'
import type { CustomField } from '#web/features/custom-fields/customForm.ts'
import { TagsField } from '#web/features/tags/TagsField.tsx'
import { useUserOptions } from '#web/features/team/useUserOptions.tsx'
import { PhoneField } from '#web/ui/fields/PhoneField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { labelledFields } from '#web/ui/forms/fieldShapes.ts'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { type CustomerValues, customerFields, nobody } from './customerForm.ts'
import { LikelyDuplicates } from './duplicates/LikelyDuplicates.tsx'
import type { TypedCustomer } from './duplicates/likeness.ts'
import { useLikelyDuplicates } from './duplicates/useLikelyDuplicates.ts'
import { MergeFromForm } from './merge/MergeFromForm.tsx'
import { statusOptions } from './statusOptions.ts'
import { useRenames } from './useRenames.ts'

interface CustomerFieldsProps {
  form: FormState<CustomerValues>
  business: CustomerFields_business$key
  customFields: readonly CustomField[]
  /** Required for new customers; existing ones may have an interest that is not in the list. */
  interestRequired?: boolean
  /** The edited customer, who is not their own duplicate. */
  customerId?: string
  /** Fields that the edited customer lacks, and need not get. */
  lacking?: readonly (keyof CustomerValues)[]
  /** The present owner, who may have left the team. */
  owner?: { readonly id: string; readonly name: string } | null
}

/** The fields of a customer, for adding and editing. */
export function CustomerFields({
  form,
  business,
  customFields,
  interestRequired = false,
  customerId,
  lacking = [],
  owner = null,
}: CustomerFieldsProps) {
  const data = useFragment(
    graphql`
      fragment CustomerFields_business on Business {
        interestOptions {
          label
          ...useRenames_options
        }
        team {
          isActive
          ...useUserOptions_users
        }
        ...TagsField_business
      }
    `,
    business,
  )
  const { interestOptions, team } = data
  const users = useUserOptions(
    team.filter(({ isActive }) => isActive),
    owner,
  )
  const owners = [
    { value: nobody, label: 'Nobody', icon: <CircleDashed aria-hidden className="text-faint" /> },
    ...users,
  ]
  const duplicates = useLikelyDuplicates(form.values, customerId ?? null)
  const [mergedWith, setMergedWith] = useState<string | null>(null)
  const field = labelledFields(form, customerFields)
  /** A field that is checked for duplicates. */
  const telling = (name: keyof TypedCustomer) => {
    const props = field(name)
    return {
      ...props,
      onChange(value: string) {
        props.onChange(value)
        duplicates.ask({ ...form.values, [name]: value })
      },
    }
  }
  const { interest } = form.values
  useRenames(interestOptions, interest, (label) => form.change({ interest: label }))
  const labels = new Set(interestOptions.map(({ label }) => label))
  if (interest !== '') labels.add(interest)

  return (
    <>
      <FieldRow>
        <TextField required {...telling('firstName')} />
        <TextField required={!lacking.includes('lastName')} {...telling('lastName')} />
      </FieldRow>
      <FieldRow>
        <PhoneField required={!lacking.includes('phoneNumber')} {...telling('phoneNumber')} />
        <TextField type="email" autoCapitalize="none" {...telling('email')} />
      </FieldRow>
      <LikelyDuplicates customers={duplicates.shown} onMerge={customerId ? setMergedWith : null} />
      {customerId && mergedWith && (
        <MergeFromForm ids={[customerId, mergedWith]} onClose={() => setMergedWith(null)} />
      )}
      <FieldRow>
        <SelectField
          required={interestRequired}
          options={[...labels].map((label) => ({ value: label, label }))}
          placeholder="Select interest..."
          description={labels.size === 0 && 'None to choose from yet. An admin adds them in Settings.'}
          {...field('interest')}
        />
        <SelectField options={statusOptions} {...field('status')} />
      </FieldRow>
      <FieldRow>
        <TextField {...field('address')} />
        <TextField {...field('city')} />
      </FieldRow>
      {/* Who works alone need not choose. */}
      {(users.length > 1 || owner) && <SelectField options={owners} {...field('ownerId')} />}
      <TagsField business={data} {...field('tags')} />
      <CustomFieldInputs fields={customFields} field={form.field} />
      <TextArea {...field('notes')} />
    </>
  )
}
