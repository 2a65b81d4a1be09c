import { Readable } from 'node:stream'
import { csvLine, csvMark } from '#api/core/text/csv.ts'
import type { Batches } from './xlsx.ts'

/** A CSV file as a stream: UTF-8 with its mark, a header row, lines that end with CRLF. */
export function csvStream(headers: readonly string[], rows: Batches): Readable {
  async function* lines() {
    yield csvMark + csvLine(headers)
    for await (const batch of rows) yield batch.map(csvLine).join('')
  }
  return Readable.from(lines(), { objectMode: false })
}
