/** The cost of resolving a field, where its type and arguments do not tell (docs/decisions/0006-limits.md). */
export interface FieldPrice {
  /** Maximum number of entries of a list without pages. */
  rows?: number
  /** Number of SQL statements. The default is 1 for a list or page of records and 0 for all other fields. */
  statements?: number
  /**
   * Set when one set of statements serves all records of the surrounding list; otherwise each record takes its own.
   */
  batched?: true
}

/** The `extensions` that set the price of a field. */
export const priced = (price: FieldPrice) => ({ price })
