import { z } from 'zod'
import { recordId } from '#api/core/graph/ids.ts'
import { visible } from '#api/core/input/characters.ts'
import {
  optionalEmail,
  optionalLongText,
  optionalPhone,
  optionalText,
  phone,
  text,
} from '#api/core/input/input.ts'
import { CustomerStatus } from '#api/generated/enums.ts'
import { customOfCustomer } from '#api/modules/custom-fields/input.ts'
import { tagChangesOfCustomer, tagsOfCustomer } from '#api/modules/tags/input.ts'

export const customerStatus = z
  .enum(CustomerStatus, { error: 'Status must be unsold, sold or not in market' })
  .meta({ title: 'CustomerStatus' })

/** The owner in an input; null for nobody. */
export const ownerId = recordId('User', 'Team member').nullish().meta({
  description: 'An active user, who looks after the customer; null for nobody.',
})

const fields = {
  firstName: text('First name', 80),
  lastName: text('Last name', 80),
  phoneNumber: phone('Phone number'),
  interest: text('Interest', 80),
  email: optionalEmail('Email'),
  address: optionalText('Address', 160),
  city: optionalText('City', 80),
  notes: optionalLongText('Notes', 5000),
  ownerId,
}

/** A new customer. */
export const newCustomer = z.object({
  ...fields,
  ...tagsOfCustomer,
  ...customOfCustomer,
  status: customerStatus.default('UNSOLD'),
})
export type NewCustomer = z.output<typeof newCustomer>

/** What a customer lacks may stay empty; the service refuses to empty it. */
const lacking = 'Empty only for a customer who lacks it.'
const lastName = optionalText('Last name', 80).refine(
  (value) => value === null || visible.test(value),
  'Last name is required',
)

/** Changes of a customer: only the given fields. */
export const customerChanges = z
  .object({
    ...fields,
    ...tagChangesOfCustomer,
    ...customOfCustomer,
    lastName: lastName.meta({ description: lacking }),
    phoneNumber: optionalPhone('Phone number').meta({
      description: `A North American phone number in any format, with 7 to 10 digits. ${lacking}`,
    }),
    status: customerStatus,
  })
  .partial()
export type CustomerChanges = z.output<typeof customerChanges>
