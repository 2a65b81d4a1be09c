import type { Customer } from '#api/core/database/generated/client.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

type Entered = Pick<Customer, 'id' | 'status' | 'statusUpdatedAt'>

/** What else happens when a customer enters a status, in the transaction that holds the customer's row. */
type StatusFollower = (tx: BusinessContext, customer: Entered) => Promise<void>

const followers = new Set<StatusFollower>()

/** Has a later module take part in every entry into a status: being added, and every real change. */
export function onStatusChange(follower: StatusFollower): void {
  followers.add(follower)
}

/** Tells the followers, one after the other; one that fails undoes the change itself. */
export async function emitStatusChange(tx: BusinessContext, customer: Entered): Promise<void> {
  for (const follower of followers) await follower(tx, customer)
}
