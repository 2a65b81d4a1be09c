import { graphql } from 'react-relay/hooks'
import type { DeleteOptionDialogMutation } from '#web/__generated__/DeleteOptionDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { Option } from '../optionDialogRequest.ts'

interface DeleteOptionDialogProps extends DialogState {
  option: Option
}

/** Confirms the deletion of an option and says what happens to its customers. */
export function DeleteOptionDialog({ option, ...dialog }: DeleteOptionDialogProps) {
  const [remove, pending] = useMutation<DeleteOptionDialogMutation>(
    graphql`
      mutation DeleteOptionDialogMutation($input: DeleteInterestOptionInput!) {
        deleteInterestOption(input: $input) {
          __typename
        }
      }
    `,
    {
      success: 'Interest option deleted successfully',
      subject: option.label,
      failure: 'Failed to delete interest option',
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Interest Option"
      description={
        <>
          Delete “<span className="break-words text-ink">{option.label}</span>”? It is no longer offered;
          customers who have it keep it.
        </>
      }
      confirmText="Delete Option"
      pendingText="Deleting..."
      pending={pending}
      onConfirm={async () => {
        if ((await remove({ input: { id: option.id } })).ok) dialog.onClose()
      }}
    />
  )
}
