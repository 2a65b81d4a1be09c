import { graphql, readInlineData } from 'react-relay/hooks'
import * as z from 'zod/mini'
import type { customerForm_customer$key } from '#web/__generated__/customerForm_customer.graphql.ts'
import { CreateCustomerInput as most } from '#web/generated/maxLengths.ts'
import { formatPhone } from '#web/lib/phone.ts'
import {
  blank,
  labelled,
  optional,
  optionalEmail,
  required,
  trimmed,
  valuesOf,
} from '#web/ui/forms/fieldShapes.ts'
import { givenPhone, requiredPhone } from '#web/ui/forms/phoneShapes.ts'
import type { FieldLabels } from '#web/ui/forms/useNewerValues.tsx'
import { customerStatuses, statusWords } from './customerStatus.ts'

/** The choice of a customer without an owner. */
export const nobody = 'nobody'

/** The owner as the API takes it. */
export const ownerInput = (ownerId: string) => (ownerId === nobody ? null : ownerId)

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
  ownerId: labelled('Owner', z.string()),
}

/** A new customer. */
export const newCustomer = z.object(customerFields)

/** The form values of a customer: strings, empty when missing, and the digits of the phone number. */
export type CustomerValues = z.input<typeof newCustomer>

/** The initial values of a new customer. */
export const blankCustomer: CustomerValues = { ...blank(newCustomer), status: 'UNSOLD', ownerId: nobody }

/**
 * An existing customer keeps an interest that is no longer an option. One who came without a last name or a phone number
 * (docs/product/imports.md) can be saved without it.
 */
export const editedCustomer = ({ lastName, phoneNumber }: CustomerValues) =>
  z.extend(newCustomer, {
    interest: z.string(),
    lastName: lastName === '' ? trimmed('Last Name', most.lastName) : customerFields.lastName,
    phoneNumber: phoneNumber === '' ? labelled('Phone', givenPhone, formatPhone) : customerFields.phoneNumber,
  })
export type EditedCustomer = z.output<ReturnType<typeof editedCustomer>>

/** The form values of an existing customer. */
export function customerValues(customer: customerForm_customer$key): CustomerValues {
  const { owner, ...fields } = readInlineData(customerFragment, customer)
  return valuesOf(newCustomer, { ...fields, ownerId: owner?.id ?? nobody })
}

/** What a customer lacks that a new one must have. */
export const lackingIn = (values: CustomerValues) =>
  (['lastName', 'phoneNumber'] as const).filter((name) => values[name] === '')

/** The labels of the form, for what somebody else changes while it is open. */
export function customerLabels(customer: customerForm_customer$key): FieldLabels<CustomerValues> {
  const { owner } = readInlineData(customerFragment, customer)
  // The name of a former owner is not known; it only has to differ from the current one.
  const shown = (id: string) => (id === nobody ? 'Nobody' : id === owner?.id ? owner.fullName : id)
  return { ...customerFields, ownerId: { ...customerFields.ownerId, shown } }
}

/** The owner of a customer, who may have left the team. */
export function ownerOf(customer: customerForm_customer$key) {
  const { owner } = readInlineData(customerFragment, customer)
  return owner ? { id: owner.id, name: owner.fullName } : null
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
    owner {
      id
      fullName
    }
  }
`
