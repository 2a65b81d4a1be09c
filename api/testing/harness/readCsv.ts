/** The rows of a CSV file by RFC 4180 alone: a second opinion on what the exports write. */
export function readCsv(file: string): string[][] {
  if (!file.startsWith('\ufeff')) throw new Error('The byte order mark is missing')
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain, end] of file
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy)) {
    row.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"').replace(/^\t/, ''))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
