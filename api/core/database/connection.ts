import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { AppError } from '#api/core/errors/errors.ts'
import type { Log } from '#api/core/process/log.ts'
import { observePool } from '#api/core/telemetry/pool.ts'
import { PrismaClient } from '#api/generated/client.ts'
import { type ConnectionTurns, connectionTurns, connectionWait } from './connectionTurns.ts'
import { setLimits } from './limits.ts'
import { Pool } from './pool.ts'
import { openReplica, type Replica } from './replica.ts'
import { type Statements, statementsOn } from './statements.ts'
import { watch } from './watchdog.ts'

export { isDatabaseUnavailable } from './unavailable.ts'

/** An open database: Prisma's unscoped client, and the pool below it for hand-written statements. */
export interface Connection {
  prisma: PrismaClient
  statements: Statements
  /** The fair queue for the connections of the pool. */
  turns: ConnectionTurns
  pool: pg.Pool
  /** The read replica, if there is one. */
  replica?: Replica | undefined
  /** Waits up to three seconds for running statements, then closes every connection. */
  close(): Promise<void>
}

const farewell = 3_000

/** The default of `DATABASE_POOL_SIZE`: the maximum number of open connections. */
const defaultPoolSize = 8

interface ConnectOptions {
  poolSize?: number | undefined
  /** False behind a connection pooler in transaction mode: statements have no names, and limits stand on the role. */
  keepsSession?: boolean
  /** The address of PostgreSQL itself, when a pooler is in between. The watchdog probes it as well. */
  listenUrl?: string
  replicaUrl?: string | undefined
}

/** Connects to a migrated database. The pool opens connections on demand, and again after a failure. */
export function connect(
  connectionString: string,
  log: Log,
  {
    poolSize = defaultPoolSize,
    keepsSession = true,
    listenUrl = connectionString,
    replicaUrl,
  }: ConnectOptions = {},
): Connection {
  const config = { connectionString, application_name: 'cuecard', keepAlive: true }
  const lateError = async (cause: unknown) =>
    new AppError((await watchdog.lastAnswer()) ? 'BUSY' : 'UNAVAILABLE', { cause })
  const pool = new Pool({
    ...config,
    connectionTimeoutMillis: connectionWait,
    max: poolSize,
    lateError,
    ...(keepsSession && { verify: setLimits }),
  })
  pool.on('error', (error) => log.warn({ err: error }, 'A connection to the database was lost'))
  observePool(pool)
  const direct = listenUrl === connectionString ? [] : [{ ...config, connectionString: listenUrl }]
  const watchdog = watch(pool, [config, ...direct])
  const nameOf = keepsSession ? nameStatements() : () => ''
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: nameOf }),
    // Longer than the pool's own time-out, because only the pool's error tells a busy pool from a lost database.
    transactionOptions: { maxWait: connectionWait + 2_500, timeout: 10_000 },
  })
  const replica = replicaUrl ? openReplica(replicaUrl, log, poolSize) : undefined
  return {
    prisma,
    pool,
    replica,
    statements: statementsOn(pool, nameOf),
    turns: connectionTurns(poolSize, lateError),
    async close() {
      await prisma.$disconnect()
      await Promise.race([pool.end(), pause(farewell, undefined, { ref: false })])
      await replica?.close()
      watchdog.stop()
    },
  }
}

/**
 * The maximum number of statements that are prepared by name. Each connection keeps its named statements until it
 * closes, so rare statements get no name.
 */
const namedStatements = 500

/** Names statements so that PostgreSQL parses and plans each of them once per connection. */
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
