import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { csvLine, csvMark } from '#api/core/text/csv.ts'
import { type Row, recordLine } from '#api/modules/exports/files/records.ts'
import type { CustomerRecords } from './records.ts'

function* csvOf(rows: readonly Row[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  yield csvMark + csvLine(columns)
  for (const row of rows) yield recordLine(columns, row)
}

function* jsonOf(records: CustomerRecords) {
  let separator = '{\n'
  for (const [table, rows] of records) {
    yield `${separator}${JSON.stringify(table)}: [\n`
    for (const [index, row] of rows.entries()) yield `${index ? ',\n' : ''}${JSON.stringify(row)}`
    separator = '\n],\n'
  }
  yield '\n]\n}\n'
}

/** A ZIP archive with the records of a customer: all of them as JSON, and a CSV file for each table. */
export function customerArchive(records: CustomerRecords): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  const add = (name: string, parts: Iterable<string>) =>
    zip.addReadStream(Readable.from(parts, { objectMode: false }), name)
  add('customer.json', jsonOf(records))
  for (const [table, rows] of records) add(`${table}.csv`, csvOf(rows))
  zip.end()
  return output
}
