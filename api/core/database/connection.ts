import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { AppError } from '#api/core/platform/errors.ts'
import type { Log } from '#api/core/platform/log.ts'
import { type ConnectionTurns, connectionTurns, connectionWait } from './connectionTurns.ts'
import { PrismaClient } from './generated/client.ts'
import { Pool } from './pool.ts'
import { type Statements, statementsOn } from './statements.ts'
import { watch } from './watchdog.ts'

export { isDatabaseUnavailable } from './unavailable.ts'

/** A database in use: Prisma's unscoped client, and the pool below it for statements of our own. */
export interface Connection {
  prisma: PrismaClient
  statements: Statements
  /** Whose turn it is to use a connection of the pool. */
  turns: ConnectionTurns
  pool: pg.Pool
  /** Waits for what runs, three seconds at most, then closes every connection. */
  close(): Promise<void>
}

const limits = {
  connectionTimeoutMillis: connectionWait,
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 15_000,
}

const farewell = 3_000

/** Connections that are open at most; the setting `DATABASE_POOL_SIZE`. */
export const defaultPoolSize = 8

/** Opens the connections to a migrated database. They are made as they are needed, and again after a failure. */
export function connect(connectionString: string, log: Log, poolSize = defaultPoolSize): Connection {
  const config = { connectionString, application_name: 'cuecard', keepAlive: true }
  const lateError = async (cause: unknown) =>
    new AppError((await watchdog.lastAnswer()) ? 'BUSY' : 'UNAVAILABLE', { cause })
  const pool = new Pool({ ...config, ...limits, max: poolSize, lateError })
  pool.on('error', (error) => log.warn({ err: error }, 'A connection to the database was lost'))
  const watchdog = watch(pool, config)
  const nameOf = nameStatements()
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameOf }),
    // The pool gives up first: its error tells a busy pool from a lost database.
    transactionOptions: { maxWait: connectionWait + 2_500, timeout: 10_000 },
  })
  return {
    prisma,
    pool,
    statements: statementsOn(pool, nameOf),
    turns: connectionTurns(poolSize, lateError),
    async close() {
      await prisma.$disconnect()
      await Promise.race([pool.end(), pause(farewell, undefined, { ref: false })])
      watchdog.stop()
    },
  }
}

/** A connection keeps every named statement until it ends, so the unusual ones stay nameless. */
const namedStatements = 500

/** Statements with a name are parsed and planned once a connection. */
function nameStatements(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= namedStatements) return ''
    const name = createHash('sha256').update(sql).digest('base64url').slice(0, 22)
    names.set(sql, name)
    return name
  }
}
