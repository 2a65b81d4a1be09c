import { graphql } from 'react-relay/hooks'
import type { DeleteTrashEntryDialog_entry$key } from '#web/__generated__/DeleteTrashEntryDialog_entry.graphql.ts'
import type { DeleteTrashEntryDialogMutation } from '#web/__generated__/DeleteTrashEntryDialogMutation.graphql.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface DeleteTrashEntryDialogProps extends DialogState {
  entry: DeleteTrashEntryDialog_entry$key
}

/** Confirms that a record leaves the trash for good. */
export function DeleteTrashEntryDialog({ entry, ...dialog }: DeleteTrashEntryDialogProps) {
  const { id, title } = useLastKnown(
    graphql`
      fragment DeleteTrashEntryDialog_entry on TrashEntry {
        id
        title
      }
    `,
    entry,
  )
  const [remove] = useMutation<DeleteTrashEntryDialogMutation>(
    graphql`
      mutation DeleteTrashEntryDialogMutation($input: DeleteTrashEntryInput!) {
        deleteTrashEntry(input: $input) {
          deletedTrashEntryId
        }
      }
    `,
    {
      subject: title,
      success: 'Deleted for good',
      failure: ({ code, message }) =>
        code === 'NOT_FOUND' ? 'It is no longer in the trash.' : `Failed to delete for good: ${message}`,
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete for Good"
      description={
        <>
          Delete{' '}
          <strong translate="no" className="font-medium text-ink wrap-anywhere">
            {title}
          </strong>{' '}
          for good? It can no longer be restored then.
        </>
      }
      confirmText="Delete for Good"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id } })}
    />
  )
}
