import { graphql } from 'react-relay/hooks'
import type { DeleteOptionDialogMutation } from '#web/__generated__/DeleteOptionDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type OptionDialogProps, useDialogOption } from '../../dialogs/settingsDialogs.ts'

/** Confirms the deletion of an option and says what happens to its customers. */
export function DeleteOptionDialog({ option: key, ...dialog }: OptionDialogProps) {
  const option = useDialogOption(key)
  const [remove] = useMutation<DeleteOptionDialogMutation>(
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
      onConfirm={() => remove({ input: { id: option.id } })}
    />
  )
}
