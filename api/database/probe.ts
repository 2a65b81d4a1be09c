import pg from 'pg'
import { cut } from '#api/core/database/watchdog.ts'
import { lacksDiskSpace } from '#api/database/start/trialWrite.ts'

/** How long the database may take to answer, in milliseconds. */
const probeTimeout = 2_000

/** A health check of the database. */
export interface Probe {
  /** Attempts a write. Rejects when the database does not answer within two seconds. */
  check(): Promise<'fit' | 'full'>
  close(): void
}

/**
 * Opens a health check on its own connection, so that a busy pool does not look like a failing database. The
 * connection stays open and is replaced after a failure.
 */
export function openProbe(connectionString: string): Probe {
  let client: pg.Client | undefined

  const forget = (lost: pg.Client) => {
    if (client === lost) client = undefined
    cut(lost)
  }

  const open = async (): Promise<pg.Client> => {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'cuecard ready',
      keepAlive: true,
      connectionTimeoutMillis: probeTimeout,
      query_timeout: probeTimeout,
    })
    fresh.on('error', () => forget(fresh))
    client = fresh
    await fresh.connect()
    return fresh
  }

  return {
    async check() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new Error(`no answer within ${probeTimeout} ms`)), probeTimeout)
      })
      const ask = async () => {
        const connection = client ?? (await open())
        return (await lacksDiskSpace((sql) => connection.query(sql))) ? 'full' : 'fit'
      }
      try {
        return await Promise.race([ask(), late])
      } catch (error) {
        if (client) forget(client)
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    close() {
      if (client) forget(client)
    },
  }
}
