import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { NewPasswordFormMutation } from '#web/__generated__/NewPasswordFormMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { PreloadLink } from '#web/router/PreloadLink.tsx'
import { TextLink } from '#web/ui/actions/TextLink.tsx'
import { NewPasswordField } from '#web/ui/fields/PasswordField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'

// Counted in characters, so that an emoji is one.
const lengthOf = (password: string) => [...password].length

const isSet = 'Your new password is set. Sign in with it.'
const isGuessable = 'It is little more than a name, which others try first. A longer one is safer.'

const schema = z.object({
  newPassword: z.string().check(
    z.refine((password) => lengthOf(password) >= 6, 'Password must be at least 6 characters'),
    z.refine((password) => lengthOf(password) <= 200, 'Password must be at most 200 characters'),
  ),
})

interface NewPasswordFormProps {
  token: string
  onDone: (username: string) => void
  /** The link was used, has expired, or is invalid. */
  onUseless: () => void
}

/** The form for the new password, which is entered only once because the field can show it. */
export function NewPasswordForm({ token, onDone, onUseless }: NewPasswordFormProps) {
  const [resetPassword] = useMutation<NewPasswordFormMutation>(
    graphql`
      mutation NewPasswordFormMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          username
          isOwnName
        }
      }
    `,
    {
      subject: null,
      // The form does not know whose password it is.
      success: ({ resetPassword }) => (resetPassword?.isOwnName ? `${isSet} ${isGuessable}` : isSet),
      // Errors of the link and of the password are shown where they belong.
      failure: ({ message, fields }) =>
        'token' in fields || 'newPassword' in fields ? null : message || 'Failed to set the password',
    },
  )
  const form = useForm({
    schema,
    initial: { newPassword: '' },
    async onSubmit({ newPassword }) {
      const outcome = await resetPassword({ input: { token, newPassword } })
      if (outcome.ok) onDone(outcome.data.resetPassword?.username ?? '')
      else if ('token' in outcome.error.fields) onUseless()
      else return { fields: outcome.error.fields }
    },
  })

  return (
    <>
      <h1 className="mb-1 font-semibold text-xl">Choose a new password</h1>
      <p className="mb-5 text-pretty text-muted">It signs you out everywhere else.</p>
      <Form form={form}>
        <NewPasswordField label="New Password" autoFocus {...form.field('newPassword')} />
        <SubmitButton form={form} size="lg" pendingText="Saving...">
          Set Password
        </SubmitButton>
        <TextLink render={<PreloadLink to="/login" />} className="self-center py-1">
          Back to Sign In
        </TextLink>
      </Form>
    </>
  )
}
