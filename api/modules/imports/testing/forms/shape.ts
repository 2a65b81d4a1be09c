import type { Target } from '#api/modules/imports/columns/targets.ts'
import type { ReadCustomer } from '#api/modules/imports/values/types.ts'
import type { Person } from './people.ts'

/** A column of a program's export: its header, what it becomes, and its value for a person, empty by default. */
export type FormColumn = readonly [header: string, target: Target, value?: (person: Person) => string]

/** An export of another program. */
export interface Form {
  readonly columns: readonly FormColumn[]
  /** What its first row becomes, without the fields that stay empty. */
  readonly becomes: Partial<ReadCustomer>
  readonly separator?: string
  /** Whether the file begins with a byte-order mark. */
  readonly hasMark?: boolean
  /** Lines above the header. */
  readonly above?: readonly string[]
  /** The card of a person, when the form is a vCard: its columns are those that the reader of cards makes. */
  readonly card?: (person: Person) => string
}

/** Columns of one target without values. */
export const empty = (target: Target, headers: string): FormColumn[] =>
  headers.split(',').map((header) => [header, target])
