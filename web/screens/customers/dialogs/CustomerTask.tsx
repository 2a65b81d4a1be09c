import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import type { CustomerTask_business$key } from '#web/__generated__/CustomerTask_business.graphql.ts'
import type { CustomerTask_customer$key } from '#web/__generated__/CustomerTask_customer.graphql.ts'
import { DeleteCustomerDialog } from '#web/components/customer-dialogs/DeleteCustomerDialog.tsx'
import { EditCustomerDialog } from '#web/components/customer-dialogs/EditCustomerDialog.tsx'
import { ScheduleContactDialog } from '#web/components/schedule-contact/ScheduleContactDialog.tsx'
import type { Act } from '../useTasks.ts'

/** Contacts scheduled from a card are at nine in the morning of the business (part 1, section 9). */
const contactTime = '09:00'

interface CustomerTaskProps {
  business: CustomerTask_business$key
  act: Act
  customer: CustomerTask_customer$key
  open: boolean
  onClose: () => void
  focusAfterDelete: () => HTMLElement | null
}

/** The dialog for what is being done with a customer of the list. */
export function CustomerTask({ act, focusAfterDelete, ...rest }: CustomerTaskProps) {
  const business = useFragment(
    graphql`
      fragment CustomerTask_business on Business {
        ...EditCustomerDialog_business
        ...ScheduleContactDialog_business
      }
    `,
    rest.business,
  )
  const customer = readInlineData(customerFragment, rest.customer)
  const dialog = { business, customer, open: rest.open, onClose: rest.onClose }

  switch (act) {
    case 'edit':
      return <EditCustomerDialog {...dialog} />
    case 'schedule':
      return <ScheduleContactDialog {...dialog} fixedTime={contactTime} />
    case 'delete':
      return <DeleteCustomerDialog {...dialog} focusAfter={focusAfterDelete} />
  }
}

const customerFragment = graphql`
  fragment CustomerTask_customer on Customer @inline {
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...DeleteCustomerDialog_customer
  }
`
