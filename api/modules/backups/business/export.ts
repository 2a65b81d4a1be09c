import type { Writable } from 'node:stream'
import type pg from 'pg'
import { inSnapshot } from '#api/core/database/connectForCopy.ts'
import { StartError } from '#api/core/process/startError.ts'
import {
  type ArchiveOptions,
  type FillArchive,
  type Sealing,
  streamArchive,
  writeArchive,
} from '#api/modules/backups/archive/archive.ts'
import { archiveVersion, type CopiedTable, type Manifest } from '#api/modules/backups/archive/manifest.ts'
import { copyRows } from '#api/modules/backups/archive/rows.ts'
import { appliedMigrations } from '#api/modules/backups/archive/tables.ts'
import { ownedBy, tenantTables } from './tables.ts'

interface Source {
  /** The database. It may be in use. */
  url: string
  businessId: number
}

/**
 * Writes a consistent snapshot of one business into an archive and resolves to its manifest. The archive does not
 * contain the server's secret, because it may be handed out. Rejects with a StartError when there is no such business.
 */
export function exportBusiness({ url, businessId, ...archive }: Source & ArchiveOptions): Promise<Manifest> {
  return withSnapshot({ url, businessId }, (fill) => writeArchive(archive, fill))
}

/**
 * Writes the same archive into a stream. `open` is called once the business has been found and resolves to the stream.
 * Nobody can read a stream back, so a reader knows from the manifest at its end that the archive is complete.
 */
export function streamBusiness(
  { url, businessId, ...sealing }: Source & Sealing,
  open: () => Promise<Writable>,
): Promise<Manifest> {
  return withSnapshot({ url, businessId }, async (fill) => streamArchive(await open(), sealing, fill))
}

function withSnapshot<T>({ url, businessId }: Source, work: (fill: FillArchive) => Promise<T>): Promise<T> {
  return inSnapshot({ url, name: 'cuecard backup' }, async (client) => {
    const found = await findBusiness(client, businessId)
    return work((add) => copyBusiness(client, found, add))
  })
}

type Found = Pick<Manifest, 'createdAt' | 'migrations'> & { business: NonNullable<Manifest['business']> }

async function findBusiness(client: pg.Client, id: number): Promise<Found> {
  const migrations = await appliedMigrations(client)
  if (migrations.length === 0) throw new StartError('There is nothing to export: the database has no tables.')
  const { rows } = await client.query<{ now: Date; name: string }>(
    // Read as JSON, because a database of an earlier version has no such column.
    `SELECT clock_timestamp() AS now, name FROM "Business"
      WHERE id = $1 AND to_jsonb("Business") ->> 'deletedAt' IS NULL`,
    [id],
  )
  const [row] = rows
  if (!row) throw new StartError(`There is no business ${id}.`)
  return { migrations, createdAt: row.now.toISOString(), business: { id, name: row.name } }
}

async function copyBusiness(
  client: pg.Client,
  { business, createdAt, migrations }: Found,
  add: Parameters<FillArchive>[0],
): Promise<Omit<Manifest, 'checksums' | 'seal'>> {
  const tables: CopiedTable[] = []
  for (const table of await tenantTables(client)) {
    const { name, columns } = table
    tables.push(await copyRows(client, { name, columns }, add, ownedBy(table, business.id)))
  }
  await client.query('COMMIT')
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
