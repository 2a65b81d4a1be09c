import { isDiskFull } from '#api/core/database/unavailable.ts'

/**
 * A query whose result exceeds `work_mem`, so that PostgreSQL writes half a megabyte to a temporary file. This tests
 * the disk without a table, a change to the catalogue or an entry in the write-ahead log.
 */
const spill = "select set_config('work_mem', '64kB', true); select count(*) from generate_series(1, 40000)"

/**
 * Whether the database has no room for a write now. `ask` must send the text unchanged in one simple query, as
 * `client.query(text)` does, so that the setting is local to it. Rejects with any other failure of the database.
 */
export async function lacksDiskSpace(ask: (sql: string) => Promise<unknown>): Promise<boolean> {
  return ask(spill).then(
    () => false,
    (error: unknown) => {
      if (isDiskFull(error)) return true
      throw error
    },
  )
}
