import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { AskForLinkMutation } from '#web/__generated__/AskForLinkMutation.graphql.ts'
import { RequestPasswordResetInput as most } from '#web/generated/maxLengths.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'

const schema = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.regex(/^\S+@\S+\.\S+$/, 'Valid email is required'),
      z.maxLength(most.email, 'Valid email is required'),
    ),
})

interface AskForLinkProps {
  /** The previous input, when the user comes back to correct it. */
  initial: string
  onSent: (email: string) => void
}

/** The form for the email address. */
export function AskForLink({ initial, onSent }: AskForLinkProps) {
  const [ask] = useMutation<AskForLinkMutation>(
    graphql`
      mutation AskForLinkMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          message
        }
      }
    `,
    {
      // An invalid address is shown at its field.
      failure: ({ message, fields }) => ('email' in fields ? null : message || 'Failed to send the link'),
    },
  )
  const form = useForm({
    schema,
    initial: { email: initial },
    async onSubmit({ email }) {
      const outcome = await ask({ input: { email } })
      if (!outcome.ok) return { fields: outcome.error.fields }
      onSent(email)
    },
  })

  return (
    <>
      <h1 className="mb-1 font-semibold text-xl">Forgot your password?</h1>
      <p className="mb-5 text-pretty text-muted">
        Enter your email address, and we’ll send you a link to choose a new one.
      </p>
      <Form form={form}>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.field('email')}
        />
        <SubmitButton form={form} size="lg" pendingText="Sending...">
          Send Link
        </SubmitButton>
        <TextLink render={<PreloadLink to="/login" />} className="self-center py-1">
          Back to Sign In
        </TextLink>
      </Form>
    </>
  )
}
