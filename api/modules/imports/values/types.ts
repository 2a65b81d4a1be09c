import type { CustomerStatus } from '#api/generated/enums.ts'
import type { StoredValue } from '#api/modules/custom-fields/values.ts'

/** Which part of `3/4/2024` comes first. */
export type DateOrder = 'MONTH_FIRST' | 'DAY_FIRST'

/** How the values of a file are understood: decided once for the file and kept with its import. */
export interface ValueRules {
  readonly timeZone: string
  /** The local day of the import, `2026-11-29`. */
  readonly today: string
  /** The order of dates by the index of their column. */
  readonly dateOrders: Readonly<Record<number, DateOrder>>
  /** Words of the status column, folded, that were mapped by hand. */
  readonly statuses: Readonly<Record<string, CustomerStatus>>
  /** The names of those who can be the owner, folded. */
  readonly owners: ReadonlySet<string>
  /** Whether notes keep what fits nowhere else. */
  readonly keepInNotes: boolean
}

/**
 * What a record says of a customer. Texts are canonical and within the limits of the customer's fields; they are '' or
 * null where the record says nothing.
 */
export interface ReadCustomer {
  readonly number: number | null
  readonly firstName: string
  readonly lastName: string
  /** 7 to 10 digits. */
  readonly phoneNumber: string
  /** The digits of the further numbers, which the notes keep as they were written. */
  readonly otherPhones: readonly string[]
  readonly email: string | null
  readonly address: string | null
  readonly city: string | null
  readonly interest: string | null
  readonly status: CustomerStatus | null
  /** A user as the file names them. */
  readonly owner: string | null
  /** The labels of tags. */
  readonly tags: readonly string[]
  /** Values of custom fields by the id of the field. */
  readonly custom: Readonly<Record<string, StoredValue>>
  readonly notes: string | null
  readonly createdAt: string | null
  readonly lastContact: string | null
  /** May be in the past. */
  readonly nextContact: string | null
  readonly nextContactNote: string | null
  /** Sentences for the user. */
  readonly warnings: readonly string[]
  /** Why the record cannot become a customer; null when it can. */
  readonly refusal: string | null
}
