import { useState } from 'react'
import * as z from 'zod/mini'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { TextButton } from '#web/ui/actions/TextButton.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'

const schema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Username is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
  business: z.string().check(z.trim()),
})

/** The sign-in values; `business` is optional. */
export type Credentials = z.infer<typeof schema>

interface SignInFormProps {
  /** The previous input, when the user comes back from the choice of a business. */
  initial: Credentials
  /** Whether the server has refused a sign-in on this screen. */
  refused: boolean
  /** The form shows the result. */
  onSubmit: (typed: Credentials) => Promise<FormErrors | undefined>
}

/** Username and password, and optionally the name of the business. The input is kept after a failure. */
export function SignInForm({ initial, refused, onSubmit }: SignInFormProps) {
  const [named, setNamed] = useState(initial.business !== '')
  const form = useForm({
    schema,
    initial,
    onSubmit,
  })
  // Changing the account also validates the password again, where the refusal is shown.
  const changeAccount = (change: Partial<Credentials>) =>
    form.change({ ...change, password: form.values.password })
  return (
    <Form form={form}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={initial.username === ''}
        {...form.field('username')}
        onChange={(username) => changeAccount({ username })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={initial.username !== ''}
        {...form.field('password')}
      />
      {named && (
        <TextField
          label="Business name"
          description="Only needed when other businesses use your username too."
          autoComplete="organization"
          autoFocus={initial.business === ''}
          {...form.field('business')}
          onChange={(business) => changeAccount({ business })}
        />
      )}
      <SubmitButton form={form} size="lg" pendingText="Signing in...">
        Sign In
      </SubmitButton>
      {!named && (
        <p className="text-balance text-center text-muted">
          {refused && 'Other businesses may use the same username. '}
          <TextButton onClick={() => setNamed(true)}>Choose your business</TextButton>
        </p>
      )}
      <TextLink render={<PreloadLink to="/forgot-password" />} className="self-center py-1">
        Forgot your password?
      </TextLink>
    </Form>
  )
}
