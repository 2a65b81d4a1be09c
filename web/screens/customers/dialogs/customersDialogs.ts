import { graphql, readInlineData } from 'react-relay/hooks'
import type { customersDialogs_customer$key } from '#web/__generated__/customersDialogs_customer.graphql.ts'
import { defineDialogs } from '#web/components/dialogs/defineDialogs.tsx'
import type { CustomerValues } from '#web/features/customers/customerForm.ts'
import type { CustomersDialogsProps } from './CustomersDialogs.tsx'

/** The dialogs of the list and its saved views. */
export const customersDialogs = defineDialogs<CustomersDialogsProps>({
  add: 'add-customer',
  changeStatus: 'change-status',
})

/** Opens a dialog for a customer of the list; the form can begin at a field. */
export function useOpenFor(customer: customersDialogs_customer$key) {
  const open = customersDialogs.useOpen()
  return (kind: 'edit' | 'schedule' | 'delete', focus?: keyof CustomerValues) => {
    const shared = { customer: readInlineData(customerFragment, customer) }
    if (kind === 'edit') open(kind, { ...shared, ...(focus && { focus }) })
    else open(kind, shared)
  }
}

const customerFragment = graphql`
  fragment customersDialogs_customer on Customer @inline {
    ...EditCustomerDialog_customer
    ...ScheduleContactDialog_customer
    ...DeleteCustomerDialog_customer
  }
`
