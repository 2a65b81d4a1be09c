import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'

/** The step at the time of the request. */
export interface DialogStep {
  readonly id: string
  readonly dayNumber: number
  readonly title: string
  readonly description: string | null
  readonly isActive: boolean
}

/** A request of a plan for a dialog. */
export type PlanDialogRequest =
  | { readonly kind: 'add' | 'apply'; readonly status: CustomerStatus }
  | { readonly kind: 'edit' | 'delete'; readonly status: CustomerStatus; readonly step: DialogStep }
