import type pg from 'pg'
import { durations, registerGauge } from './metrics.ts'
import { beginStatement } from './tracing.ts'

const statementTimes = durations({
  name: 'cuecard_db_statement_duration_seconds',
  help: 'SQL statements, by their first word.',
  labelNames: ['kind'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10],
})

const statementKinds = [
  'SELECT',
  'INSERT',
  'UPDATE',
  'DELETE',
  'WITH',
  'BEGIN',
  'COMMIT',
  'ROLLBACK',
  'SET',
  'SAVEPOINT',
]

const timers = new Map(statementKinds.map((kind) => [kind, statementTimes.labels(kind.toLowerCase())]))
const otherTimer = statementTimes.labels('other')

/** The first word of a statement, in capitals. */
function kindOf(text: string): string {
  return /^\s*([a-z]+)/i.exec(text.slice(0, 40))?.[1]?.toUpperCase() ?? ''
}

/** Begins to time a statement and returns what ends it. */
function begin(text: string): (error?: unknown) => void {
  const kind = kindOf(text)
  const start = performance.now()
  const endSpan = beginStatement(kind, text)
  return (error) => {
    const timer = timers.get(kind) ?? otherTimer
    timer.observe((performance.now() - start) / 1000)
    endSpan?.(error)
  }
}

type Query = (...args: unknown[]) => unknown

/** Runs a statement of the driver, with a callback as its last argument or with a promise, and times it. */
function timed(query: Query, args: unknown[]): unknown {
  const [config] = args as [string | { text: string; submit?: unknown }]
  // COPY streams hand themselves to the driver and end there unseen, so they are not timed.
  if (typeof config !== 'string' && config.submit) return query(...args)
  const text = typeof config === 'string' ? config : config.text
  const end = begin(text)
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const whenDone = (error: unknown, ...rest: unknown[]) => {
      end(error)
      callback(error, ...rest)
    }
    return query(...args.slice(0, -1), whenDone)
  }
  const result = query(...args) as Promise<unknown>
  result.then(() => end(), end)
  return result
}

/** Times every statement on the connections of a pool. */
function observeStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    // Looked up for each call, so that a later wrapper of the driver's method sees the statement too.
    const query: Query = (...args) => Reflect.apply(Object.getPrototypeOf(client).query, client, args)
    client.query = ((...args: unknown[]) => timed(query, args)) as typeof client.query
  })
}

/** Adds the gauges of the pool that serves requests. */
function registerPoolMetrics(pool: pg.Pool): void {
  registerGauge({
    name: 'cuecard_db_connections',
    help: 'Open database connections of the pool, `used` and `idle`.',
    label: 'state',
    read: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount }),
  })
  registerGauge({
    name: 'cuecard_db_connections_max',
    help: 'The size of the pool: DATABASE_POOL_SIZE.',
    read: () => pool.options.max,
  })
  registerGauge({
    name: 'cuecard_db_connections_waiting',
    help: 'Statements and transactions that wait for a connection of the pool.',
    read: () => pool.waitingCount,
  })
}

/** Adds the metrics of the pool that serves requests: its statements and its connections. */
export function observePool(pool: pg.Pool): void {
  observeStatements(pool)
  registerPoolMetrics(pool)
}
