import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { customerForm_customer$key } from '#web/__generated__/customerForm_customer.graphql.ts'
import { CreateCustomerInput as most } from '#web/generated/maxLengths.ts'
import { formatPhone } from '#web/lib/phone.ts'
import { blank, labelled, optional, optionalEmail, required, valuesOf } from '#web/ui/forms/fieldShapes.ts'
import { requiredPhone } from '#web/ui/forms/phoneShapes.ts'
import { customerStatuses, statusWords } from './customerStatus.ts'

/** The fields of a customer in the forms. */
export const customerFields = {
  firstName: required('First Name', most.firstName),
  lastName: required('Last Name', most.lastName),
  phoneNumber: labelled('Phone', requiredPhone, formatPhone),
  email: optionalEmail(most.email),
  interest: required('Interest', most.interest),
  status: labelled('Status', z.enum(customerStatuses), (status) => statusWords[status]),
  address: optional('Address', most.address),
  city: optional('City', most.city),
  notes: optional('Notes', most.notes),
}

/** A new customer. */
export const newCustomer = z.object(customerFields)

/** The form values of a customer: strings, empty when missing, and the digits of the phone number. */
export type CustomerValues = z.input<typeof newCustomer>

/** The initial values of a new customer. */
export const blankCustomer: CustomerValues = { ...blank(newCustomer), status: 'UNSOLD' }

/** An existing customer keeps an interest that is no longer an option. */
export const editedCustomer = z.extend(newCustomer, { interest: z.string() })
export type EditedCustomer = z.output<typeof editedCustomer>

/** The form values of an existing customer. */
export function customerValues(customer: customerForm_customer$key): CustomerValues {
  return valuesOf(newCustomer, readInlineData(customerFragment, customer))
}

const customerFragment = graphql`
  fragment customerForm_customer on Customer @inline {
    firstName
    lastName
    phoneNumber
    email
    interest
    status
    address
    city
    notes
  }
`
