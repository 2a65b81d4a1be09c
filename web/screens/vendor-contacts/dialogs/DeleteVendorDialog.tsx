import { graphql } from 'react-relay/hooks'
import type { DeleteVendorDialogMutation } from '#web/__generated__/DeleteVendorDialogMutation.graphql.ts'
import { StaysInTrash } from '#web/features/trash/StaysInTrash.tsx'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { useDialogVendor, type VendorDialogProps } from './vendorDialogs.ts'

/** Delete Vendor Contact. It stays open when the deletion fails. */
export function DeleteVendorDialog({ vendor: request, ...dialog }: VendorDialogProps) {
  const vendor = useDialogVendor(request)
  const undo = useUndoDeletion()
  const [deleteVendor] = useMutation<DeleteVendorDialogMutation>(
    graphql`
      mutation DeleteVendorDialogMutation($input: DeleteVendorContactInput!) {
        deleteVendorContact(input: $input) {
          deletedVendorContactId
          trashEntry {
            id
          }
        }
      }
    `,
    {
      success: 'Vendor contact deleted successfully',
      subject: vendor.company,
      undo: ({ deleteVendorContact }) => undo(deleteVendorContact),
      failure: 'Failed to delete vendor contact',
    },
  )

  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Vendor Contact"
      description={
        <>
          Are you sure you want to delete{' '}
          <strong className="break-words font-medium text-ink">{vendor.company}</strong>? This action cannot
          be undone. <StaysInTrash />
        </>
      }
      confirmText="Delete Contact"
      pendingText="Deleting..."
      onConfirm={() => deleteVendor({ input: { id: vendor.id } })}
    />
  )
}
