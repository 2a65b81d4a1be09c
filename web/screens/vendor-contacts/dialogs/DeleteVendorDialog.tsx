import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { ActedVendor } from './act.ts'
import { useDeleteVendor } from './useDeleteVendor.ts'

interface DeleteVendorDialogProps {
  vendor: ActedVendor
  open: boolean
  onClose: () => void
  /** What takes the focus once the card is gone, and the button that opened this with it. */
  successor: () => HTMLElement | null
}

/** Delete Vendor Contact (part 2, section 2). It stays open when the deletion fails. */
export function DeleteVendorDialog({ vendor, open, onClose, successor }: DeleteVendorDialogProps) {
  const [deleted, setDeleted] = useState(false)
  const [deleteVendor, pending] = useDeleteVendor()

  const confirm = async () => {
    const outcome = await deleteVendor(vendor.id)
    if (!outcome.ok) return
    setDeleted(true)
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
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
