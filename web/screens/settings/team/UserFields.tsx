import { type Role, roleWords } from '#web/features/team/roleWords.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import type { UserValues } from './userForm.ts'

const roles = (Object.keys(roleWords) as Role[]).map((value) => ({ value, label: roleWords[value] }))

interface UserFieldsProps<Values extends UserValues> {
  form: FormState<Values>
  /** Why email and role can't be changed; omitted when they can. */
  fixed?: string
  roleHint?: string
  /** The role can't be changed. */
  roleFixed?: boolean
  focusFirst?: boolean
}

/** The fields of a user: name, email and role. */
export function UserFields<Values extends UserValues>({
  form,
  fixed,
  roleHint,
  roleFixed = false,
  focusFirst,
}: UserFieldsProps<Values>) {
  const fields = form as unknown as FormState<UserValues>
  const disabled = fixed !== undefined
  return (
    <>
      <FieldRow>
        <TextField label="First name" required autoFocus={focusFirst} {...fields.field('firstName')} />
        <TextField label="Last name" required {...fields.field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Email"
          type="email"
          required
          disabled={disabled}
          description={fixed}
          {...fields.field('email')}
        />
        <SelectField
          label="Role"
          required
          disabled={disabled || roleFixed}
          options={roles}
          description={roleHint}
          {...fields.field('role')}
        />
      </FieldRow>
    </>
  )
}
