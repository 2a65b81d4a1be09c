import type { CustomerDialog_customer$key } from '#web/__generated__/CustomerDialog_customer.graphql.ts'

/** What a card asks for. */
export interface CustomerDialogRequest {
  readonly kind: 'edit' | 'schedule' | 'delete'
  readonly customer: CustomerDialog_customer$key
  /** Where the card stands in the list. */
  readonly place: number
}
