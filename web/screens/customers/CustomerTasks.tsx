import { graphql, readInlineData, useFragment } from 'react-relay/hooks'
import { ScheduleContactDialog } from '#web/components/schedule-contact/ScheduleContactDialog.tsx'
import type { CustomerTasks_business$key } from './__generated__/CustomerTasks_business.graphql.ts'
import type { CustomerTasks_customer$key } from './__generated__/CustomerTasks_customer.graphql.ts'
import { DeleteCustomerDialog } from './DeleteCustomerDialog.tsx'
import { EditCustomerDialog } from './EditCustomerDialog.tsx'

/** Contacts scheduled from a card are at nine in the morning of the business (part 1, section 9). */
const contactTime = '09:00'

/** What can be asked for on a card. */
export type Act = 'edit' | 'schedule' | 'delete'

interface CustomerTasksProps {
  business: CustomerTasks_business$key
  act: Act
  customer: CustomerTasks_customer$key
  search: string | null
  open: boolean
  onClose: () => void
  focusAfterDelete: () => HTMLElement | null
}

/** The dialog for what is being done with a customer. */
export function CustomerTasks({ act, search, focusAfterDelete, ...rest }: CustomerTasksProps) {
  const business = useFragment(
    graphql`
      fragment CustomerTasks_business on Business {
        ...DeleteCustomerDialog_business
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
      return <DeleteCustomerDialog {...dialog} search={search} focusAfter={focusAfterDelete} />
  }
}

const customerFragment = graphql`
  fragment CustomerTasks_customer on Customer @inline {
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...DeleteCustomerDialog_customer
  }
`
