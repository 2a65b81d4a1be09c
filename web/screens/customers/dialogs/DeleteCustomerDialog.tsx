import { useState } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import { ConfirmDialog } from '#web/ui/overlays/ConfirmDialog.tsx'
import type { DeleteCustomerDialog_business$key } from './__generated__/DeleteCustomerDialog_business.graphql.ts'
import type { DeleteCustomerDialog_customer$key } from './__generated__/DeleteCustomerDialog_customer.graphql.ts'
import { useDeleteCustomer } from './useDeleteCustomer.ts'

interface DeleteCustomerDialogProps {
  business: DeleteCustomerDialog_business$key
  customer: DeleteCustomerDialog_customer$key
  search: string | null
  open: boolean
  onClose: () => void
  /** What takes the focus once the customer is gone, and the button that opened this with it. */
  focusAfter: () => HTMLElement | null
}

/** Confirm Delete (part 1, section 2). It stays open when the deletion fails. */
export function DeleteCustomerDialog(props: DeleteCustomerDialogProps) {
  const { business, customer, search, open, onClose, focusAfter } = props
  const { id: businessId } = useFragment(
    graphql`
      fragment DeleteCustomerDialog_business on Business {
        id
      }
    `,
    business,
  )
  const { id, name } = readInlineData(customerFragment, customer)
  const [deleted, setDeleted] = useState(false)
  const [deleteCustomer, pending] = useDeleteCustomer({ businessId, search })

  const confirm = async () => {
    const outcome = await deleteCustomer(id)
    if (!outcome.ok) return
    setDeleted(true)
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      finalFocus={() => (deleted ? focusAfter() : null)}
      title="Confirm Delete"
      description={
        <>
          Are you sure you want to delete <strong className="font-medium text-ink">{name}</strong>? This
          action cannot be undone and will also delete all related contacts and activities.
        </>
      }
      confirmText="Delete Customer"
      pendingText="Deleting..."
      pending={pending}
      onConfirm={() => void confirm()}
    />
  )
}

// Inline: the question stays readable while the customer goes.
const customerFragment = graphql`
  fragment DeleteCustomerDialog_customer on Customer @inline {
    id
    name
  }
`
