import { graphql } from 'react-relay/hooks'
import type { DeleteTagDialogMutation } from '#web/__generated__/DeleteTagDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type TagDialogProps, useDialogTag } from '../../dialogs/settingsDialogs.ts'
import { customersWith } from '../customersWith.ts'

/** Confirms the deletion of a tag and says how many customers lose it. */
export function DeleteTagDialog({ tag: key, ...dialog }: TagDialogProps) {
  const { id, label, customerCount } = useDialogTag(key)
  const [remove] = useMutation<DeleteTagDialogMutation>(
    graphql`
      mutation DeleteTagDialogMutation($input: DeleteTagInput!) {
        deleteTag(input: $input) {
          __typename
        }
      }
    `,
    { success: 'Tag deleted successfully', subject: label, failure: 'Failed to delete tag' },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Tag"
      description={
        <>
          Delete “<span className="break-words text-ink">{label}</span>”?{' '}
          {customerCount === 0
            ? 'No customer has it.'
            : `It is taken off ${customersWith(customerCount)}. This cannot be undone.`}
        </>
      }
      confirmText="Delete Tag"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id } })}
    />
  )
}
