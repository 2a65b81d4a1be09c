import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { reason, StartError } from '../startError.ts'
import type { Cluster } from './cluster.ts'

/**
 * That this process uses the embedded server: a connection with a shared lock. It ends with the process, however
 * that dies, so the server itself knows who is still there, and starting and stopping cannot cross.
 */
export interface Presence {
  client: pg.Client
  /** Connection string of a database on the server. */
  url(database: string): string
}

/** "cuec", among the advisory locks of the database `postgres`. */
const lock = 0x63756563
const patience = 60_000
const starts = 5

/** Joins the running server, or starts it. Rejects with a StartError when neither works. */
export async function join(cluster: Cluster): Promise<Presence> {
  const deadline = Date.now() + patience
  const failures: unknown[] = []
  while (Date.now() < deadline && failures.length < starts) {
    const found = await enter(cluster)
    if (typeof found === 'object') return found
    if (found === 'stopped') await begin(cluster).catch((error: unknown) => failures.push(error))
    // A start also fails because another process was quicker; its server answers in a moment.
    await pause(failures.length > 0 ? 200 : 20)
  }
  const [first] = failures
  if (first instanceof StartError) throw first
  throw new StartError(
    `The embedded database does not start: ${first ? reason(first) : 'it is busy stopping or recovering'}.`,
  )
}

async function begin(cluster: Cluster): Promise<void> {
  await cluster.init()
  await cluster.start()
}

async function enter(cluster: Cluster): Promise<Presence | 'stopped' | 'busy'> {
  const server = await cluster.server()
  if (!server) return 'stopped'
  const { host, port } = server
  const access = host.startsWith('/')
    ? { login: 'cuecard@localhost', query: `?host=${encodeURIComponent(host)}&sslmode=disable` }
    : { login: `cuecard:${await cluster.password()}@${host}`, query: '?sslmode=disable' }
  const url = (database: string) => `postgresql://${access.login}:${port}/${database}${access.query}`
  const client = new pg.Client({
    connectionString: url('postgres'),
    application_name: 'cuecard presence',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  // Whoever holds the presence listens to its end.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ here: boolean }>('select pg_try_advisory_lock_shared($1) as here', [
      lock,
    ])
    if (rows[0]?.here) return { client, url }
    await client.end()
    return 'busy'
  } catch (error) {
    client.end().catch(() => undefined)
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (['ECONNREFUSED', 'ENOENT'].includes(code)) return 'stopped'
    if (['57P01', '57P03', 'ECONNRESET', 'EPIPE'].includes(code)) return 'busy'
    throw new StartError(
      `The embedded database (process ${server.pid}) does not let Cuecard in: ${reason(error)}.`,
    )
  }
}

/** Leaves; whoever finds nobody else there stops the server, and lets nobody in meanwhile. */
export async function leave(cluster: Cluster, { client }: Presence): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [lock])
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [lock])
  if (rows[0]?.last) await cluster.stop()
  await client.end()
}
