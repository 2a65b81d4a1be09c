import type pg from 'pg'
import { quoted } from './tables.ts'

/**
 * Makes the texts of loaded rows canonical, and names unique that become equal, because a file can be edited. An archive
 * of an earlier version is loaded before the migration that does the same. `targetOf` is where the rows of a table are.
 */
export async function makeTextsCanonical(
  client: pg.ClientBase,
  targetOf: (table: string) => string = quoted,
): Promise<void> {
  const { rows } = await client.query(
    `SELECT to_regprocedure('make_texts_canonical(text)') IS NOT NULL AS known`,
  )
  if (rows[0].known) await client.query('SELECT make_texts_canonical($1)', [targetOf('\\1')])
}
