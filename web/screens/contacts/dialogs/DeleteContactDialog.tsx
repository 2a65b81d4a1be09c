import { graphql } from 'react-relay/hooks'
import type { DeleteContactDialogMutation } from '#web/__generated__/DeleteContactDialogMutation.graphql.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { ContactDialogProps } from './ContactDialog.tsx'

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

/** Deletes a contact for good. */
function useDeleteContact() {
  const [run, pending] = useMutation<DeleteContactDialogMutation>(
    graphql`
      mutation DeleteContactDialogMutation($input: DeleteContactInput!) {
        deleteContact(input: $input) {
          deletedContactId
        }
      }
    `,
    {
      success: 'Contact deleted successfully',
      failure: ({ message }) => ({ title: 'Error', description: `Failed to delete contact: ${message}` }),
    },
  )
  const remove = (id: string) => run({ input: { id } })
  return [remove, pending] as const
}
