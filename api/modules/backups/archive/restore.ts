import type pg from 'pg'
import { connectForCopy } from '#api/core/database/connectForCopy.ts'
import { installQueue } from '#api/core/jobs/install.ts'
import type { Log } from '#api/core/process/log.ts'
import { StartError } from '#api/core/process/startError.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { readMigrations } from '#api/database/migrations/migrations.ts'
import { endSessions, keysThatCameBack } from '#api/modules/backups/archive/revocations.ts'
import { type Lists, type Query, settleErasures } from '#api/modules/customers/erasure/settle.ts'
import { readArchive, type VerifiedArchive, verifyArchive } from './archive.ts'
import { makeTextsCanonical } from './canonicalTexts.ts'
import { inOneSentence, refuseForbiddenUsernames, refuseOtherTables } from './checks.ts'
import type { Manifest } from './manifest.ts'
import { rowLoader } from './rows.ts'
import { refuseWrongSeal, type SealState, sealState } from './seal.ts'
import { appliedMigrations, quoted, readTables } from './tables.ts'

export interface RestoreOptions {
  /** The empty database to fill. */
  url: string
  /** The archive to read. */
  file: string
  passphrase?: string | undefined
  /** The secrets that this server knows, with which seals are checked. */
  secrets?: readonly string[] | undefined
  /** The lists of customers who were erased, also after the file was written. */
  erasures?: Lists | undefined
  /** Restores a file whose seal is wrong, and forbidden usernames. */
  trustEdited?: boolean | undefined
  log: Log
}

export interface Restored extends VerifiedArchive {
  seal: SealState
  /** The API keys and feeds that came back. */
  keys: string[]
  /** How many customers came back and were erased again. */
  erasedAgain: number
}

/**
 * Restores an archive of the same or an earlier version into an empty database and migrates it to this version. The
 * whole archive is verified before anything is written, and the rows are loaded in one transaction. Rejects with a
 * StartError when the archive is damaged, is newer than this version, or the database holds data.
 */
export function restore(options: RestoreOptions): Promise<Restored> {
  return inOneSentence(options.file, () => restoreVerified(options))
}

async function restoreVerified(options: RestoreOptions): Promise<Restored> {
  const { url, file, passphrase, log, secrets = [], trustEdited = false } = options
  const archive = await verifyArchive(file, passphrase)
  const { manifest, secret } = archive
  if (manifest.cuecard === 'business')
    throw new StartError(`${file} holds one business only: restore it with npm run business:restore -- FILE.`)
  await refuseNewerArchive(file, manifest)
  const seal = sealState(manifest, secret === undefined ? secrets : [...secrets, secret])
  refuseWrongSeal(file, seal, trustEdited)
  const client = await connectForCopy(url, 'cuecard backup')
  try {
    await refuseData(client, manifest)
    await migrate(url, { log, only: new Set(manifest.migrations) })
    refuseOtherTables(file, manifest.tables, await readTables(client))
    await load(client, { file, passphrase, manifest, isChecked: seal !== 'valid' && !trustEdited })
  } finally {
    await client.end()
  }
  await migrate(url, { log })
  await installQueue(url, log)
  return { ...archive, seal, keys: await conclude(url, seal), erasedAgain: await eraseAgain(url, options) }
}

/**
 * Resolves to the keys that came back. Says in the audit trail of every business when its rows come from a file that may
 * have been edited.
 */
async function conclude(url: string, seal: SealState): Promise<string[]> {
  const client = await connectForCopy(url, 'cuecard backup')
  try {
    if (seal === 'valid') return await keysThatCameBack(client)
    await client.query(
      `INSERT INTO "AuditEntry" ("businessId", "actorType", "actorName", action, subject, after)
         SELECT id, 'system', 'Command line', 'business:restore', 'Business:' || id,
                jsonb_build_object('name', name, 'seal', $1::text) FROM "Business" ORDER BY id`,
      [seal],
    )
    return await keysThatCameBack(client)
  } finally {
    await client.end()
  }
}

/** Erases the customers again who were erased after the file was written; resolves to how many there were. */
export async function eraseAgain(
  url: string,
  { erasures }: Pick<RestoreOptions, 'erasures'>,
): Promise<number> {
  if (!erasures) return 0
  const client = await connectForCopy(url, 'cuecard backup')
  const query: Query = async (statement, values) => (await client.query(statement, values)).rows as never
  return settleErasures(query, erasures).finally(() => client.end())
}

/** Rejects with a StartError when the archive has migrations that this version does not know. */
export async function refuseNewerArchive(file: string, { migrations }: Manifest): Promise<void> {
  const { migrationDirectories } = await readMigrations()
  const known = new Set(migrationDirectories.map(({ path }) => path))
  const unknown = migrations.filter((name) => !known.has(name))
  if (unknown.length === 0) return
  throw new StartError(
    `${file} was made by a newer version of Cuecard (unknown migrations: ${unknown.join(', ')}): restore it with that version.`,
  )
}

/** Accepts a database without tables, and the empty tables that an interrupted restore leaves behind. */
async function refuseData(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const refuse = (why: string) => {
    throw new StartError(
      `The database is not empty: ${why}. A backup can be restored only into an empty database.`,
    )
  }
  const newer = (await appliedMigrations(client)).find((name) => !migrations.includes(name))
  if (newer) refuse(`it has the migration ${newer}, which is newer than the backup`)
  for (const { name } of await readTables(client)) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS filled`)
    if (rows[0].filled) refuse(`its table ${name} has rows`)
  }
}

interface Load {
  file: string
  passphrase: string | undefined
  manifest: Manifest
  /** Whether the usernames are checked. */
  isChecked: boolean
}

/**
 * Loads the rows in one transaction. User triggers are disabled meanwhile, because the archive contains the rows that
 * they write; foreign keys and check constraints stay active.
 */
async function load(client: pg.Client, { file, passphrase, manifest, isChecked }: Load): Promise<void> {
  const { tables, sequences } = manifest
  await client.query('BEGIN')
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
  const loader = rowLoader(client, tables)
  await readArchive(file, passphrase, loader.read)
  await loader.end()
  if (isChecked) await refuseForbiddenUsernames(client, file, quoted('User'))
  await makeTextsCanonical(client)
  await endSessions(client)
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
  for (const { name, last } of sequences) {
    if (last !== null) await client.query('SELECT setval($1, $2)', [quoted(name), last])
  }
  await client.query('COMMIT')
  await client.query('ANALYZE')
}
