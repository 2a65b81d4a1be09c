import type { MigrationList } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import type { Log } from '#api/core/process/log.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import { everything, readMigrations } from './migrations.ts'
import { type EngineTransaction, withSchemaEngine } from './schemaEngine.ts'

/**
 * The key of an advisory lock ("migr" in ASCII), so that one process at a time migrates a database. The engine's own
 * lock times out after ten seconds.
 */
export const migrationLock = 0x6d696772

interface MigrateOptions {
  log: Log
  /** The folder of the migrations; Cuecard's own by default. */
  folder?: string
  /** Applies only these migrations, to restore a backup of an earlier version. */
  only?: ReadonlySet<string>
  signal?: AbortSignal | undefined
}

/**
 * Applies all pending migrations through Prisma's engine and its `_prisma_migrations` table. Each migration is one
 * transaction together with its record, so one that fails or is interrupted leaves nothing behind. Safe to call from
 * several processes at once. Resolves to the names of the migrations that this call applied. Rejects with a
 * StartError, before it writes anything, when a newer Cuecard has migrated the database.
 */
export async function migrate(url: string, { log, folder, only, signal }: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(folder)
  return withReader(url, async (reader) => {
    const pending = () => {
      signal?.throwIfAborted()
      return firstPending(reader, migrations, only)
    }
    const first = await pending()
    if (first === undefined) return []
    return withSchemaEngine(url, async (transaction) => {
      const applied: string[] = []
      for (let next: string | undefined = first; next !== undefined; next = await pending()) {
        if (!(await apply(transaction, migrations, next))) continue
        applied.push(next)
        log.info({ migration: next }, 'Migrated the database')
      }
      return applied
    })
  })
}

/** Runs work with a connection that reads what has been applied. */
async function withReader<Result>(
  url: string,
  work: (reader: pg.Client) => Promise<Result>,
): Promise<Result> {
  const reader = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  })
  // While a migration runs nothing waits for this connection; the next query finds out that it is lost.
  reader.on('error', () => undefined)
  try {
    await reader.connect()
    await refuseOtherEncodings(reader)
    return await work(reader)
  } finally {
    await reader.end()
  }
}

interface Recorded {
  migration_name: string
  started_at: Date
  finished_at: Date | null
}

async function recorded(reader: pg.Client): Promise<Recorded[]> {
  const { rows: found } = await reader.query("select to_regclass('_prisma_migrations') is not null as yes")
  if (!found[0].yes) return []
  const { rows } = await reader.query<Recorded>(
    'select migration_name, started_at, finished_at from _prisma_migrations where rolled_back_at is null',
  )
  return rows
}

async function refuseOtherEncodings(reader: pg.Client): Promise<void> {
  const { rows } = await reader.query('show server_encoding')
  const { server_encoding: encoding } = rows[0]
  if (encoding === 'UTF8') return
  throw new StartError(
    `The database keeps its text in ${encoding}, and Cuecard needs UTF8: make it with create database … template template0 encoding 'UTF8'.`,
  )
}

async function firstPending(
  reader: pg.Client,
  migrations: MigrationList,
  only?: ReadonlySet<string>,
): Promise<string | undefined> {
  const rows = await recorded(reader)
  const half = rows.find((row) => row.finished_at === null)
  if (half) {
    throw new StartError(
      `The migration ${half.migration_name} began on ${half.started_at.toISOString()} and never finished, so the database may be half changed: restore it from a backup, or mend it and run prisma migrate resolve.`,
    )
  }
  const done = new Set(rows.map((row) => row.migration_name))
  refuseNewerSchema(done, migrations)
  return migrations.migrationDirectories.find(({ path }) => !done.has(path) && (!only || only.has(path)))
    ?.path
}

/**
 * A newer version may have changed the tables in ways that this version does not know, so this version must not write
 * to them.
 */
function refuseNewerSchema(done: Set<string>, { migrationDirectories }: MigrationList): void {
  const known = new Set(migrationDirectories.map(({ path }) => path))
  const unknown = [...done].filter((name) => !known.has(name)).sort()
  if (unknown.length === 0) return
  throw new StartError(
    `The database was migrated by a newer Cuecard, and this version does not know ${unknown.join(', ')}: start the newer version, or restore a backup that was made before the update.`,
  )
}

/** Returns false when another process has applied the migration first. */
async function apply(
  transaction: EngineTransaction,
  migrations: MigrationList,
  name: string,
): Promise<boolean> {
  const upToIt = migrations.migrationDirectories.filter(({ path }) => path <= name)
  return transaction(async (engine, client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: { ...migrations, migrationDirectories: upToIt },
      filters: everything,
    })
    return appliedMigrationNames.includes(name)
  }).catch((error: unknown) => {
    // Cuts the engine's own call stack from its message.
    const [why = ''] = reason(error).split(/ 0: /)
    throw new StartError(`The migration ${name} failed and was undone: ${why}`, { cause: error })
  })
}
