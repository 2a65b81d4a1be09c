import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Customer } from '#api/generated/client.ts'

type Handler<Changed> = (tx: BusinessContext, customer: Changed) => Promise<void>

/** What later modules do about a customer who has changed, in the transaction that has locked the customer's row. */
export interface CustomerHandlers {
  /** A customer enters a status, at creation or by a change. */
  onStatusChange?: Handler<Pick<Customer, 'id' | 'status'>>
  /** A customer gets a phone number, at creation or by a change. */
  onPhoneChange?: Handler<Pick<Customer, 'id' | 'phoneNumber'>>
}

const registered = new Set<CustomerHandlers>()

export function registerHandlers(handlers: CustomerHandlers): void {
  registered.add(handlers)
}

/** Calls the handlers one after the other; a failure rolls back the change itself. */
export async function emitStatusChange(tx: BusinessContext, customer: Customer): Promise<void> {
  for (const { onStatusChange } of registered) await onStatusChange?.(tx, customer)
}

/** Calls the handlers one after the other; a failure rolls back the change itself. */
export async function emitPhoneChange(tx: BusinessContext, customer: Customer): Promise<void> {
  for (const { onPhoneChange } of registered) await onPhoneChange?.(tx, customer)
}
