import { isDiskFull } from '../unavailable.ts'

/**
 * The rows of a function that do not fit into `work_mem` go to a temporary file, here half a megabyte. So the disk is
 * tried without a table of our own, without a change to the catalogue and without a transaction log.
 */
const spill = "select set_config('work_mem', '64kB', true); select count(*) from generate_series(1, 40000)"

/**
 * Whether the database has no room for a write now. `ask` sends the text to the database as it is, in one go, so that
 * the setting ends with it; `client.query(text)` does. Rejects with any other failure of the database.
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
