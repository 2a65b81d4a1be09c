import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unfinishedSuffix } from '#api/modules/backups/archive/archive.ts'

/** The names of scheduled archives, such as `cuecard-20261124T030000Z.tar.gz`; encrypted ones end with `.age`. */
const pattern = /^cuecard-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.age)?$/

/** Which archives stay. */
export interface ArchiveRetention {
  /** The maximum number of archives. */
  keep: number
  /** The maximum age in days; undefined keeps archives of any age. */
  keepDays: number | undefined
}

/** The file of an archive in the backup folder, which is created when it is missing. */
export async function archiveFile(folder: string, now: Date, isEncrypted: boolean): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const moment = now.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return join(folder, `cuecard-${moment}.tar.gz${isEncrypted ? '.age' : ''}`)
}

function madeAt(name: string): number {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/**
 * Deletes the archives that do not stay, and what interrupted backups have left. The newest archive always stays;
 * other files are not touched. Resolves to the names of the deleted files.
 */
export async function prune(
  folder: string,
  { keep, keepDays }: ArchiveRetention,
  now: Date,
): Promise<string[]> {
  const names = await readdir(folder)
  const archives = names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse()
  const oldest = keepDays === undefined ? 0 : now.getTime() - keepDays * 24 * 60 * 60_000
  const old = archives.filter((name, index) => index >= keep || (index > 0 && madeAt(name) < oldest))
  const isLeft = (name: string) =>
    name.endsWith(unfinishedSuffix) && pattern.test(name.slice(0, -unfinishedSuffix.length))
  const isStale = (name: string) =>
    madeAt(name.slice(0, -unfinishedSuffix.length)) < now.getTime() - 24 * 60 * 60_000
  const left = names.filter((name) => isLeft(name) && isStale(name))
  const deleted = [...old, ...left]
  for (const name of deleted) await rm(join(folder, name), { force: true })
  return deleted
}
