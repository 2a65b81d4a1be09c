import { graphql } from 'react-relay/hooks'
import type { DeleteViewDialogMutation } from '#web/__generated__/DeleteViewDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface DeleteViewDialogProps extends DialogState {
  view: { readonly id: string; readonly name: string }
}

/** Confirms the deletion of a saved view. */
export function DeleteViewDialog({ view, ...dialog }: DeleteViewDialogProps) {
  const [remove] = useMutation<DeleteViewDialogMutation>(
    graphql`
      mutation DeleteViewDialogMutation($input: DeleteSavedViewInput!) {
        deleteSavedView(input: $input) {
          __typename
        }
      }
    `,
    { success: 'View deleted successfully', subject: view.name, failure: 'Failed to delete view' },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete View"
      description={
        <>
          Delete “<span className="break-words text-ink">{view.name}</span>”? The customers stay.
        </>
      }
      confirmText="Delete View"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id: view.id } })}
    />
  )
}
