import { z } from 'zod'
import { optionalEmail, optionalLongText, optionalText, phone, text } from '#api/core/input/input.ts'
import { CustomerStatus } from '#api/generated/enums.ts'

export const customerStatus = z
  .enum(CustomerStatus, { error: 'Status must be unsold, sold or not in market' })
  .meta({ title: 'CustomerStatus' })

const fields = {
  firstName: text('First name', 80),
  lastName: text('Last name', 80),
  phoneNumber: phone('Phone number'),
  interest: text('Interest', 80),
  email: optionalEmail('Email'),
  address: optionalText('Address', 160),
  city: optionalText('City', 80),
  notes: optionalLongText('Notes', 5000),
}

/** A new customer. */
export const newCustomer = z.object({ ...fields, status: customerStatus.default('UNSOLD') })
export type NewCustomer = z.output<typeof newCustomer>

/** Changes of a customer: only the given fields. */
export const customerChanges = z.object({ ...fields, status: customerStatus }).partial()
export type CustomerChanges = z.output<typeof customerChanges>
