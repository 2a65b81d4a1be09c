import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { OwnPasswordFormMutation } from '#web/__generated__/OwnPasswordFormMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { NewPasswordField, type NewPasswordFieldProps, PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { FieldRow } from '#web/ui/forms/FieldRow.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitButton } from '#web/ui/forms/SubmitButton.tsx'
import { useForm } from '#web/ui/forms/useForm.ts'
import { isTooShort, tooShort, tooShortToast } from './passwordWords.ts'

const schema = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Current password is required')),
  newPassword: z.string(),
})

interface OwnPasswordFormProps {
  /** The names that a password should not be. */
  names: NewPasswordFieldProps['names']
  onClose: () => void
}

/** The form for the user's own password. */
export function OwnPasswordForm({ names, onClose }: OwnPasswordFormProps) {
  const session = useSessionStore()
  const [changePassword] = useMutation<OwnPasswordFormMutation>(
    graphql`
      mutation OwnPasswordFormMutation($input: ChangePasswordInput!) {
        changePassword(input: $input) {
          token
        }
      }
    `,
    {
      subject: 'Your account',
      success: 'Password changed successfully',
      failure: ({ message }) => (message === tooShort ? tooShortToast : 'Failed to change password'),
    },
  )
  const showError = useErrorToast()
  const form = useForm({
    schema,
    initial: { currentPassword: '', newPassword: '' },
    async onSubmit({ currentPassword, newPassword }) {
      if (isTooShort(newPassword)) {
        showError(tooShortToast)
        return { fields: { newPassword: [tooShort] } }
      }
      showError(null)
      // All other sessions end. The new token is stored before anything is refetched.
      const outcome = await session.renew((goOnWith) =>
        changePassword(
          { input: { currentPassword, newPassword } },
          { updater: (_store, data) => data?.changePassword && goOnWith(data.changePassword.token) },
        ),
      )
      if (!outcome.ok) return outcome.error
      onClose()
    },
  })
  return (
    <Form form={form} onEscape={onClose} className="mt-4 rounded-lg border border-line bg-sunken p-4">
      <FieldRow>
        <PasswordField
          label="Current password"
          required
          autoFocus
          autoComplete="current-password"
          {...form.field('currentPassword')}
        />
        <NewPasswordField
          label="New password"
          names={names}
          required
          description="At least 6 characters. You stay signed in here, and nowhere else."
          {...form.field('newPassword')}
        />
      </FieldRow>
      <div className="flex justify-end gap-2 max-sm:*:flex-1">
        <Button onClick={onClose}>Cancel</Button>
        <SubmitButton form={form} pendingText="Changing...">
          Change Password
        </SubmitButton>
      </div>
    </Form>
  )
}
