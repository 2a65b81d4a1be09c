import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { PasswordFormMutation } from '#web/__generated__/PasswordFormMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { NewPasswordField, type NewPasswordFieldProps } from '#web/ui/fields/PasswordField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { isTooShort, tooShort, tooShortToast } from './passwordWords.ts'

interface PasswordFormProps {
  id: string
  name: string
  /** The names that a password should not be. */
  names: NewPasswordFieldProps['names']
  onClose: () => void
}

/** The form for another user's new password. */
export function PasswordForm({ id, name, names, onClose }: PasswordFormProps) {
  const [setPassword] = useMutation<PasswordFormMutation>(
    graphql`
      mutation PasswordFormMutation($input: SetUserPasswordInput!) {
        setUserPassword(input: $input) {
          user {
            id
          }
        }
      }
    `,
    {
      success: 'Password changed successfully',
      subject: name,
      failure: ({ message }) => (message === tooShort ? tooShortToast : 'Failed to change password'),
    },
  )
  const showError = useErrorToast()
  const form = useForm({
    schema: z.object({ newPassword: z.string() }),
    initial: { newPassword: '' },
    async onSubmit({ newPassword }) {
      if (isTooShort(newPassword)) {
        showError(tooShortToast)
        return { fields: { newPassword: [tooShort] } }
      }
      showError(null)
      const outcome = await setPassword({ input: { id, newPassword } })
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  return (
    <Form form={form} onEscape={onClose} className="mt-4 rounded-lg border border-line bg-sunken p-4">
      <NewPasswordField
        label={`New password for ${name}`}
        names={names}
        required
        autoFocus
        description="At least 6 characters. They are signed out everywhere."
        className="max-w-sm"
        {...form.field('newPassword')}
      />
      <div className="flex justify-end gap-2 max-sm:*:flex-1">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton form={form} pendingText="Changing...">
          Change Password
        </SubmitButton>
      </div>
    </Form>
  )
}
