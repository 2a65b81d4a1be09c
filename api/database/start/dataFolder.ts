import { existsSync } from 'node:fs'
import { mkdir, stat, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { reason, StartError } from '#api/core/process/startError.ts'

const causes: Record<string, string> = {
  EROFS: 'it is on a read-only file system',
  EACCES:
    'this account may not use it; give the folder to the account that runs Cuecard, or set another DATA_DIR',
  EPERM:
    'this account may not use it; give the folder to the account that runs Cuecard, or set another DATA_DIR',
  ENOTDIR: 'it is a file, or lies below one',
  EEXIST: 'it is a file',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the disk quota of this account is used up',
}

/** The reason why Cuecard cannot use its data folder, as a sentence. */
export function dataFolderError(dataDir: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  const { code = '', path = '' } = error as NodeJS.ErrnoException
  const place = path && path !== dataDir ? ` (${path})` : ''
  const why = code in causes ? `${causes[code]}${place}` : reason(error)
  return new StartError(`Cuecard cannot use its data folder ${dataDir}: ${why}.`, { cause: error })
}

/** The size of a segment of PostgreSQL's write-ahead log. PostgreSQL does not start without room for one. */
const walSegment = 16 * 1024 * 1024

/**
 * Whether the disk of the data folder is too full to start the embedded database; false when the free space is
 * unknown.
 */
export async function lacksRoomToStart(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null)
  return disk !== null && disk.bavail * disk.bsize < walSegment
}

/**
 * Creates the data folder and its parents, which the account of the embedded server may enter. Node's recursive
 * `mkdir` reports ENOENT for a read-only file system and never returns below /proc.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  const folder = resolve(dataDir)
  try {
    await mkdir(folder, { mode: 0o711 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if ((await stat(folder).catch(() => undefined))?.isDirectory()) return
    if (code !== 'ENOENT' || existsSync(dirname(folder))) throw error
    await makeDataFolder(dirname(folder))
    await makeDataFolder(folder)
  }
}
