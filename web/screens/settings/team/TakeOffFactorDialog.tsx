import { graphql } from 'react-relay/hooks'
import type { settingsDialogs_user$key } from '#web/__generated__/settingsDialogs_user.graphql.ts'
import type { TakeOffFactorDialogMutation } from '#web/__generated__/TakeOffFactorDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogUser } from '../dialogs/settingsDialogs.ts'

/** Confirms that another user's second factor is removed. */
export function TakeOffFactorDialog({
  user: key,
  ...dialog
}: DialogState & { user: settingsDialogs_user$key }) {
  const { id, fullName } = useDialogUser(key)
  const [remove] = useMutation<TakeOffFactorDialogMutation>(
    graphql`
      mutation TakeOffFactorDialogMutation($input: RemoveSecondFactorOfInput!) {
        removeSecondFactorOf(input: $input) {
          user {
            id
            hasSecondFactor
          }
        }
      }
    `,
    {
      subject: fullName,
      success: 'Second factor removed',
      failure: ({ message }) => `Failed to remove the second factor: ${message}`,
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Remove Second Factor"
      description={`${fullName} signs in with the password alone until they set up another. Do this when their phone is lost and you know that it is them who asks. They are told by mail.`}
      confirmText="Remove"
      pendingText="Removing..."
      onConfirm={() => remove({ input: { id } })}
    />
  )
}
