import * as z from 'zod/mini'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'

const schema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Username is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
})

interface SignInFormProps {
  /** What was typed before, when one comes back from choosing a business. */
  initial: { username: string; password: string }
  onSubmit: (username: string, password: string) => Promise<void>
}

/** Username and password. What was typed stays, whatever the answer. */
export function SignInForm({ initial, onSubmit }: SignInFormProps) {
  const form = useForm({
    schema,
    initial,
    async onSubmit({ username, password }) {
      await onSubmit(username, password)
    },
  })
  return (
    <Form form={form}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={initial.username === ''}
        {...form.field('username')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        autoFocus={initial.username !== ''}
        {...form.field('password')}
      />
      <SubmitButton form={form} size="lg" pendingText="Signing in...">
        Sign In
      </SubmitButton>
      <TextLink render={<PreloadLink to="/forgot-password" />} className="self-center py-1">
        Forgot your password?
      </TextLink>
    </Form>
  )
}
