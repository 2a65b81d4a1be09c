import * as z from 'zod/mini'
import { CreateCustomerInput as most } from '#web/generated/maxLengths.ts'
import { bounded, optional, required } from '#web/ui/forms/textShapes.ts'
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
  phoneNumber: z
    .string()
    .check(
      z.minLength(1, 'Phone number is required'),
      z.minLength(7, 'Phone number must have 7 to 10 digits'),
    ),
  email,
  status: z.enum(customerStatuses),
  city: optional('City', most.city),
  notes: optional('Notes', most.notes),
}

/** A new customer. */
export const newCustomer = z.object({ ...fields, interest: required('Interest', most.interest) })

/** What the fields of a customer hold while they are filled in: text, empty where there is nothing; digits of the phone. */
export type CustomerValues = z.input<typeof newCustomer>

/** What the form of a new one begins with. */
export const blankCustomer: CustomerValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  interest: '',
  email: '',
  status: 'UNSOLD',
  city: '',
  notes: '',
}

/** An edited one: an interest that the shop no longer offers stays as it is. */
export const editedCustomer = z.object({ ...fields, interest: z.string() })
export type EditedCustomer = z.output<typeof editedCustomer>
