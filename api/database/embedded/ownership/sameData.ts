import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { isSameFolder } from './processes.ts'

/**
 * Whether a running server uses this data folder, rather than the folder that this one was copied from. Checks that
 * the server sees a file that was just created here, because paths and process ids differ between containers and a
 * copy is otherwise identical.
 */
export async function worksOn(client: pg.Client, dataFolder: string): Promise<boolean> {
  const name = `cuecard.here.${randomBytes(8).toString('hex')}`
  const file = join(dataFolder, name)
  const made = await writeFile(file, '', { mode: 0o600 }).then(
    () => true,
    () => false,
  )
  try {
    if (!made) {
      // The file cannot be created on a full disk; compare the server's data folder instead.
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return await isSameFolder(rows[0]?.data_directory ?? '', dataFolder)
    }
    const seen = 'select (select size from pg_stat_file($1, true)) is not null as seen'
    const { rows } = await client.query<{ seen: boolean }>(seen, [name])
    return rows[0]?.seen === true
  } finally {
    await rm(file, { force: true }).catch(() => undefined)
  }
}
