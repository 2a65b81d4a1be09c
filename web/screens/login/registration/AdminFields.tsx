import { NewPasswordField, PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import { FieldGroup } from './FieldGroup.tsx'
import type { RegistrationValues } from './registrationForm.ts'

/** The fields of the first admin, who can add the other users. */
export function AdminFields({ form }: { form: FormState<RegistrationValues> }) {
  const { name, firstName, lastName, username, email, confirmPassword } = form.values
  return (
    <FieldGroup title="Admin account">
      <FieldRow>
        <TextField label="First Name" required autoComplete="given-name" {...form.field('firstName')} />
        <TextField label="Last Name" required autoComplete="family-name" {...form.field('lastName')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="Username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          description="At least 3 characters."
          {...form.field('username')}
        />
        <TextField
          label="Email"
          type="email"
          required
          autoComplete="email"
          autoCapitalize="none"
          description="For a forgotten password."
          {...form.field('email')}
        />
      </FieldRow>
      <FieldRow>
        <NewPasswordField
          label="Password"
          names={[name, firstName, lastName, username, email]}
          required
          {...form.field('password')}
          // Removes the error of the second password when both are equal.
          onChange={(password) => form.change({ password, confirmPassword })}
        />
        <PasswordField
          label="Confirm Password"
          required
          autoComplete="new-password"
          {...form.field('confirmPassword')}
        />
      </FieldRow>
    </FieldGroup>
  )
}
