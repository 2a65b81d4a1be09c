import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { ContactDialogProps } from './ContactDialog.tsx'
import { useDeleteContact } from './useDeleteContact.ts'

/** Asks once more before a contact is gone. */
export function DeleteContactDialog({ contact, ...dialog }: ContactDialogProps) {
  const [remove, pending] = useDeleteContact()
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Contact"
      description={`Are you sure you want to delete this contact with ${contact.customerName}?`}
      confirmText="Delete Contact"
      pendingText="Deleting..."
      pending={pending}
      onConfirm={async () => {
        if ((await remove(contact.id)).ok) dialog.onClose()
      }}
    />
  )
}
