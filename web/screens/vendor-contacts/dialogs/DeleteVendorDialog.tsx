import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { ActedVendor } from './act.ts'
import { useDeleteVendor } from './useDeleteVendor.ts'

interface DeleteVendorDialogProps extends DialogState {
  vendor: ActedVendor
  /** What takes the focus once the card is gone, and the button that opened this with it. */
  successor: () => HTMLElement | null
}

/** Delete Vendor Contact (part 2, section 2). It stays open when the deletion fails. */
export function DeleteVendorDialog({ vendor, successor, ...dialog }: DeleteVendorDialogProps) {
  const [deleted, setDeleted] = useState(false)
  const [deleteVendor, pending] = useDeleteVendor()

  const confirm = async () => {
    const outcome = await deleteVendor(vendor.id)
    if (!outcome.ok) return
    setDeleted(true)
    dialog.onClose()
  }

  return (
    <ConfirmDialog
      {...dialog}
      finalFocus={() => (deleted ? successor() : null)}
      title="Delete Vendor Contact"
      description={
        <>
          Are you sure you want to delete{' '}
          <strong className="break-words font-medium text-ink">{vendor.company}</strong>? This action cannot
          be undone.
        </>
      }
      confirmText="Delete Contact"
      pendingText="Deleting..."
      pending={pending}
      onConfirm={() => void confirm()}
    />
  )
}
