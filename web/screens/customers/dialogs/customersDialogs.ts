import { graphql, readInlineData } from 'react-relay/hooks'
import type { customersDialogs_customer$key } from '#web/__generated__/customersDialogs_customer.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { CustomersDialogsProps } from './CustomersDialogs.tsx'

/** The dialogs of the list and its saved views. */
export const customersDialogs = defineDialogs<CustomersDialogsProps>({
  add: 'add-customer',
  changeStatus: 'change-status',
})

/** Opens a dialog for a customer of the list. */
export function useOpenFor(customer: customersDialogs_customer$key) {
  const open = customersDialogs.useOpen()
  return (kind: 'edit' | 'schedule' | 'delete') =>
    open(kind, { customer: readInlineData(customerFragment, customer) })
}

const customerFragment = graphql`
  fragment customersDialogs_customer on Customer @inline {
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...DeleteCustomerDialog_customer
  }
`
