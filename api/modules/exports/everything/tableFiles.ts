import type pg from 'pg'
import { csvLine, csvMark } from '#api/core/text/csv.ts'
import type { AddEntry } from '#api/modules/backups/archive/tarStream.ts'
import { type Row, recordLine } from '#api/modules/exports/files/records.ts'
import { readRows } from '#api/modules/exports/readRows.ts'
import type { ExportedTable } from './tables.ts'

/** The size at which a file ends and another one begins, in bytes: an archive holds a file in memory until it is whole. */
const fileSize = 8 * 1024 * 1024

/** A file that is being filled, in parts that each can be read alone. */
function partedFile(name: string, type: string, head: string, add: AddEntry) {
  const files: string[] = []
  let chunks: Buffer[] = []
  let size = 0
  const flush = async () => {
    const file = `${name}${files.length ? `-${files.length + 1}` : ''}.${type}`
    files.push(file)
    const parts = [Buffer.from(head), ...chunks]
    chunks = []
    size = 0
    await add(file, ...parts)
  }
  return {
    files,
    async write(text: string) {
      const chunk = Buffer.from(text)
      chunks.push(chunk)
      size += chunk.length
      if (size >= fileSize) await flush()
    },
    /** A table without rows has a file too, which tells its columns. */
    async end() {
      if (size > 0 || files.length === 0) await flush()
    },
  }
}

/** What the manifest says of a table. */
export interface TableFiles {
  name: string
  rows: number
  files: string[]
}

/** Adds the rows of a table to the archive, as CSV and as JSON Lines. */
export async function addTable(
  client: pg.ClientBase,
  { name, columns, sql }: ExportedTable,
  values: readonly unknown[],
  add: AddEntry,
): Promise<TableFiles> {
  const csv = partedFile(name, 'csv', csvMark + csvLine(columns), add)
  const json = partedFile(name, 'jsonl', '', add)
  let rows = 0
  for await (const batch of readRows<[string]>(client, { text: sql, values })) {
    rows += batch.length
    await json.write(batch.map(([row]) => `${row}\n`).join(''))
    await csv.write(batch.map(([row]) => recordLine(columns, JSON.parse(row) as Row)).join(''))
  }
  await json.end()
  await csv.end()
  return { name, rows, files: [...csv.files, ...json.files] }
}
