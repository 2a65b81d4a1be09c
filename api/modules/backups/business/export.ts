import type pg from 'pg'
import { type AddEntry, type ArchiveOptions, writeArchive } from '#api/core/database/backup/archive.ts'
import { connectForCopy } from '#api/core/database/backup/connectForCopy.ts'
import { archiveVersion, type CopiedTable, type Manifest } from '#api/core/database/backup/manifest.ts'
import { copyRows } from '#api/core/database/backup/rows.ts'
import { appliedMigrations } from '#api/core/database/backup/tables.ts'
import { StartError } from '#api/core/database/start/startError.ts'
import { ownedBy, tenantTables } from './tables.ts'

interface ExportOptions extends ArchiveOptions {
  /** The database. It may be in use. */
  url: string
  businessId: number
}

/**
 * Writes a consistent snapshot of one business into an archive and resolves to its manifest. The archive does not
 * contain the server's secret, because it may be handed out. Rejects with a StartError when there is no such business.
 */
export async function exportBusiness({ url, businessId, ...archive }: ExportOptions): Promise<Manifest> {
  const client = await connectForCopy(url)
  try {
    return await writeArchive(archive, (add) => copyBusiness(client, businessId, add))
  } finally {
    await client.end()
  }
}

async function copyBusiness(
  client: pg.Client,
  businessId: number,
  add: AddEntry,
): Promise<Omit<Manifest, 'checksums'>> {
  // REPEATABLE READ: the first statement takes the snapshot that all later statements read.
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new StartError('There is nothing to export: the database has no tables.')
  const { rows } = await client.query<{ now: Date; name: string }>(
    'SELECT clock_timestamp() AS now, name FROM "Business" WHERE id = $1',
    [businessId],
  )
  const [found] = rows
  if (!found) throw new StartError(`There is no business ${businessId}.`)
  const tables: CopiedTable[] = []
  for (const table of await tenantTables(client)) {
    const { name, columns } = table
    tables.push(await copyRows(client, { name, columns }, add, ownedBy(table, businessId)))
  }
  await client.query('COMMIT')
  const business = { id: businessId, name: found.name }
  const createdAt = found.now.toISOString()
  return {
    cuecard: 'business',
    version: archiveVersion,
    business,
    createdAt,
    migrations,
    tables,
    sequences: [],
  }
}
