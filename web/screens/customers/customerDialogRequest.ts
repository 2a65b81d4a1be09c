import type { CustomerDialog_customer$key } from '#web/__generated__/CustomerDialog_customer.graphql.ts'

/** A request of a card for a dialog. */
export interface CustomerDialogRequest {
  readonly kind: 'edit' | 'schedule' | 'delete'
  readonly customer: CustomerDialog_customer$key
  /** The position of the card in the list. */
  readonly place: number
}
