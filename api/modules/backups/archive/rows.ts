import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { type CopyStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { ReadEntry } from './archive.ts'
import { type CopiedTable, entryOf, folderOf } from './manifest.ts'
import { columnList, quoted, type Table } from './tables.ts'
import type { AddEntry } from './tarStream.ts'

/** The maximum size of an entry with rows, in bytes; one entry at a time is in memory. */
const partSize = 4 * 1024 * 1024

/** Copies the rows of a table that fulfil a condition in SQL, by default all, into entries of bounded size. */
export async function copyRows(
  client: pg.Client,
  table: Table,
  add: AddEntry,
  condition = 'true',
): Promise<CopiedTable> {
  const rows = `SELECT ${columnList(table)} FROM ${quoted(table.name)} WHERE ${condition}`
  const copy = client.query(copyTo(`COPY (${rows}) TO STDOUT`))
  let parts = 0
  for await (const part of inParts(copy)) await add(entryOf(table.name, parts++), part)
  return { ...table, parts, rows: copy.rowCount }
}

async function* inParts(copy: Readable): AsyncIterable<Buffer> {
  let chunks: Buffer[] = []
  let size = 0
  for await (const chunk of copy) {
    chunks.push(chunk)
    size += chunk.length
    if (size < partSize) continue
    yield Buffer.concat(chunks)
    chunks = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(chunks)
}

/**
 * Loads entries in order; all parts of a table feed one `COPY` into the table that `targetOf` names. Rejects when the
 * row count of a table differs from the manifest.
 */
export function rowLoader(client: pg.Client, tables: readonly CopiedTable[], targetOf = quoted) {
  let current: { table: CopiedTable; copy: CopyStreamQuery } | undefined
  const end = async () => {
    if (!current) return
    const { table, copy } = current
    current = undefined
    copy.end()
    await finished(copy)
    if (copy.rowCount !== table.rows) {
      throw new Error(`${table.name} has ${copy.rowCount} rows instead of ${table.rows}`)
    }
  }
  const read: ReadEntry = async (name, content) => {
    const table = tables.find((one) => name.startsWith(folderOf(one.name)))
    if (table && table !== current?.table) {
      await end()
      const copy = client.query(copyFrom(`COPY ${targetOf(table.name)} (${columnList(table)}) FROM STDIN`))
      current = { table, copy }
    }
    for await (const chunk of content) {
      if (table && current && !current.copy.write(chunk)) await once(current.copy, 'drain')
    }
  }
  return { read, end }
}
