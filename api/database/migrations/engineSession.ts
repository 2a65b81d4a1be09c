import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, type SqlDriverAdapter } from '@prisma/driver-adapter-utils'
import pg from 'pg'

/** One connection, as the schema engine uses it: each use is within a transaction. */
export interface EngineSession {
  adapter: SqlDriverAdapter
  client: pg.PoolClient
  /** Runs work in a transaction, which is rolled back when the work rejects. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>
  /** Closes the connection, which rolls back what is open. */
  close(): Promise<void>
}

/** A script of several statements has several results. */
type Ask = (config: pg.QueryConfig | string) => Promise<pg.QueryResult | pg.QueryResult[]>

const { CHAR, BPCHAR } = pg.types.builtins

// The role may have limits of its own (api/core/database/limits.ts).
const begin = `
  BEGIN;
  SET LOCAL lock_timeout = 60000;
  SET LOCAL statement_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0`

export async function openEngineSession(connectionString: string): Promise<EngineSession> {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'cuecard migrate',
    connectionTimeoutMillis: 5_000,
  })
  pool.on('error', () => undefined)
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  // Between two transactions nothing waits for the connection; the next one finds out that it is lost.
  client.on('error', () => undefined)
  const ask: Ask = client.query.bind(client)
  const letters = new WeakMap<object, number[]>()
  pool.query = inSavepoints(ask, letters) as typeof pool.query
  const adapter = await new PrismaPg(pool).connect()
  revealLetters(adapter, letters)
  // The adapter's own method splits a script at every semicolon, including those inside functions and string
  // literals.
  adapter.executeScript = async (script) => {
    await adapter.executeRaw({ sql: script, args: [], argTypes: [] })
  }
  adapter.dispose = async () => undefined
  return {
    adapter,
    client,
    async transaction(work) {
      await ask(begin)
      try {
        const result = await work()
        await ask('COMMIT')
        return result
      } catch (error) {
        await ask('ROLLBACK').catch(() => undefined)
        throw error
      }
    },
    async close() {
      client.release(true)
      await pool.end()
    },
  }
}

/**
 * Runs each statement in a savepoint. The engine queries tables that may not exist and continues after the error,
 * which would otherwise abort the transaction.
 */
function inSavepoints(ask: Ask, letters: WeakMap<object, number[]>): Ask {
  return async (config) => {
    await ask('SAVEPOINT question')
    try {
      const result = await ask(config)
      await ask('RELEASE SAVEPOINT question')
      return Array.isArray(result) ? result : disguiseLetters(result, letters)
    } catch (error) {
      await ask('ROLLBACK TO SAVEPOINT question')
      throw error
    }
  }
}

/**
 * Reports columns of PostgreSQL's one-letter type "char" as text, because the adapter does not support that type and
 * the system catalogue uses it often.
 */
function disguiseLetters(result: pg.QueryResult, letters: WeakMap<object, number[]>): pg.QueryResult {
  const columns = result.fields.flatMap((field, column) => (field.dataTypeID === CHAR ? [column] : []))
  for (const column of columns)
    result.fields[column] = { ...result.fields[column], dataTypeID: BPCHAR } as pg.FieldDef
  letters.set(result.rows, columns)
  return result
}

/** Restores the column types that `disguiseLetters` replaced, because the engine expects single characters there. */
function revealLetters(adapter: SqlDriverAdapter, letters: WeakMap<object, number[]>): void {
  const queryRaw = adapter.queryRaw.bind(adapter)
  adapter.queryRaw = async (query) => {
    const result = await queryRaw(query)
    for (const column of letters.get(result.rows) ?? []) result.columnTypes[column] = ColumnTypeEnum.Character
    return result
  }
}
