import type pg from 'pg'
import { StartError } from '#api/core/process/startError.ts'
import { quoted } from '#api/modules/backups/archive/tables.ts'
import { stagedName } from './staging.ts'
import type { TenantTable } from './tables.ts'

// Read once, because an entry may have megabytes.
const keysInTrash = `SELECT name, max(key::bigint)::text AS last
    FROM ${stagedName('TrashEntry')}, jsonb_each(rows) AS tables (name, kept), jsonb_object_keys(kept) AS key
   GROUP BY name`

/**
 * Advances the sequences of the tables beyond the loaded keys, which may come from another server, and beyond those of rows
 * that lie in the trash and may be restored. Rejects with a
 * StartError when a key is so high that it would use up the numbers of all businesses.
 */
export async function advanceSequences(client: pg.Client, tables: readonly TenantTable[]): Promise<void> {
  const { rows: trash } = await client.query<{ name: string; last: string }>(keysInTrash)
  const lastInTrash = new Map(trash.map(({ name, last }) => [name, last]))
  for (const { name, columns } of tables) {
    if (!columns.includes('id')) continue
    const { rows } = await client.query<{ sequence: string | null }>(
      `SELECT pg_get_serial_sequence($1, 'id') AS sequence`,
      [quoted(name)],
    )
    const sequence = rows[0]?.sequence
    if (sequence) await advance(client, name, sequence, lastInTrash.get(name) ?? '0')
  }
}

async function advance(
  client: pg.Client,
  table: string,
  sequence: string,
  lastInTrash: string,
): Promise<void> {
  const { rows } = await client.query<{ isTooHigh: boolean; isAhead: boolean }>(
    `SELECT last > (SELECT seqmax / 2 FROM pg_sequence WHERE seqrelid = $1::regclass) AS "isTooHigh",
            last >= (SELECT last_value FROM ${sequence}) AS "isAhead"
       FROM (SELECT greatest(max(id), $2::bigint) AS last FROM ${stagedName(table)}) AS staged`,
    [sequence, lastInTrash],
  )
  if (rows[0]?.isTooHigh)
    throw new StartError(`The file was changed: it has a row of ${table} with a number that is too high.`)
  if (!rows[0]?.isAhead) return
  // The lock lasts for one statement: without it a number taken meanwhile could be given out twice.
  await client.query('BEGIN')
  try {
    await client.query("SET LOCAL lock_timeout = '1s'")
    await client.query(`LOCK TABLE ${quoted(table)} IN SHARE ROW EXCLUSIVE MODE`)
    await client.query(
      `SELECT setval($1::regclass, greatest((SELECT last_value FROM ${sequence}), max(id), $2::bigint)) FROM ${stagedName(table)}`,
      [sequence, lastInTrash],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
