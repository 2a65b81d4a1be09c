import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, isSameFolder, whereServerIs } from './processes.ts'

/** The contents of a server's `postmaster.pid`. */
export interface Server {
  pid: number
  /** The data folder as the server was started with it. */
  dataFolder: string
  port: number
  /** The folder of its socket, or its loopback address. */
  host: string
}

const fileIn = (dataFolder: string) => join(dataFolder, 'postmaster.pid')

export async function readServer(dataFolder: string): Promise<Server | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '')
  const [pid, recorded = '', , port, socket, address] = text.split('\n').map((line) => line.trim())
  const host = socket || address
  return Number(pid) > 0 && port && host
    ? { pid: Number(pid), dataFolder: recorded, port: Number(port), host }
    : undefined
}

/**
 * The folder recorded in `postmaster.pid` when it is another one, because the data were copied or moved while a
 * server was running on them.
 */
export async function folderOfOrigin(dataFolder: string): Promise<string | undefined> {
  const server = await readServer(dataFolder)
  if (!server || (await isSameFolder(server.dataFolder, dataFolder))) return undefined
  return server.dataFolder
}

const nobodysPid = 2 ** 22 + 1
/** How long a file without a process id may be one that a server is still writing, in milliseconds. */
const writingTime = 2_000

/**
 * Corrects stale process ids in the lock files of a data folder and its socket before a start. After a crash, in a
 * copied folder or in a new container, the recorded id may belong to an unrelated process, and PostgreSQL would
 * refuse to start for good. Only the id is replaced: PostgreSQL uses the rest of the file to check whether a process
 * still uses the data.
 */
export async function releaseLockFiles(dataFolder: string, socketFolder: string | undefined): Promise<void> {
  await removeUnwritten(fileIn(dataFolder))
  const files = [fileIn(dataFolder), ...(socketFolder ? [join(socketFolder, '.s.PGSQL.5432.lock')] : [])]
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    const pid = Number.parseInt(text, 10)
    // PostgreSQL itself takes over the lock file of a process that no longer exists.
    if (Number.isNaN(pid) || !isRunning(pid)) continue
    const where = await whereServerIs({ pid, dataFolder: text.split('\n')[1] ?? '' }, dataFolder)
    if (where !== 'here') await writeFile(file, text.replace(/^\d+/, String(nobodysPid)))
  }
}

/**
 * Removes a lock file without a process id, such as a full disk leaves, because PostgreSQL refuses to start when it
 * finds one.
 */
async function removeUnwritten(file: string): Promise<void> {
  const hasNumber = async () => Number.parseInt(await readFile(file, 'utf8'), 10) > 0
  const found = await stat(file).catch(() => undefined)
  if (!found || (await hasNumber().catch(() => true))) return
  await pause(Math.max(0, found.mtimeMs + writingTime - Date.now()))
  if (!(await hasNumber().catch(() => true))) await rm(file, { force: true })
}
