import type { z } from 'zod'
import { newContact } from '#api/modules/contacts/input.ts'
import { newCustomer } from '#api/modules/customers/input.ts'

function lengthOf(field: z.ZodType): number {
  const length = field.meta()?.maxLength
  if (typeof length !== 'number') throw new Error('This field has no maximum length')
  return length
}

const { firstName, lastName, address, city, interest, notes } = newCustomer.shape

/** The maximum lengths of the texts of a customer and of their next contact. */
export const maxLengths = {
  firstName: lengthOf(firstName),
  lastName: lengthOf(lastName),
  address: lengthOf(address),
  city: lengthOf(city),
  interest: lengthOf(interest),
  notes: lengthOf(notes),
  nextContactNote: lengthOf(newContact.shape.notes),
}
