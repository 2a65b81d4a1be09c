import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, isSameFolder, whereServerIs } from './processes.ts'

/** What the server's `postmaster.pid` says of it. */
export interface Server {
  pid: number
  /** The data folder that it was started on. */
  dataFolder: string
  port: number
  /** Folder of its socket, or its loopback address. */
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

/** The other folder that the file names, when its data were copied or moved while a server ran on them. */
export async function folderOfOrigin(dataFolder: string): Promise<string | undefined> {
  const server = await readServer(dataFolder)
  if (!server || (await isSameFolder(server.dataFolder, dataFolder))) return undefined
  return server.dataFolder
}

const nobodysPid = 2 ** 22 + 1
/** A server writes its number right after it has made the file; milliseconds. */
const writingTime = 2_000

/**
 * Makes the lock files of a data folder and its socket agree with reality before a start. They name a process; after
 * a crash, in a copy of the folder or in a new container, that number is nobody's or some other program's, and
 * PostgreSQL would refuse to start for good. Only the number is changed: the rest of the file lets PostgreSQL find out
 * whether anyone still works on the data.
 */
export async function releaseLockFiles(dataFolder: string, socketFolder: string | undefined): Promise<void> {
  await removeUnwritten(fileIn(dataFolder))
  const files = [fileIn(dataFolder), ...(socketFolder ? [join(socketFolder, '.s.PGSQL.5432.lock')] : [])]
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => '')
    const pid = Number.parseInt(text, 10)
    // PostgreSQL itself takes over the file of a process that is gone.
    if (Number.isNaN(pid) || !isRunning(pid)) continue
    const where = await whereServerIs({ pid, dataFolder: text.split('\n')[1] ?? '' }, dataFolder)
    if (where !== 'here') await writeFile(file, text.replace(/^\d+/, String(nobodysPid)))
  }
}

/** A file without a number is what a full disk or an editor left. PostgreSQL refuses to start beside it. */
async function removeUnwritten(file: string): Promise<void> {
  const hasNumber = async () => Number.parseInt(await readFile(file, 'utf8'), 10) > 0
  const found = await stat(file).catch(() => undefined)
  if (!found || (await hasNumber().catch(() => true))) return
  await pause(Math.max(0, found.mtimeMs + writingTime - Date.now()))
  if (!(await hasNumber().catch(() => true))) await rm(file, { force: true })
}
