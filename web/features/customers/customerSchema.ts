import * as z from 'zod/mini'
import { CreateCustomerInput as most } from '#web/generated/maxLengths.ts'
import { requiredPhone } from '#web/ui/forms/phoneShapes.ts'
import { blank, bounded, optional, required } from '#web/ui/forms/textShapes.ts'
import { customerStatuses } from './customerStatus.ts'

const email = z.pipe(
  z
    .string()
    .check(z.trim(), bounded('Email', most.email), z.regex(/^$|^\S+@\S+\.\S+$/, 'Valid email required')),
  z.transform((text) => (text === '' ? null : text)),
)

const fields = {
  firstName: required('First name', most.firstName),
  lastName: required('Last name', most.lastName),
  phoneNumber: requiredPhone,
  email,
  status: z.enum(customerStatuses),
  address: optional('Address', most.address),
  city: optional('City', most.city),
  notes: optional('Notes', most.notes),
}

/** A new customer. */
export const newCustomer = z.object({ ...fields, interest: required('Interest', most.interest) })

/** The form values of a customer: strings, empty when missing, and the digits of the phone number. */
export type CustomerValues = z.input<typeof newCustomer>

/** The initial values of a new customer. */
export const blankCustomer: CustomerValues = { ...blank(newCustomer), status: 'UNSOLD' }

/** An existing customer keeps an interest that is no longer an option. */
export const editedCustomer = z.object({ ...fields, interest: z.string() })
export type EditedCustomer = z.output<typeof editedCustomer>
