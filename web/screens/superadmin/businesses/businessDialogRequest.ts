import type { Subscription } from './status.ts'

/** A business as the table knows it. */
export interface DialogBusiness {
  readonly id: string
  readonly name: string
}

/** A business whose export can be downloaded. */
export interface ExportedBusiness extends DialogBusiness {
  readonly databaseId: number
}

/** A request for a dialog of a business. */
export type BusinessDialogRequest =
  | { kind: 'users'; business: DialogBusiness }
  | { kind: 'export' | 'delete'; business: ExportedBusiness }
  | { kind: 'suspend'; business: DialogBusiness }
  | { kind: 'subscription'; business: DialogBusiness; status: Subscription }
