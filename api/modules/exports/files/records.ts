import { csvLine } from '#api/core/text/csv.ts'

/** A record as JSON gives it. */
export type Row = Readonly<Record<string, unknown>>

/** A value in a cell; lists and objects as JSON. */
function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A record as a line of CSV. */
export const recordLine = (columns: readonly string[], row: Row) =>
  csvLine(columns.map((column) => cellOf(row[column])))
