import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { CustomerDialogs_business$key } from '#web/__generated__/CustomerDialogs_business.graphql.ts'
import type { CustomerDialogs_customer$key } from '#web/__generated__/CustomerDialogs_customer.graphql.ts'
import type { DialogRequests } from '#web/components/useDialogRequest.ts'
import { ContactDialog } from '#web/features/contacts/dialogs/ContactDialog.tsx'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { DeleteCustomerDialog } from '#web/features/customers/dialogs/DeleteCustomerDialog.tsx'
import { EditCustomerDialog } from '#web/features/customers/dialogs/EditCustomerDialog.tsx'
import { FollowUpDialog } from '#web/features/follow-ups/FollowUpDialog.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'
import { successor } from '../successor.ts'
import { AddNoteDialog } from './AddNoteDialog.tsx'
import { CustomerAppointmentDialog } from './CustomerAppointmentDialog.tsx'

interface CustomerDialogsProps {
  business: CustomerDialogs_business$key
  customer: CustomerDialogs_customer$key
  requests: DialogRequests<CustomerDialogRequest>
  /** Whether the page navigates away because its customer is being deleted. */
  onLeaving: (leaving: boolean) => void
}

/** The requested dialog of the page. */
export function CustomerDialogs({ requests, onLeaving, ...refs }: CustomerDialogsProps) {
  const business = useFragment(
    graphql`
      fragment CustomerDialogs_business on Business {
        ...EditCustomerDialog_business
        ...CustomerAppointmentDialog_business
      }
    `,
    refs.business,
  )
  const customer = readInlineData(customerFragment, refs.customer)
  const navigate = useNavigate()
  const { request, number } = requests
  if (!request) return null

  const dialog = { ...requests.dialog, customer }
  switch (request.kind) {
    case 'schedule':
      return <ScheduleContactDialog {...dialog} />
    case 'book':
    case 'edit-appointment':
    case 'cancel-appointment':
      return (
        <CustomerAppointmentDialog
          {...dialog}
          request={request}
          business={business}
          finalFocus={request.kind === 'cancel-appointment' ? successor : undefined}
        />
      )
    case 'note':
      return <AddNoteDialog {...dialog} />
    case 'edit':
      return <EditCustomerDialog {...dialog} business={business} />
    case 'delete':
      return (
        <DeleteCustomerDialog
          key={number}
          {...dialog}
          onDeleting={onLeaving}
          onDeleted={() => void navigate('/customers', { replace: true })}
        />
      )
    case 'follow-up':
      return (
        <FollowUpDialog key={number} {...requests.dialog} request={request.request} finalFocus={successor} />
      )
    case 'contact':
      return <ContactDialog {...requests.dialog} request={request.request} finalFocus={successor} />
  }
}

const customerFragment = graphql`
  fragment CustomerDialogs_customer on Customer @inline {
    ...AddNoteDialog_customer
    ...DeleteCustomerDialog_customer
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...CustomerAppointmentDialog_customer
  }
`
