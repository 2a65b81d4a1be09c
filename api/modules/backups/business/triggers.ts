import type pg from 'pg'
import { quoted, type Table } from '#api/modules/backups/archive/tables.ts'

/** The tables with a trigger that does not heed the setting `cuecard.triggers`: in databases of earlier versions. */
async function withOtherTriggers(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger
      WHERE NOT tgisinternal AND tgrelid = ANY ($1::regclass[])
        AND pg_get_triggerdef(oid) NOT LIKE '%triggers\\_enabled()%' ORDER BY 1`,
    [tables.map(({ name }) => quoted(name))],
  )
  return rows.map(({ name }) => name)
}

/**
 * Turns triggers off for the rest of the transaction. Others are not affected, except in a database of an earlier
 * version, which is filled before anybody uses it.
 */
export async function turnTriggersOff(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query("SET LOCAL cuecard.triggers = 'off'")
  for (const name of await withOtherTriggers(client, tables))
    await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
}

export async function turnTriggersOn(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query("SET LOCAL cuecard.triggers = 'on'")
  for (const name of await withOtherTriggers(client, tables))
    await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
}
