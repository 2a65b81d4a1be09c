import type pg from 'pg'
import { StartError } from '#api/core/process/startError.ts'
import { quoted } from '#api/modules/backups/archive/tables.ts'
import { stagedName } from './staging.ts'
import type { TenantTable } from './tables.ts'

/**
 * Advances the sequences of the tables beyond the loaded keys, which may come from another server. Rejects with a
 * StartError when a key is so high that it would use up the numbers of all businesses.
 */
export async function advanceSequences(client: pg.Client, tables: readonly TenantTable[]): Promise<void> {
  for (const { name, columns } of tables) {
    if (!columns.includes('id')) continue
    const { rows } = await client.query<{ sequence: string | null }>(
      `SELECT pg_get_serial_sequence($1, 'id') AS sequence`,
      [quoted(name)],
    )
    const sequence = rows[0]?.sequence
    if (sequence) await advance(client, name, sequence)
  }
}

async function advance(client: pg.Client, table: string, sequence: string): Promise<void> {
  const { rows } = await client.query<{ isTooHigh: boolean; isAhead: boolean }>(
    `SELECT last > (SELECT seqmax / 2 FROM pg_sequence WHERE seqrelid = $1::regclass) AS "isTooHigh",
            last > (SELECT last_value FROM ${sequence}) AS "isAhead"
       FROM (SELECT max(id) AS last FROM ${stagedName(table)}) AS staged`,
    [sequence],
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
      `SELECT setval($1::regclass, greatest((SELECT last_value FROM ${sequence}), max(id))) FROM ${stagedName(table)}`,
      [sequence],
    )
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
