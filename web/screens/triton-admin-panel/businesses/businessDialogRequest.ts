import type { Subscription } from './status.ts'

/** A business as the table knows it. */
export interface DialogBusiness {
  readonly id: string
  readonly name: string
}

/** A request for a dialog of a business. */
export type BusinessDialogRequest =
  | { kind: 'users'; business: DialogBusiness }
  | { kind: 'export'; business: DialogBusiness & { readonly databaseId: number } }
  | { kind: 'delete'; business: DialogBusiness }
  | { kind: 'suspend'; business: DialogBusiness }
  | { kind: 'subscription'; business: DialogBusiness; status: Subscription }
