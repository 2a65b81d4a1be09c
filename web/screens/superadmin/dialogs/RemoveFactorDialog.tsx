import { graphql } from 'react-relay/hooks'
import type { RemoveFactorDialogMutation } from '#web/__generated__/RemoveFactorDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ManagedUser } from './Users.tsx'

/** Confirms that the second factor of a business's only admin is removed. */
export function RemoveFactorDialog({ user, ...dialog }: DialogState & { user: ManagedUser }) {
  const [remove] = useMutation<RemoveFactorDialogMutation>(
    graphql`
      mutation RemoveFactorDialogMutation($input: RemoveSecondFactorOfAdminInput!) {
        removeSecondFactorOfAdmin(input: $input) {
          user {
            id
            canRemoveSecondFactor
          }
        }
      }
    `,
    {
      subject: user.fullName,
      success: 'Second factor removed',
      failure: ({ message }) => `Failed to remove the second factor: ${message}`,
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Remove Second Factor"
      description={`${user.fullName} is the only admin of the business and signs in with the password alone from then on. Do this when you know that it is them who asks. They are told by mail.`}
      confirmText="Remove"
      pendingText="Removing..."
      onConfirm={() => remove({ input: { id: user.id } })}
    />
  )
}
