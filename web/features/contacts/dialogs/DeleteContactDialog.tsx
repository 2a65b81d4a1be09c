import { graphql } from 'react-relay/hooks'
import type { DeleteContactDialogMutation } from '#web/__generated__/DeleteContactDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import { type ContactDialogProps, useDialogContact } from './dialogContact.ts'

/** Confirms the deletion of a contact. */
export function DeleteContactDialog({ contact: key, ...dialog }: ContactDialogProps) {
  const contact = useDialogContact(key)
  const [remove] = useMutation<DeleteContactDialogMutation>(
    graphql`
      mutation DeleteContactDialogMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          deletedContactId
        }
      }
    `,
    {
      subject: contact.customerName,
      success: 'Contact deleted successfully',
      failure: ({ message }) => `Failed to delete contact: ${message}`,
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      title="Delete Contact"
      description={`Are you sure you want to delete this contact with ${contact.customerName}?`}
      confirmText="Delete Contact"
      pendingText="Deleting..."
      onConfirm={() => remove({ input: { id: contact.id } })}
    />
  )
}
