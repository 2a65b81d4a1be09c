import { graphql, readInlineData } from 'react-relay/hooks'
import type { customerOption_customer$key } from '#web/__generated__/customerOption_customer.graphql.ts'
import type { CustomerStatus } from '../customerStatus.ts'

/** A customer as an option of the picker. */
export interface CustomerOption {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  /** Digits only. */
  readonly phoneNumber: string
  readonly email: string | null
  readonly status: CustomerStatus
}

/** Reads a customer as an option of the picker. */
export function customerOption(customer: customerOption_customer$key): CustomerOption {
  const { id, firstName, lastName, phoneNumber, email, status } = readInlineData(
    graphql`
      fragment customerOption_customer on Customer @inline {
        id
        firstName
        lastName
        phoneNumber
        email
        status
      }
    `,
    customer,
  )
  return { id, firstName, lastName, phoneNumber, email: email ?? null, status }
}
