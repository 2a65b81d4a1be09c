import type { ScheduleContactDialog_customer$key } from '#web/__generated__/ScheduleContactDialog_customer.graphql.ts'

interface RequestedCustomer {
  readonly id: string
  readonly name: string
}

/** What screens and toasts ask of the frame, because it outlives them. */
export type ContactRequest =
  /** Notes about a contact that was completed with one press. */
  | { readonly kind: 'note'; readonly id: string; readonly customerName: string }
  /** The next contact with a customer, at any time. */
  | { readonly kind: 'schedule'; readonly customer: ScheduleContactDialog_customer$key }
  /** To log what has happened with a customer; without one, the customer is chosen first. */
  | { readonly kind: 'log'; readonly customer?: RequestedCustomer }
  /** To offer that, because a link was pressed that calls the customer. */
  | { readonly kind: 'called'; readonly customer: RequestedCustomer }

let listener: ((request: ContactRequest) => void) | null = null

/** Registers the single listener for requests. Returns a function that removes it. */
export function onContactRequest(listening: (request: ContactRequest) => void): () => void {
  listener = listening
  return () => {
    if (listener === listening) listener = null
  }
}

/** Opens a dialog about a contact, on any screen. */
export function requestContact(request: ContactRequest): void {
  listener?.(request)
}

/** What the press of a link that calls a customer does. */
export const offerLog = ({ id, name }: RequestedCustomer) => {
  return () => requestContact({ kind: 'called', customer: { id, name } })
}
