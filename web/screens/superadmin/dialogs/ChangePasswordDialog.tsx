import { graphql } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { ChangePasswordDialogMutation } from '#web/__generated__/ChangePasswordDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { useErrorToast } from '#web/ui/feedback/useErrorToast.ts'
import { NewPasswordField } from '#web/ui/fields/PasswordField.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { isTooShort } from './newBusiness.ts'
import type { ManagedUser } from './Users.tsx'

const schema = z.object({ password: z.string() })
const tooShort = 'Password must be at least 6 characters long.'

interface ChangePasswordDialogProps extends DialogState {
  user: ManagedUser
  /** The name of the user's business. */
  businessName: string
}

/** Change User Password. */
export function ChangePasswordDialog({ user, businessName, ...dialog }: ChangePasswordDialogProps) {
  const [setPassword] = useMutation<ChangePasswordDialogMutation>(
    graphql`
      mutation ChangePasswordDialogMutation($input: SetManagedUserPasswordInput!) {
        setManagedUserPassword(input: $input) {
          user {
            id
          }
        }
      }
    `,
    {
      success: 'Password changed successfully',
      subject: user.fullName,
      failure: 'Failed to change password. Please try again.',
    },
  )
  const showError = useErrorToast()
  return (
    <FormDialog
      {...dialog}
      title="Change User Password"
      description={`${user.fullName} is signed out everywhere and signs in with the new one.`}
      schema={schema}
      initial={{ password: '' }}
      onSubmit={({ password }) => {
        const short = isTooShort(password)
        showError(short ? { title: 'Invalid Password', description: tooShort } : null)
        return short
          ? { ok: false, error: { fields: { password: [tooShort] } } }
          : setPassword({ input: { id: user.id, password } })
      }}
      submitText="Change Password"
      pendingText="Changing..."
    >
      {(form) => (
        <NewPasswordField
          label="New Password"
          names={[businessName, user.fullName, user.username, user.email]}
          required
          {...form.field('password')}
        />
      )}
    </FormDialog>
  )
}
