import type { BusinessActions_business$data } from '#web/__generated__/BusinessActions_business.graphql.ts'
import type { Subscription } from './status.ts'

/** The data of a business that the dialogs need. */
export type DialogBusiness = BusinessActions_business$data

/** A request for a dialog of a business. */
export type BusinessDialogRequest =
  | { kind: 'users'; business: DialogBusiness }
  | { kind: 'delete'; business: DialogBusiness }
  | { kind: 'suspend'; business: DialogBusiness }
  | { kind: 'subscription'; business: DialogBusiness; status: Subscription }
