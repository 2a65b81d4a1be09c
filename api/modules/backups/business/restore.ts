import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { connectForCopy } from '#api/core/database/connectForCopy.ts'
import { channel } from '#api/core/live/announcement.ts'
import { StartError } from '#api/core/process/startError.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import type { AuditAction } from '#api/modules/activities/audit-trail/actions.ts'
import { readArchive, verifyArchive } from '#api/modules/backups/archive/archive.ts'
import { makeTextsCanonical } from '#api/modules/backups/archive/canonicalTexts.ts'
import {
  inOneSentence,
  refuseForbiddenUsernames,
  refuseOtherTables,
} from '#api/modules/backups/archive/checks.ts'
import type { Manifest } from '#api/modules/backups/archive/manifest.ts'
import { eraseAgain, type RestoreOptions, refuseNewerArchive } from '#api/modules/backups/archive/restore.ts'
import { endSessions, keysThatCameBack } from '#api/modules/backups/archive/revocations.ts'
import { rowLoader } from '#api/modules/backups/archive/rows.ts'
import { refuseWrongSeal, type SealState, sealState } from '#api/modules/backups/archive/seal.ts'
import { appliedMigrations, columnList, quoted } from '#api/modules/backups/archive/tables.ts'
import { refuseForeignRows, refuseOtherBusiness } from './foreignRows.ts'
import { insertRows } from './insertRows.ts'
import { advanceSequences } from './sequences.ts'
import { stagedName } from './staging.ts'
import { type TenantTable, tenantTables } from './tables.ts'
import { lockUsernames, refuseTakenUsernames } from './takenUsernames.ts'
import { turnTriggersOff, turnTriggersOn } from './triggers.ts'

export interface RestoredBusiness {
  manifest: Manifest
  seal: SealState
  /** The API keys and feeds that came back. */
  keys: string[]
  /** How many customers came back and were erased again. */
  erasedAgain: number
}

type Business = NonNullable<Manifest['business']>
type Arrived = Business & { seal: SealState }

/** The number of attempts. A restore can wait for a row or a name that another transaction has not committed yet. */
const tries = 5

/**
 * Restores one business from its archive, with all ids, in one transaction; migrates the database to this version first.
 * Other businesses work meanwhile.
 * Rejects with a StartError when the archive is damaged, of another version or has rows of another business, when the
 * business exists, or when its usernames have been taken.
 */
export function restoreBusiness(options: RestoreOptions): Promise<RestoredBusiness> {
  return inOneSentence(options.file, () => restoreVerified(options))
}

async function restoreVerified(options: RestoreOptions): Promise<RestoredBusiness> {
  const { url, file, passphrase, secrets = [], trustEdited = false, log } = options
  const { manifest } = await verifyArchive(file, passphrase)
  const { business, migrations } = manifest
  if (!business)
    throw new StartError(`${file} holds a whole database: restore it with npm run restore -- FILE.`)
  await refuseNewerArchive(file, manifest)
  const seal = sealState(manifest, secrets)
  refuseWrongSeal(file, seal, trustEdited)
  const client = await connectForCopy(url, 'cuecard backup')
  try {
    const isEmpty = (await appliedMigrations(client)).length === 0
    await migrate(url, { log, ...(isEmpty && { only: new Set(migrations) }) })
    await refuseOtherVersion(client, file, migrations)
    const tables = await tenantTables(client)
    refuseOtherTables(file, manifest.tables, tables)
    await stage(client, tables, { file, passphrase, manifest })
    await refuseForeignRows(client, tables, { file, businessId: business.id })
    await refuseOtherBusiness(client, file, business)
    if (seal !== 'valid' && !trustEdited) await refuseForbiddenUsernames(client, file, stagedName('User'))
    await makeTextsCanonical(client, stagedName)
    await retried(() => advanceSequences(client, tables))
    await retried(() => move(client, tables, { ...business, seal }))
  } finally {
    await client.end()
  }
  await migrate(url, { log })
  return { manifest, seal, keys: await keysOf(url, business), erasedAgain: await eraseAgain(url, options) }
}

async function keysOf(url: string, { id }: Business): Promise<string[]> {
  const client = await connectForCopy(url, 'cuecard backup')
  return keysThatCameBack(client, id).finally(() => client.end())
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

/** Repeats a transaction that gave way to others, or whose free key in the audit trail was taken meanwhile. */
async function retried(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || attempt === tries) throw error
      const gaveWay = ['40P01', '55P03'].includes(error.code ?? '')
      if (!gaveWay && error.constraint !== 'AuditEntry_pkey') throw error
    }
  }
}

/**
 * Moves the rows to their places in one transaction that runs no triggers, because the archive contains the rows that
 * they write. It locks nothing that others write, except for the usernames, and those only before it commits.
 */
async function move(client: pg.Client, tables: readonly TenantTable[], business: Arrived): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query("SET LOCAL lock_timeout = '5s'")
    await refuseConcurrent(client, business)
    await refuseExisting(client, business)
    await refuseTakenUsernames(client, business)
    await turnTriggersOff(client, tables)
    for (const table of tables) await insertRows(client, table)
    await endSessions(client, `"businessId" = ${Number(business.id)}`)
    await turnTriggersOn(client, tables)
    await record(client, business)
    await lockUsernames(client)
    await refuseTakenUsernames(client, business)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

/** Takes a lock that ends with the transaction; rejects when another command restores the business. */
async function refuseConcurrent(client: pg.Client, { id }: Business): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free',
    [`restore of business ${id}`],
  )
  if (!rows[0]?.free) throw new StartError(`The business ${id} is being restored by another command.`)
}

async function refuseExisting(client: pg.Client, { id }: Business): Promise<void> {
  const { rows } = await client.query<{ name: string; isDeleted: boolean }>(
    'SELECT name, "deletedAt" IS NOT NULL AS "isDeleted" FROM "Business" WHERE id = $1',
    [id],
  )
  const [found] = rows
  if (found?.isDeleted)
    throw new StartError(`The business ${id} is still being deleted. Try again in some minutes.`)
  if (found)
    throw new StartError(`The business ${id} exists: ${found.name}. Only a deleted one can be restored.`)
}

const action: AuditAction = 'business:restore'

/** Records the restore in the audit trail, and makes the servers read the business's accounts again. */
async function record(client: pg.Client, { id, name, seal }: Arrived): Promise<void> {
  await client.query(
    `INSERT INTO "AuditEntry" ("businessId", "actorType", "actorName", action, subject, after)
       VALUES ($1, 'system', 'Command line', $2, $3, $4)`,
    [id, action, `Business:${id}`, { name, ...(seal !== 'valid' && { seal }) }],
  )
  await client.query('SELECT pg_notify($1, $2)', [channel, `${id} Business ${id} UPDATE`])
}
