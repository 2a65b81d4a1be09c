import type pg from 'pg'
import { connectForCopy } from '#api/core/database/connectForCopy.ts'
import { StartError } from '#api/core/process/startError.ts'
import { type ArchiveOptions, secretName, writeArchive } from './archive.ts'
import { archiveVersion, type CopiedTable, type Manifest } from './manifest.ts'
import { copyRows } from './rows.ts'
import { appliedMigrations, readSequences, readTables } from './tables.ts'
import type { AddEntry } from './tarStream.ts'

/** What an operator is told about a backup that holds the secret and is not encrypted. */
export const secretInTheClear =
  'The backup holds the secret of the server in the clear, and whoever reads it can sign in as anybody: set BACKUP_PASSPHRASE, or keep the file as you keep the secret.'

export interface BackupOptions extends ArchiveOptions {
  /** The database to copy. It may be in use. */
  url: string
  /** The secret in the data folder, which encrypts the stored tokens of the SMS provider. */
  secret?: string | undefined
}

/**
 * Writes a consistent snapshot of the database into an archive and resolves to its manifest. Rejects with a StartError
 * when the database has never been migrated.
 */
export async function backup({ url, secret, ...archive }: BackupOptions): Promise<Manifest> {
  const client = await connectForCopy(url, 'cuecard backup')
  try {
    return await writeArchive(archive, async (add) => {
      if (secret !== undefined) await add(secretName, Buffer.from(secret))
      return copyDatabase(client, add)
    })
  } finally {
    await client.end()
  }
}

async function copyDatabase(client: pg.Client, add: AddEntry): Promise<Omit<Manifest, 'checksums' | 'seal'>> {
  // REPEATABLE READ: the first statement takes the snapshot that all later statements read.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0)
    throw new StartError('There is nothing to back up: the database has no tables.')
  const tables: CopiedTable[] = []
  for (const table of await readTables(client)) tables.push(await copyRows(client, table, add))
  const sequences = await readSequences(client)
  await client.query('COMMIT')
  const createdAt = (rows[0]?.now ?? new Date()).toISOString()
  return { cuecard: 'backup', version: archiveVersion, createdAt, migrations, tables, sequences }
}
