import { graphql } from 'react-relay/hooks'
import type { EraseDialogMutation } from '#web/__generated__/EraseDialogMutation.graphql.ts'
import type { settingsDialogs_user$key } from '#web/__generated__/settingsDialogs_user.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import { useDialogUser } from '../dialogs/settingsDialogs.ts'

/** Confirms that a former member of the team is erased. */
export function EraseDialog({ user: key, ...dialog }: DialogState & { user: settingsDialogs_user$key }) {
  const { id, fullName } = useDialogUser(key)
  const [erase] = useMutation<EraseDialogMutation>(
    graphql`
      mutation EraseDialogMutation($input: EraseUserInput!) {
        eraseUser(input: $input) {
          user {
            fullName
          }
        }
      }
    `,
    {
      subject: null,
      success: ({ eraseUser }) => `Erased. Their records name ${eraseUser?.user.fullName} now`,
      failure: ({ code, message }) => (code === 'CONFLICT' ? message : 'Failed to erase the team member'),
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title={`Erase ${fullName}?`}
      description="Their name, username and email address become “Former team member” and a number, wherever Cuecard wrote them. Their work stays, and so does what people typed. This cannot be undone."
      confirmText="Erase"
      pendingText="Erasing..."
      onConfirm={() => erase({ input: { id } })}
    />
  )
}
