type Cell = string | number | null

/** Text that a spreadsheet would interpret as a formula. */
const formula = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * Formats rows as comma-separated values (RFC 4180). The byte order mark makes spreadsheets read the file as UTF-8; an
 * apostrophe before a text that looks like a formula keeps it a text.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}
