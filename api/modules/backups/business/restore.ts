import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { readArchive, verifyArchive } from '#api/core/database/backup/archive.ts'
import { connectForCopy } from '#api/core/database/backup/connectForCopy.ts'
import type { Manifest } from '#api/core/database/backup/manifest.ts'
import { refuseNewerArchive } from '#api/core/database/backup/restore.ts'
import { rowLoader } from '#api/core/database/backup/rows.ts'
import { appliedMigrations, columnList, quoted } from '#api/core/database/backup/tables.ts'
import { migrate } from '#api/core/database/migrations/migrate.ts'
import { StartError } from '#api/core/database/start/startError.ts'
import { channel } from '#api/core/live/announcement.ts'
import type { Log } from '#api/core/platform/log.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import { refuseForeignRows } from './foreignRows.ts'
import { advanceSequences, insertRows } from './insertRows.ts'
import { stagedName } from './staging.ts'
import { type TenantTable, tenantTables } from './tables.ts'
import { refuseTakenUsernames } from './takenUsernames.ts'

interface RestoreOptions {
  /** The database. It may be in use. */
  url: string
  file: string
  passphrase?: string | undefined
  log: Log
}

type Business = NonNullable<Manifest['business']>

/** The number of attempts. The locks of a restore can deadlock with writes of other businesses. */
const tries = 5

/**
 * Restores one business from its archive, with all ids, in one transaction; migrates the database to this version first.
 * Other businesses can work meanwhile; their writes wait while the rows are moved from temporary tables to their places.
 * Rejects with a StartError when the archive is damaged, of another version or has rows of another business, when the
 * business exists, or when its usernames have been taken.
 */
export async function restoreBusiness({ url, file, passphrase, log }: RestoreOptions): Promise<Manifest> {
  const { manifest } = await verifyArchive(file, passphrase)
  const { business, migrations } = manifest
  if (!business)
    throw new StartError(`${file} holds a whole database: restore it with npm run restore -- FILE.`)
  await refuseNewerArchive(file, manifest)
  const client = await connectForCopy(url)
  try {
    const isEmpty = (await appliedMigrations(client)).length === 0
    await migrate(url, { log, ...(isEmpty && { only: new Set(migrations) }) })
    await refuseOtherVersion(client, file, migrations)
    const tables = await tenantTables(client)
    await stage(client, tables, { file, passphrase, manifest })
    await refuseForeignRows(client, tables, { file, businessId: business.id })
    await retried(() => move(client, tables, business))
  } finally {
    await client.end()
  }
  await migrate(url, { log })
  return manifest
}

async function refuseOtherVersion(client: pg.Client, file: string, migrations: string[]): Promise<void> {
  if (isDeepStrictEqual(await appliedMigrations(client), migrations)) return
  throw new StartError(
    `${file} was made by an earlier version of Cuecard: restore it into an empty database (DATA_DIR=/another/folder npm run business:restore -- FILE), and export the business from there.`,
  )
}

/** Loads the rows into temporary tables. */
async function stage(
  client: pg.Client,
  tables: readonly TenantTable[],
  { file, passphrase, manifest }: { file: string; passphrase: string | undefined; manifest: Manifest },
): Promise<void> {
  for (const table of tables) {
    await client.query(
      `CREATE TEMPORARY TABLE ${stagedName(table.name)} AS
         SELECT ${columnList(table)} FROM ${quoted(table.name)} WITH NO DATA`,
    )
  }
  const loader = rowLoader(client, manifest.tables, stagedName)
  await readArchive(file, passphrase, loader.read)
  await loader.end()
}

/** Repeats a transaction that gave way to others. */
async function retried(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const gaveWay = error instanceof pg.DatabaseError && ['40P01', '55P03'].includes(error.code ?? '')
      if (!gaveWay || attempt === tries) throw error
    }
  }
}

/**
 * Moves the rows to their places. User triggers are disabled meanwhile, because the archive contains the rows that
 * they write; the lock that this takes also keeps others from creating the business or its usernames.
 */
async function move(client: pg.Client, tables: readonly TenantTable[], business: Business): Promise<void> {
  const names = tables.map(({ name }) => quoted(name))
  await client.query('BEGIN')
  try {
    await client.query("SET LOCAL lock_timeout = '5s'")
    await client.query(`LOCK TABLE ${names.join(', ')} IN SHARE ROW EXCLUSIVE MODE`)
    await refuseExisting(client, business)
    await refuseTakenUsernames(client, business)
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
    await advanceSequences(client, tables)
    for (const table of tables) await insertRows(client, table)
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    await record(client, business)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function refuseExisting(client: pg.Client, { id }: Business): Promise<void> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM "Business" WHERE id = $1', [id])
  const [found] = rows
  if (found)
    throw new StartError(`The business ${id} exists: ${found.name}. Only a deleted one can be restored.`)
}

const action: AuditAction = 'business:restore'

/** Records the restore in the audit trail, and makes the servers read the business's accounts again. */
async function record(client: pg.Client, { id, name }: Business): Promise<void> {
  await client.query(
    `INSERT INTO "AuditEntry" ("businessId", "actorType", "actorName", action, subject, after)
       VALUES ($1, 'system', 'Command line', $2, $3, $4)`,
    [id, action, `Business:${id}`, { name }],
  )
  await client.query('SELECT pg_notify($1, $2)', [channel, `${id} Business ${id} UPDATE`])
}
