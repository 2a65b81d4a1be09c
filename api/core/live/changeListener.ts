import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#api/core/process/log.ts'
import { channel } from './announcement.ts'

/** Handles the events of `listen`. */
export interface ChangeListener {
  /** A notification of the channel arrived. */
  onChange(payload: string): void
  /** LISTEN is connected, for the first time or again. Notifications before that are lost. */
  onConnected(): void
  /** LISTEN is disconnected until the next `onConnected`. */
  onDisconnected(): void
}

/** How often the connection is checked with a query, and how long the answer may take, in milliseconds. */
const checkEvery = 10_000
const answerTime = 5_000
/** Backoff between attempts to reconnect, in milliseconds. */
const firstWait = 200
const longestWait = 5_000

export interface Listener {
  /** For how long LISTEN has been disconnected, in milliseconds; 0 while it is connected. */
  readonly disconnectedFor: number
  close(): Promise<void>
}

/**
 * Listens for change notifications on a connection of its own and reconnects when that is lost. Resolves once it
 * listens for the first time.
 */
export async function listen(
  connectionString: string,
  changeListener: ChangeListener,
  log: Log,
): Promise<Listener> {
  const closing = new AbortController()
  let current: pg.Client | undefined
  let wait = firstWait
  let lostAt = 0

  const open = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString,
      application_name: 'cuecard live',
      keepAlive: true,
      connectionTimeoutMillis: answerTime,
      query_timeout: answerTime,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload = '' }) => changeListener.onChange(payload))
    await client.connect()
    await client.query(`listen ${channel}`)
    wait = firstWait
    changeListener.onConnected()
    return client
  }

  const rest = (ms: number) =>
    pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)

  /** Resolves when the connection is lost or no longer answers. */
  const keepListening = async (client: pg.Client): Promise<void> => {
    const lost = new Promise<void>((done) => client.once('end', done))
    while (!closing.signal.aborted) {
      const ended = await Promise.race([lost.then(() => true), rest(checkEvery).then(() => false)])
      if (ended || closing.signal.aborted) return
      await client.query('select 1')
    }
  }

  const keep = async (first: pg.Client): Promise<void> => {
    current = first
    while (!closing.signal.aborted) {
      if (current) await keepListening(current).catch(() => undefined)
      if (closing.signal.aborted) return
      current?.end().catch(() => undefined)
      if (current) lostAt = performance.now()
      current = undefined
      changeListener.onDisconnected()
      log.warn({ wait }, 'LISTEN connection lost; live updates paused, reconnecting')
      await rest(wait)
      wait = Math.min(wait * 2, longestWait)
      current = await open().catch(() => undefined)
    }
  }

  const first = await open()
  const kept = keep(first)
  return {
    get disconnectedFor() {
      return current ? 0 : performance.now() - lostAt
    },
    async close() {
      closing.abort()
      await Promise.race([
        current?.end().catch(() => undefined),
        pause(answerTime, undefined, { ref: false }),
      ])
      await kept
    },
  }
}
