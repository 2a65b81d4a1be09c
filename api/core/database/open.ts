import pg from 'pg'
import type { Log } from '#api/core/log.ts'
import { type Connection, connect } from './connection.ts'
import { type Embedded, openEmbedded } from './embedded/embedded.ts'
import { migrate } from './migrate.ts'
import { reason, StartError } from './startError.ts'

interface Where {
  /** A PostgreSQL server; without one the embedded server of the data folder is used. */
  databaseUrl?: string | undefined
  dataDir: string
}

/** An open database, migrated to the newest. Closing it leaves the embedded server too. */
export type Database = Connection & { url: string }

/** Opens the database, wherever it is, and migrates it. Rejects with a StartError. */
export async function openDatabase(where: Where, log: Log): Promise<Database> {
  if (where.databaseUrl) return openServer(where.databaseUrl, log)
  const embedded = await openEmbedded({ dataDir: where.dataDir, log })
  try {
    return await openOn(embedded, log)
  } catch (error) {
    await embedded.close()
    throw error
  }
}

async function openServer(url: string, log: Log): Promise<Database> {
  await migrate(url, { log }).catch((error: unknown) => {
    if (error instanceof StartError) throw error
    throw new StartError(`The server that DATABASE_URL names cannot be used: ${reason(error)}.`, {
      cause: error,
    })
  })
  return { ...connect(url, log), url }
}

async function openOn(embedded: Embedded, log: Log): Promise<Database> {
  const url = embedded.url('cuecard')
  await createDatabase(embedded.url('postgres'), 'cuecard')
  await migrate(url, { log })
  const connection = connect(url, log)
  return {
    ...connection,
    url,
    async close() {
      await connection.close()
      await embedded.close()
    },
  }
}

const alreadyThere = new Set(['42P04', '23505'])

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && alreadyThere.has(error.code ?? ''))) throw error
  } finally {
    await client.end()
  }
}
