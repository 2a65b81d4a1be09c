import { nameColumns } from './nameColumns.ts'

/** How many records a file can have above its header. */
const depth = 10

// No column is named by an email address or a long number.
const looksLikeValue = (cell: string) => /@|\d{5}/.test(cell)

const filled = (record: readonly string[]) => record.filter((cell) => cell.trim() !== '')

/** How many of the cells are known names of columns; none for a record with values. */
function knownNames(record: readonly string[]): number {
  if (record.some(looksLikeValue)) return 0
  return nameColumns(filled(record)).filter(Boolean).length
}

/** A single known name can be a value as well, such as `Customer`. It counts when most other records have values. */
function isEnough(known: number, at: number, records: readonly string[][]): boolean {
  if (known !== 1) return known > 1
  if (filled(records[at] ?? []).length === 1 && at === 0) return true
  const others = records.filter((_, index) => index !== at)
  const withValues = others.filter((record) => record.some(looksLikeValue))
  return at === 0 && withValues.length > 0 && withValues.length * 2 >= others.length
}

/**
 * The index of the header: the first of the ten records with the most known names of columns; null when there is none.
 * QuickBooks has four lines before it.
 */
export function headerRow(records: readonly string[][]): number | null {
  const head = records.slice(0, depth)
  const known = head.map(knownNames)
  const most = Math.max(0, ...known)
  const at = known.indexOf(most)
  return most > 0 && isEnough(most, at, head) ? at : null
}
