import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'

type Reachable = Pick<Customer, 'id' | 'phoneNumber'>

/** Handles a new phone number of a customer, in the transaction that writes it. */
type PhoneFollower = (tx: BusinessContext, customer: Reachable) => Promise<void>

const followers = new Set<PhoneFollower>()

/** Lets another module react to a phone number that is set at creation or changed later. */
export function onPhoneChange(follower: PhoneFollower): void {
  followers.add(follower)
}

/** Runs the handlers in sequence; a failure rolls back the change. */
export async function emitPhoneChange(tx: BusinessContext, customer: Reachable): Promise<void> {
  for (const follower of followers) await follower(tx, customer)
}
