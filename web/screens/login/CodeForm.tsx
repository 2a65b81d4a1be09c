import { useState } from 'react'
import * as z from 'zod/mini'
import { TextButton } from '#web/ui/actions/TextButton.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import type { FormErrors } from '#web/ui/forms/formErrors.ts'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'

interface CodeFormProps {
  /** Signs in, or returns what is wrong. */
  onSubmit: (code: string) => Promise<FormErrors | undefined>
}

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1, 'Code is required')) })

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function CodeForm({ onSubmit }: CodeFormProps) {
  const [lost, setLost] = useState(false)
  const form = useForm({
    schema,
    initial: { code: '' },
    onSubmit: ({ code }) => onSubmit(code),
  })
  const switchKind = () => {
    form.reset()
    setLost(!lost)
  }
  return (
    <Form form={form}>
      <TextField
        // Another keyboard, and a new field for it.
        key={String(lost)}
        label={lost ? 'Recovery code' : 'Code'}
        description={
          lost
            ? 'One of the ten codes that you kept when you set this up. Each works once.'
            : 'The six digits that your authenticator app shows.'
        }
        inputMode={lost ? 'text' : 'numeric'}
        autoComplete={lost ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...form.field('code')}
      />
      <SubmitButton form={form} size="lg" pendingText="Signing in...">
        Sign In
      </SubmitButton>
      <p className="text-balance text-center text-muted">
        <TextButton onClick={switchKind}>
          {lost ? 'Use your authenticator app' : 'Lost your app? Use a recovery code'}
        </TextButton>
      </p>
    </Form>
  )
}
