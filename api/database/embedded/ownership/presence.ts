import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#api/core/process/log.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import type { Cluster } from '#api/database/embedded/cluster.ts'
import { dataFolderError } from '#api/database/start/dataFolder.ts'
import type { Server } from './postmasterFile.ts'

/**
 * Marks this process as a user of the embedded server: a connection that holds a shared advisory lock. PostgreSQL
 * drops the lock however the process ends, so the lock tells which processes are left, and starts and stops cannot
 * race.
 */
export interface Presence {
  client: pg.Client
  /** The connection string of a database on the server. */
  url(database: string): string
}

export interface JoinOptions {
  log: Log
  /** Aborts the start; a server that this start has launched is stopped again. */
  signal?: AbortSignal | undefined
}

/** The key of an advisory lock ("cuec" in ASCII) in the database `postgres`. */
const lock = 0x63756563
const handoverTimeout = 60_000
const starts = 5
/** How long a start may continue after an abort before its server is stopped, in milliseconds. */
const givenUpTime = 2_000

/** Errors of a start that another process on the same folder causes. They pass by themselves; all others do not. */
const conflict = /lock file|shared memory block|another server/

/** Joins the running server or starts one. Rejects with a StartError when neither works. */
export async function join(cluster: Cluster, { log, signal }: JoinOptions): Promise<Presence> {
  const deadline = Date.now() + handoverTimeout
  const failures: unknown[] = []
  while (Date.now() < deadline) {
    const found = await enter(cluster)
    if (typeof found === 'object') return found
    if (found === 'stopped') {
      signal?.throwIfAborted()
      const last = failures.at(-1)
      if (last && (failures.length >= starts || !conflict.test(reason(last)))) throw refusal(cluster, last)
      await begin(cluster, { log, signal }).catch((error: unknown) => failures.push(error))
    }
    // A start also fails when another process was faster; that process's server answers soon.
    await pause(failures.length > 0 ? 200 : 20)
  }
  throw refusal(cluster, failures.at(-1) ?? 'it is busy stopping or recovering')
}

function refusal({ dataDir }: Cluster, error: unknown): StartError {
  if (error instanceof StartError) return error
  const { syscall } = error as NodeJS.ErrnoException
  if (syscall && !syscall.startsWith('spawn')) return dataFolderError(dataDir, error)
  return new StartError(`The embedded database does not start: ${reason(error)}.`, { cause: error })
}

async function begin(cluster: Cluster, { log, signal }: JoinOptions): Promise<void> {
  await cluster.init()
  signal?.throwIfAborted()
  const origin = await cluster.origin()
  if (origin) {
    log.warn(
      `The database of this data folder was copied or moved from ${origin} while PostgreSQL was using it. It starts on its own here, but such a copy can be damaged or lack writes: stop Cuecard before its data folder is copied.`,
    )
  }
  const stopLater = () => setTimeout(() => cluster.stop().catch(() => undefined), givenUpTime)
  let timer: NodeJS.Timeout | undefined
  const giveUp = () => {
    timer = stopLater()
  }
  signal?.addEventListener('abort', giveUp, { once: true })
  try {
    await cluster.start()
  } catch (error) {
    if (!origin || error instanceof StartError) throw error
    const advice = `; its data folder was copied or moved from ${origin} while PostgreSQL was using it: copy it again while Cuecard is stopped`
    throw new Error(`${reason(error)}${advice}`, { cause: error })
  } finally {
    signal?.removeEventListener('abort', giveUp)
    clearTimeout(timer)
  }
}

async function enter(cluster: Cluster): Promise<Presence | 'stopped' | 'busy'> {
  for (const server of await cluster.servers()) {
    const found = await enterAt(cluster, server)
    if (found !== 'stopped') return found
  }
  return 'stopped'
}

async function enterAt(cluster: Cluster, server: Server): Promise<Presence | 'stopped' | 'busy'> {
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
  // Without a handler a lost connection would end the process; callers add their own to react to it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const found = (await cluster.worksHere(client)) ? await claimPresence(client) : 'stopped'
    if (found === 'held') return { client, url }
    await client.end()
    return found
  } catch (error) {
    client.end().catch(() => undefined)
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (['ECONNREFUSED', 'ENOENT', 'ENOTDIR'].includes(code)) return 'stopped'
    if (await cluster.isForeign(server)) return 'stopped'
    if (['57P01', '57P03', 'ECONNRESET', 'EPIPE'].includes(code)) return 'busy'
    throw new StartError(
      `The embedded database (process ${server.pid}) does not let Cuecard in: ${reason(error)}.`,
    )
  }
}

async function claimPresence(client: pg.Client): Promise<'held' | 'busy'> {
  const { rows } = await client.query<{ here: boolean }>('select pg_try_advisory_lock_shared($1) as here', [
    lock,
  ])
  return rows[0]?.here ? 'held' : 'busy'
}

/** Disconnects. The last process takes the lock exclusively, so that no other one can join, and stops the server. */
export async function leave(cluster: Cluster, { client }: Presence): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [lock])
  const { rows } = await client.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [lock])
  if (rows[0]?.last) await cluster.stop()
  await client.end()
}
