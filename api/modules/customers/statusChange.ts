import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'

type Entered = Pick<Customer, 'id' | 'status' | 'statusUpdatedAt'>

/** A handler for a customer entering a status. It runs in the transaction that has locked the customer's row. */
export type StatusChangeHandler = (tx: BusinessContext, customer: Entered) => Promise<void>

const handlers = new Set<StatusChangeHandler>()

/** Registers a handler of a later module for each entry into a status: at creation and at each change. */
export function onStatusChange(handler: StatusChangeHandler): void {
  handlers.add(handler)
}

/** Calls the handlers one after the other; a failure rolls back the change itself. */
export async function emitStatusChange(tx: BusinessContext, customer: Entered): Promise<void> {
  for (const handler of handlers) await handler(tx, customer)
}
