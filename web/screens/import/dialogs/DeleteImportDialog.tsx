import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { DeleteImportDialog_import$key } from '#web/__generated__/DeleteImportDialog_import.graphql.ts'
import type { DeleteImportDialogMutation } from '#web/__generated__/DeleteImportDialogMutation.graphql.ts'
import { endUpload } from '#web/features/imports/upload/uploads.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface DeleteImportDialogProps extends DialogState {
  file: DeleteImportDialog_import$key
}

/** Deletes a file that was not started. */
export function DeleteImportDialog({ file, ...dialog }: DeleteImportDialogProps) {
  const navigate = useNavigate()
  const { id, databaseId, name } = useLastKnown(
    graphql`
      fragment DeleteImportDialog_import on Import {
        id
        databaseId
        name
      }
    `,
    file,
  )
  const [deleteImport] = useMutation<DeleteImportDialogMutation>(
    graphql`
      mutation DeleteImportDialogMutation($input: DeleteImportInput!) {
        deleteImport(input: $input) {
          deletedImportId
        }
      }
    `,
    { success: 'File deleted', subject: name, failure: 'Failed to delete the file' },
  )
  const confirm = async () => {
    const outcome = await deleteImport({ input: { id } })
    if (!outcome.ok) return
    endUpload(databaseId)
    dialog.onClose()
    await navigate('/import', { replace: true })
  }
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete File"
      description={
        <>
          <strong translate="no" className="font-medium text-ink wrap-anywhere">
            {name}
          </strong>{' '}
          leaves Cuecard with what you chose for it. No customer changes.
        </>
      }
      confirmText="Delete File"
      pendingText="Deleting..."
      cancelText="Keep It"
      onConfirm={confirm}
    />
  )
}
