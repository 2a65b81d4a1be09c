import { createHash } from 'node:crypto'
import { lstat, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#api/core/process/startError.ts'

/**
 * The longest folder path for a socket: systems limit socket paths to about 104 bytes, and the server appends
 * `/.s.PGSQL.5432.lock`.
 */
const maxPathLength = 80

/** The folder of the socket inside the server's home. */
export function ownSocketFolder(home: string): string {
  return join(home, 'run')
}

/**
 * Creates the private folder of the server's socket: inside the server's folder, or in the temporary folder when that
 * path is too long.
 */
export async function socketFolder(home: string): Promise<string> {
  const inside = ownSocketFolder(home)
  if (Buffer.byteLength(inside) <= maxPathLength) {
    await mkdir(inside, { recursive: true, mode: 0o700 })
    return inside
  }
  const outside = outsideOf(home)
  await mkdir(outside, { mode: 0o700 }).catch(() => undefined)
  const [found, owner] = await Promise.all([lstat(outside), lstat(home)])
  const ours = found.uid === owner.uid || found.uid === process.getuid?.()
  if (found.isDirectory() && ours && (found.mode & 0o077) === 0) return outside
  throw new StartError(
    `${outside} should hold the database's socket but belongs to someone else: use a shorter DATA_DIR.`,
  )
}

function outsideOf(home: string): string {
  return join(tmpdir(), `cuecard-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`)
}

/** Removes the socket folder from the temporary folder. */
export async function removeSocketFolder(home: string): Promise<void> {
  await rm(outsideOf(home), { recursive: true, force: true })
}
