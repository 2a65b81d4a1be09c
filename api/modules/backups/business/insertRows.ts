import type pg from 'pg'
import { columnList, quoted } from '#api/modules/backups/archive/tables.ts'
import { stagedName } from './staging.ts'
import type { TenantTable } from './tables.ts'

/** The columns of a table's primary key. */
async function primaryKey(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.attname::text AS name FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey)
      WHERE i.indrelid = $1::regclass AND i.indisprimary`,
    [quoted(table)],
  )
  return rows.map(({ name }) => name)
}

/**
 * Moves the loaded rows of a table to their place. In almost every table the business is part of the key, so all keys
 * are free.
 */
export async function insertRows(client: pg.Client, table: TenantTable): Promise<void> {
  const key = await primaryKey(client, table.name)
  if (!key.includes(table.key)) return insertDetachedRows(client, table, key)
  await client.query(
    `INSERT INTO ${quoted(table.name)} (${columnList(table)}) SELECT ${columnList(table)} FROM ${stagedName(table.name)}`,
  )
}

/** What the deletion of a business empties in the rows that survive it. */
const emptied = ['actorName', 'actorId', 'before', 'after']

/**
 * Moves the rows of a table that survive the deletion of their business, without its id: entries of the audit trail. A
 * row that is still there gets its business back. Another row keeps its key while it is free, and gets a new one
 * otherwise.
 */
async function insertDetachedRows(
  client: pg.Client,
  table: TenantTable,
  key: readonly string[],
): Promise<void> {
  const target = quoted(table.name)
  const staged = stagedName(table.name)
  const owner = quoted(table.key)
  const sameKey = key.map((name) => `kept.${quoted(name)} = staged.${quoted(name)}`).join(' AND ')
  const compared = table.columns.filter((name) => name !== table.key && !emptied.includes(name))
  const same = compared
    .map((name) => `to_jsonb(kept.${quoted(name)}) IS NOT DISTINCT FROM to_jsonb(staged.${quoted(name)})`)
    .join(' AND ')
  const restored = [table.key, ...emptied.filter((name) => table.columns.includes(name))]
  const set = restored.map((name) => `${quoted(name)} = staged.${quoted(name)}`).join(', ')
  await client.query(
    `UPDATE ${target} AS kept SET ${set} FROM ${staged} AS staged
      WHERE kept.${owner} IS NULL AND ${sameKey} AND ${same}`,
  )
  const missing = (columns: readonly string[], condition: string) =>
    `INSERT INTO ${target} (${columns.map(quoted).join(', ')})
       SELECT ${columns.map(quoted).join(', ')} FROM ${staged} AS staged WHERE ${condition}
        ORDER BY ${key.map(quoted).join(', ')}`
  const isTaken = `EXISTS (SELECT FROM ${target} AS kept WHERE ${sameKey}`
  const others = table.columns.filter((name) => !key.includes(name))
  await client.query(missing(others, `${isTaken} AND kept.${owner} IS DISTINCT FROM staged.${owner})`))
  await client.query(missing(table.columns, `NOT ${isTaken})`))
}
