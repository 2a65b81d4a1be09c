type Cell = string | number | null

/** Text that a spreadsheet would compute; the four signs also in their full-width forms. */
const formula = /^[=+\-@＝＋－＠]/

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

function written(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = cell ?? ''
  // No stored text begins with a tab, so a reader can take it off again; an apostrophe may have been typed.
  if (formula.test(text)) return quoted(`\t${text}`)
  return /[",\r\n]/.test(text) ? quoted(text) : text
}

/** The byte order mark, by which spreadsheets read a file as UTF-8. */
export const csvMark = '\ufeff'

/** A line of comma-separated values (RFC 4180). A tab before a text that looks like a formula keeps it a text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(',')}\r\n`
}
