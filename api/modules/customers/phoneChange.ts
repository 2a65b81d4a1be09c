import type { Customer } from '#api/core/database/generated/client.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

type Reachable = Pick<Customer, 'id' | 'phoneNumber'>

/** A handler for a customer getting a phone number. It runs in the transaction that writes the number. */
type PhoneFollower = (tx: BusinessContext, customer: Reachable) => Promise<void>

const followers = new Set<PhoneFollower>()

/** Registers a handler of a later module for each phone number: at creation and at each change. */
export function onPhoneChange(follower: PhoneFollower): void {
  followers.add(follower)
}

/** Calls the handlers one after the other; a failure rolls back the change itself. */
export async function emitPhoneChange(tx: BusinessContext, customer: Reachable): Promise<void> {
  for (const follower of followers) await follower(tx, customer)
}
