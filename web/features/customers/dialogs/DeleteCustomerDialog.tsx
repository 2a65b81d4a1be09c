import { graphql } from 'react-relay/hooks'
import type { DeleteCustomerDialog_customer$key } from '#web/__generated__/DeleteCustomerDialog_customer.graphql.ts'
import type { DeleteCustomerDialogMutation } from '#web/__generated__/DeleteCustomerDialogMutation.graphql.ts'
import { StaysInTrash } from '#web/features/trash/StaysInTrash.tsx'
import { useUndoDeletion } from '#web/features/trash/useRestore.ts'
import { useLastKnown } from '#web/relay/useLastKnown.ts'
import { useMutation } from '#web/relay/useMutation.ts'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'

interface DeleteCustomerDialogProps extends DialogState {
  customer: DeleteCustomerDialog_customer$key
  /** Called when the deletion starts and when it fails; the customer's own page navigates away in between. */
  onDeleting?: (underway: boolean) => void
  /** Called after the deletion, to leave the customer's page. */
  onDeleted?: () => void
}

/** Confirm Delete. It stays open when the deletion fails. */
export function DeleteCustomerDialog(props: DeleteCustomerDialogProps) {
  const { customer, onDeleting, onDeleted, ...dialog } = props
  const { id, name } = useLastKnown(customerFragment, customer)
  const undo = useUndoDeletion(onDeleted && '/customers')
  const [deleteCustomer] = useMutation<DeleteCustomerDialogMutation>(
    graphql`
      mutation DeleteCustomerDialogMutation($input: DeleteCustomerInput!) {
        deleteCustomer(input: $input) {
          deletedCustomerId
          trashEntry {
            id
          }
        }
      }
    `,
    {
      success: 'Customer deleted successfully!',
      subject: name,
      undo: ({ deleteCustomer }) => undo(deleteCustomer),
      failure: ({ message }) => `Failed to delete customer: ${message}`,
    },
  )

  const confirm = async () => {
    onDeleting?.(true)
    const outcome = await deleteCustomer({ input: { id } })
    if (!outcome.ok) return onDeleting?.(false)
    dialog.onClose()
    onDeleted?.()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title="Confirm Delete"
      description={
        <>
          Are you sure you want to delete <strong className="font-medium text-ink">{name}</strong>? This
          action cannot be undone and will also delete all related contacts and activities. <StaysInTrash />
        </>
      }
      confirmText="Delete Customer"
      pendingText="Deleting..."
      onConfirm={confirm}
    />
  )
}

const customerFragment = graphql`
  fragment DeleteCustomerDialog_customer on Customer {
    id
    name
  }
`
