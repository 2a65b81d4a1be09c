import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cut } from '#api/core/database/watchdog.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import { startFailure } from './startFailure.ts'

/** How statements and change notifications reach an external PostgreSQL server. */
export interface DatabaseRoute {
  /** The connection string of the pool. */
  url: string
  /** The connection string for LISTEN and migrations, which need a session of their own. */
  listenUrl: string
  /** Whether a connection of the pool keeps its session; false behind a connection pooler in transaction mode. */
  keepsSession: boolean
}

/** How long a connection and a query of the check may take, in milliseconds. */
const routeTimeout = 5_000
/** How long a notification may take to arrive, in milliseconds. */
const arrivalTime = 2_000

const lost = 'leads through a connection pooler in transaction mode, which loses live updates'

/**
 * Finds out by behaviour what DATABASE_URL and DATABASE_LISTEN_URL lead to. Rejects with a StartError when change
 * notifications would not arrive.
 */
export async function findRoute(url: string, listenUrl = url): Promise<DatabaseRoute> {
  const keepsSession = await named('DATABASE_URL', sessionIsKept(url))
  const route = { url, listenUrl, keepsSession }
  if (listenUrl === url) {
    if (keepsSession) return route
    throw new StartError(
      `DATABASE_URL ${lost}: set DATABASE_LISTEN_URL to the address of PostgreSQL itself, or set the pooler to session mode.`,
    )
  }
  if (!(await named('DATABASE_LISTEN_URL', sessionIsKept(listenUrl)))) {
    throw new StartError(`DATABASE_LISTEN_URL ${lost}: let it lead to PostgreSQL itself.`)
  }
  if (!(await named('DATABASE_LISTEN_URL', notificationArrives(url, listenUrl)))) {
    throw new StartError(
      'DATABASE_LISTEN_URL and DATABASE_URL lead to different databases: a change notification of one does not arrive at the other.',
    )
  }
  return route
}

/** Names the setting in a failure. */
async function named<T>(setting: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw unusable(setting, error)
  }
}

/** A StartError that names the setting of a server that cannot be used. */
export function unusable(setting: string, error: unknown): StartError {
  const what = `The server that ${setting} names cannot be used`
  const told = startFailure(what, error)
  if (told instanceof StartError) return told
  return new StartError(`${what}: ${reason(error)}.`, { cause: error })
}

async function withClients<T>(
  urls: [string, string],
  work: (first: pg.Client, second: pg.Client) => Promise<T>,
): Promise<T> {
  const open = (connectionString: string) => {
    const client = new pg.Client({
      connectionString,
      application_name: 'cuecard start',
      connectionTimeoutMillis: routeTimeout,
      query_timeout: routeTimeout,
    })
    client.on('error', () => undefined)
    return client
  }
  const [first, second] = [open(urls[0]), open(urls[1])]
  try {
    await first.connect()
    await second.connect()
    return await work(first, second)
  } finally {
    cut(first)
    cut(second)
  }
}

/**
 * Whether a connection stays with one session of PostgreSQL. A pooler in transaction mode gives a connection's session
 * to another connection between two transactions, so that notifications do not reach the connection that listens.
 */
async function sessionIsKept(url: string): Promise<boolean> {
  return !(await sessionWanders(url)) && notificationArrives(url, url)
}

/**
 * Whether a connection is seen in the session of another one, or in a second session. With several sessions to choose
 * from, a pooler may hide this by chance; it only spares most starts the wait for a notification that does not come.
 */
function sessionWanders(url: string): Promise<boolean> {
  const sessionOf = async (client: pg.Client): Promise<number> =>
    (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  return withClients([url, url], async (first, second) => {
    const own = await sessionOf(first)
    await second.query('begin')
    return (await sessionOf(second)) === own || (await sessionOf(first)) !== own
  })
}

/** Whether a notification that is sent at one address arrives at the other. */
function notificationArrives(url: string, listenUrl: string): Promise<boolean> {
  return withClients([url, listenUrl], async (sender, listener) => {
    const channel = `cuecard_start_${randomBytes(8).toString('hex')}`
    const waiting = new AbortController()
    const heard = new Promise<boolean>((done) => listener.once('notification', () => done(true)))
    await listener.query(`listen ${channel}`)
    await sender.query(`notify ${channel}`)
    const late = pause(arrivalTime, false, { signal: waiting.signal }).catch(() => false)
    return await Promise.race([heard, late]).finally(() => waiting.abort())
  })
}
