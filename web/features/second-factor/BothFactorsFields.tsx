import type * as z from 'zod/mini'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import type { FormState } from '#web/ui/forms/useForm.ts'
import type { bothFactors } from './schemas.ts'

/** The password and a code, with which a second factor is changed. */
export function BothFactorsFields({ form }: { form: FormState<z.infer<typeof bothFactors>> }) {
  return (
    <>
      <PasswordField
        label="Current password"
        required
        autoComplete="current-password"
        {...form.field('password')}
      />
      <TextField
        label="Code"
        description="Of your authenticator app, or a recovery code."
        required
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="one-time-code"
        {...form.field('code')}
      />
    </>
  )
}
