import type { CustomerStatus } from '#web/features/customers/customerStatus.ts'

/** A step as it was when its dialog was asked for. */
export interface DialogStep {
  readonly id: string
  readonly dayNumber: number
  readonly title: string
  readonly description: string | null
  readonly isActive: boolean
}

/** What a plan asks for. */
export type PlanDialogRequest =
  | { readonly kind: 'add' | 'apply'; readonly status: CustomerStatus }
  | { readonly kind: 'edit' | 'delete'; readonly status: CustomerStatus; readonly step: DialogStep }
