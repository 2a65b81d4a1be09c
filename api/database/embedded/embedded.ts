import { setTimeout as pause } from 'node:timers/promises'
import { type JoinOptions, join, leave, type Presence } from '#api/database/embedded/ownership/presence.ts'
import { dataFolderError } from '#api/database/start/dataFolder.ts'
import { prepareDatabase } from './appRole.ts'
import { Cluster, type ClusterOptions } from './cluster.ts'

/** The embedded PostgreSQL server, as one of the processes that share it. */
export interface Embedded {
  /** The administrator's connection string for a database. */
  url(database: string): string
  /** The connection string of the application role for a database, which is created when it does not exist. */
  database(name: string): Promise<string>
  /** Disconnects; the last process to disconnect stops the server. */
  close(): Promise<void>
}

/**
 * Starts the PostgreSQL server of a data folder, or joins one that is already running there, even if the process that
 * started it was killed. The server is restarted when it dies.
 */
export async function openEmbedded({
  log,
  signal,
  ...options
}: ClusterOptions & JoinOptions): Promise<Embedded> {
  const cluster = await Cluster.at(options).catch((error: unknown) => {
    throw dataFolderError(options.dataDir, error)
  })
  let closed = false
  let rejoining: Promise<void> = Promise.resolve()
  let presence: Presence

  const rejoin = async () => {
    for (let wait = 100; !closed; wait = Math.min(wait * 2, 5_000)) {
      try {
        return keepPresence(await join(cluster, { log }))
      } catch (error) {
        log.error({ err: error }, 'The embedded database does not start')
        await pause(wait)
      }
    }
  }
  const keepPresence = (joined: Presence) => {
    presence = joined
    joined.client.once('end', () => {
      if (closed) return
      log.warn('The embedded database went away; starting it again')
      rejoining = rejoin()
    })
  }
  const joined = await join(cluster, { log, signal })
  if (signal?.aborted) {
    await leave(cluster, joined)
    throw signal.reason
  }
  keepPresence(joined)

  return {
    url: (database) => presence.url(database),
    database: (name) => prepareDatabase(presence.url, name),
    async close() {
      if (closed) return
      closed = true
      await rejoining
      await leave(cluster, presence).catch((error: unknown) => {
        log.warn({ err: error }, 'The embedded database was left running; the next start takes it over')
      })
    },
  }
}
