import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import type { CustomerDialog_business$key } from '#web/__generated__/CustomerDialog_business.graphql.ts'
import { ScheduleContactDialog } from '#web/features/contacts/ScheduleContactDialog.tsx'
import { DeleteCustomerDialog } from '#web/features/customers/dialogs/DeleteCustomerDialog.tsx'
import { EditCustomerDialog } from '#web/features/customers/dialogs/EditCustomerDialog.tsx'
import type { DialogState } from '#web/ui/overlays/Dialog.tsx'
import type { CustomerDialogRequest } from '../customerDialogRequest.ts'

/** Contacts scheduled from a card default to 09:00 local time. */
const contactTime = '09:00'

interface CustomerDialogProps extends DialogState {
  business: CustomerDialog_business$key
  request: CustomerDialogRequest
  focusAfterDelete: () => HTMLElement | null
}

/** The requested dialog of a customer in the list. */
export function CustomerDialog({ request, focusAfterDelete, ...props }: CustomerDialogProps) {
  const business = useFragment(
    graphql`
      fragment CustomerDialog_business on Business {
        ...EditCustomerDialog_business
      }
    `,
    props.business,
  )
  const customer = readInlineData(customerFragment, request.customer)
  const dialog = { ...props, business, customer }

  switch (request.kind) {
    case 'edit':
      return <EditCustomerDialog {...dialog} />
    case 'schedule':
      return <ScheduleContactDialog {...dialog} fixedTime={contactTime} />
    case 'delete':
      return <DeleteCustomerDialog {...dialog} focusAfter={focusAfterDelete} />
  }
}

const customerFragment = graphql`
  fragment CustomerDialog_customer on Customer @inline {
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...DeleteCustomerDialog_customer
  }
`
