import type { BusinessActions_business$data } from '#web/__generated__/BusinessActions_business.graphql.ts'
import type { Subscription } from './status.ts'

/** A business in hand, as the table knows it. */
export type BusinessInHand = BusinessActions_business$data

/** What the superadmin is about to do with a business. */
export type Task =
  | { act: 'users'; business: BusinessInHand }
  | { act: 'delete'; business: BusinessInHand }
  | { act: 'suspend'; business: BusinessInHand }
  | { act: 'subscription'; business: BusinessInHand; status: Subscription }
