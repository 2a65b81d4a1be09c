/** What resolving a field takes at most, where its type and arguments do not tell. See docs/decisions/0006-limits.md. */
export interface FieldPrice {
  /** Entries of a list that has no pages. */
  rows?: number
  /** Statements that the database is asked; without it 1 for a list or page of records, and none for all else. */
  statements?: number
  /** The statements serve all records of the list around the field; without it they are asked for each record. */
  batched?: true
}

/** The `extensions` of a field with a price. */
export const priced = (price: FieldPrice) => ({ price })
