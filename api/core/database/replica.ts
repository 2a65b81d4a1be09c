import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#api/core/process/log.ts'
import { reason } from '#api/core/process/startError.ts'
import { connectionWait } from './connectionTurns.ts'
import { limitTransaction } from './limits.ts'
import { type Statements, statementsOn } from './statements.ts'
import { watch } from './watchdog.ts'

/** A read replica. */
export interface Replica {
  /**
   * Reads on the replica when it has replayed everything that was committed before this call, by whomever; otherwise
   * on the primary. Never returns old data.
   */
  read<T>(primary: Statements, work: (statements: Statements) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** How often a waiting read looks whether the replica has caught up, in milliseconds. */
const lookAgain = 5
/** How long all reads go to the primary after the replica was late or failed, in milliseconds. */
const restAfterLag = 1_000
const restAfterFailure = 5_000

/** The end of the write-ahead log, which is behind every commit that anybody can have seen. */
const committed = 'select pg_current_wal_insert_lsn()::text as at'
const statementTimeout = '57014'
const position = /^[0-9A-F]+\/[0-9A-F]+$/

/**
 * Statements have no names, and each read is one transaction, so that a pooler in any mode may be in between. A read
 * waits at most `catchUpTime` milliseconds until the replica has caught up.
 */
export function openReplica(
  connectionString: string,
  log: Log,
  poolSize: number,
  catchUpTime = 100,
): Replica {
  const config = { connectionString, application_name: 'cuecard replica', keepAlive: true }
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: connectionWait, max: poolSize })
  pool.on('error', (error) => log.warn({ err: error }, 'A connection to the read replica was lost'))
  const watchdog = watch(pool, [config])
  let restsUntil = 0

  const rest = (ms: number, why: string) => {
    if (performance.now() > restsUntil) log.warn({ ms, reason: why }, 'Reads go to the primary database')
    restsUntil = performance.now() + ms
  }

  /** Returns undefined when the replica has not replayed the position in time. */
  const readAt = async <T>(wanted: string, work: (statements: Statements) => Promise<T>) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query(`begin read only; ${limitTransaction}`)
      const hasReplayed = await catchUp(client, wanted, performance.now() + catchUpTime)
      const result = hasReplayed ? { value: await work(statementsOn(client, () => '')) } : undefined
      await client.query('commit')
      return result
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      client.release(failure)
    }
  }

  return {
    async read(primary, work) {
      if (performance.now() < restsUntil) return work(primary)
      try {
        const [{ at = '' } = {}] = await primary.rows<{ at: string }>(committed, [])
        const found = await readAt(at, work)
        if (found) return found.value
        rest(restAfterLag, 'the read replica is behind')
      } catch (error) {
        // The statement would take as long on the primary.
        if (error instanceof pg.DatabaseError && error.code === statementTimeout) throw error
        rest(restAfterFailure, reason(error))
      }
      return work(primary)
    },
    async close() {
      await Promise.race([pool.end(), pause(connectionWait, undefined, { ref: false })])
      watchdog.stop()
    },
  }
}

/** A server that is no replica, such as one that was promoted, never counts as caught up. */
async function catchUp(client: pg.PoolClient, wanted: string, deadline: number): Promise<boolean> {
  if (!position.test(wanted)) return false
  const replayed = `select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= '${wanted}' as yes`
  for (;;) {
    if ((await client.query(replayed)).rows[0].yes === true) return true
    if (performance.now() > deadline) return false
    await pause(lookAgain)
  }
}
