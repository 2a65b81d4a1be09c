import { graphql } from 'react-relay/hooks'
import type { DeleteContactDialogMutation } from '#web/__generated__/DeleteContactDialogMutation.graphql.ts'
import { StaysInTrash } from '#web/features/trash/StaysInTrash.tsx'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type ContactDialogProps, useDialogContact } from './dialogContact.ts'

/** Confirms the deletion of a contact. */
export function DeleteContactDialog({ contact: key, ...dialog }: ContactDialogProps) {
  const contact = useDialogContact(key)
  const undo = useUndoDeletion()
  const [remove] = useMutation<DeleteContactDialogMutation>(
    graphql`
      mutation DeleteContactDialogMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          deletedContactId
          trashEntry {
            id
          }
        }
      }
    `,
    {
      subject: contact.customerName,
      success: 'Contact deleted successfully',
      undo: ({ deleteContact }) => undo(deleteContact),
      failure: ({ message }) => `Failed to delete contact: ${message}`,
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Contact"
      description={
        <>
          Are you sure you want to delete this contact with <span translate="no">{contact.customerName}</span>
          ? <StaysInTrash />
        </>
      }
      confirmText="Delete Contact"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id: contact.id } })}
    />
  )
}
