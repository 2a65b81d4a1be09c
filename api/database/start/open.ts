import { type Connection, connect } from '#api/core/database/connection.ts'
import { limitRole } from '#api/core/database/limits.ts'
import { installQueue } from '#api/core/jobs/install.ts'
import type { Log } from '#api/core/process/log.ts'
import { type Embedded, openEmbedded } from '#api/database/embedded/embedded.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { type DatabaseRoute, findRoute, unusable } from './route.ts'
import { startFailure } from './startFailure.ts'

interface Where {
  /** The connection string of a PostgreSQL server; without one the embedded server is used. */
  databaseUrl?: string | undefined
  /** The address of PostgreSQL itself, when a connection pooler in transaction mode stands at `databaseUrl`. */
  databaseListenUrl?: string | undefined
  /** A read replica for searches and reports. */
  databaseReplicaUrl?: string | undefined
  dataDir: string
  databasePoolSize?: number | undefined
}

/** An open database with all migrations applied. Closing it also disconnects from the embedded server. */
export type Database = Connection & Pick<DatabaseRoute, 'url' | 'listenUrl'>

/**
 * Opens and migrates the database, external or embedded. Rejects with a StartError, or with the signal's reason after
 * an abort; an aborted start leaves no server running that it has started.
 */
export async function openDatabase(where: Where, log: Log, signal?: AbortSignal): Promise<Database> {
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = where
  if (databaseUrl) return openServer({ ...where, databaseUrl }, { log, signal, poolSize })
  const embedded = await openEmbedded({ dataDir, log, signal })
  try {
    return await openOn(embedded, { log, signal, poolSize })
  } catch (error) {
    await embedded.close()
    throw startFailure('The embedded database cannot be used', error)
  }
}

/**
 * Calls `work` with the connection string of the external or embedded database, without migrating it. The embedded
 * server is stopped when `work` has settled.
 */
export async function withDatabase<T>(
  { databaseUrl, databaseListenUrl, dataDir }: Where,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseListenUrl ?? databaseUrl)
  const embedded = await openEmbedded({ dataDir, log })
  try {
    return await work(await embedded.database('cuecard'))
  } finally {
    await embedded.close()
  }
}

interface OpenOptions {
  log: Log
  /** Aborts the start and cleans up. */
  signal?: AbortSignal | undefined
  poolSize?: number | undefined
}

async function openServer(
  { databaseUrl, databaseListenUrl, databaseReplicaUrl: replicaUrl }: Where & { databaseUrl: string },
  { log, signal, poolSize }: OpenOptions,
): Promise<Database> {
  const refused = (error: unknown) => {
    throw signal?.aborted ? error : unusable('DATABASE_URL', error)
  }
  const { url, listenUrl, keepsSession } = await findRoute(databaseUrl, databaseListenUrl)
  await migrate(listenUrl, { log, signal }).catch(refused)
  await installQueue(listenUrl, log).catch(refused)
  const connection = connect(url, log, { poolSize, keepsSession, listenUrl, replicaUrl })
  if (!keepsSession) {
    await limitRole(connection.pool).catch(async (error: unknown) => {
      await connection.close()
      refused(error)
    })
  }
  return { ...connection, url, listenUrl }
}

async function openOn(embedded: Embedded, { log, signal, poolSize }: OpenOptions): Promise<Database> {
  const url = await embedded.database('cuecard')
  await migrate(url, { log, signal })
  await installQueue(url, log)
  const connection = connect(url, log, { poolSize })
  return {
    ...connection,
    url,
    listenUrl: url,
    async close() {
      await connection.close()
      await embedded.close()
    },
  }
}
