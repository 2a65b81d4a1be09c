import { type Role, roleWords } from '#web/features/team/roleWords.ts'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import type { MemberValues } from './memberForm.ts'

const roles = (Object.keys(roleWords) as Role[]).map((value) => ({ value, label: roleWords[value] }))

interface MemberFieldsProps<Values extends MemberValues> {
  form: FormState<Values>
  /** Why e-mail and role can't be changed; omitted when they can. */
  fixed?: string
  roleHint?: string
  /** The role can't be changed. */
  roleFixed?: boolean
  focusFirst?: boolean
}

/** Who somebody is, how to reach them, and what they may do. */
export function MemberFields<Values extends MemberValues>({
  form,
  fixed,
  roleHint,
  roleFixed = false,
  focusFirst,
}: MemberFieldsProps<Values>) {
  const fields = form as unknown as FormState<MemberValues>
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
