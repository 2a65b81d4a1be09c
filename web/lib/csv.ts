type Cell = string | number | null

/** Text that a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  const plain = formula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * Rows as comma-separated values (RFC 4180). The byte order mark at the beginning tells spreadsheets that the text is
 * UTF-8; an apostrophe before a text that begins like a formula keeps it a text.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}
