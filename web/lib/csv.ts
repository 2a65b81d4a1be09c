import { csvLine, csvMark } from '#web/generated/text/csv.ts'

/** Formats rows as a CSV file, as the exports of lists are written. */
export function toCsv(rows: readonly Parameters<typeof csvLine>[0][]): string {
  return csvMark + rows.map(csvLine).join('')
}
