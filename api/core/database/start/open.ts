import type { Log } from '#api/core/platform/log.ts'
import { type Connection, connect } from '../connection.ts'
import { type Embedded, openEmbedded } from '../embedded/embedded.ts'
import { migrate } from '../migrations/migrate.ts'
import { reason, StartError } from './startError.ts'
import { startFailure } from './startFailure.ts'

interface Where {
  /** A PostgreSQL server; without one the embedded server of the data folder is used. */
  databaseUrl?: string | undefined
  dataDir: string
  /** Connections that are open at most. */
  databasePoolSize?: number | undefined
}

/** An open database, migrated to the newest. Closing it leaves the embedded server too. */
export type Database = Connection & { url: string }

/**
 * Opens the database, wherever it is, and migrates it. Rejects with a StartError; after an abort of the signal with its
 * reason, and then it leaves no server running that it started.
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

interface OpenOptions {
  log: Log
  /** Gives up a start in order. */
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
  const connection = connect(url, log, poolSize)
  // What stands in between may let the migration in, and refuse the connections of the pool with their time-outs.
  await connection.pool.query('select 1').catch(async (error: unknown) => {
    await connection.close()
    refused(error)
  })
  return { ...connection, url }
}

async function openOn(embedded: Embedded, { log, signal, poolSize }: OpenOptions): Promise<Database> {
  const url = await embedded.database('cuecard')
  await migrate(url, { log, signal })
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
