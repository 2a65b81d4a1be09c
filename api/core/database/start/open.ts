import { installQueue } from '#api/core/jobs/install.ts'
import type { Log } from '#api/core/platform/log.ts'
import { type Connection, connect } from '../connection.ts'
import { type Embedded, openEmbedded } from '../embedded/embedded.ts'
import { migrate } from '../migrations/migrate.ts'
import { reason, StartError } from './startError.ts'
import { startFailure } from './startFailure.ts'

interface Where {
  /** The connection string of a PostgreSQL server; without one the embedded server is used. */
  databaseUrl?: string | undefined
  dataDir: string
  databasePoolSize?: number | undefined
}

/** An open database with all migrations applied. Closing it also disconnects from the embedded server. */
export type Database = Connection & { url: string }

/**
 * Opens and migrates the database, external or embedded. Rejects with a StartError, or with the signal's reason after
 * an abort; an aborted start leaves no server running that it has started.
 */
export async function openDatabase(where: Where, log: Log, signal?: AbortSignal): Promise<Database> {
  const { databaseUrl, dataDir, databasePoolSize: poolSize } = where
  if (databaseUrl) return openServer(databaseUrl, { log, signal, poolSize })
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
  { databaseUrl, dataDir }: Where,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseUrl)
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

async function openServer(url: string, { log, signal, poolSize }: OpenOptions): Promise<Database> {
  const refused = (error: unknown) => {
    const what = 'The server that DATABASE_URL names cannot be used'
    const told = startFailure(what, error)
    if (told instanceof StartError || signal?.aborted) throw told
    throw new StartError(`${what}: ${reason(error)}.`, { cause: error })
  }
  await migrate(url, { log, signal }).catch(refused)
  await installQueue(url, log).catch(refused)
  const connection = connect(url, log, poolSize)
  // A connection pooler in front of the database may accept the migration and still refuse the pool's connections
  // because of their time-out settings.
  await connection.pool.query('select 1').catch(async (error: unknown) => {
    await connection.close()
    refused(error)
  })
  return { ...connection, url }
}

async function openOn(embedded: Embedded, { log, signal, poolSize }: OpenOptions): Promise<Database> {
  const url = await embedded.database('cuecard')
  await migrate(url, { log, signal })
  await installQueue(url, log)
  const connection = connect(url, log, poolSize)
  return {
    ...connection,
    url,
    async close() {
      await connection.close()
      await embedded.close()
    },
  }
}
