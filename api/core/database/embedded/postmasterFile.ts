import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the server's `postmaster.pid` says of it. */
export interface Server {
  pid: number
  port: number
  /** Folder of its socket, or its loopback address. */
  host: string
}

const fileIn = (dataFolder: string) => join(dataFolder, 'postmaster.pid')

export async function readServer(dataFolder: string): Promise<Server | undefined> {
  const text = await readFile(fileIn(dataFolder), 'utf8').catch(() => '')
  const [pid, , , port, socket, address] = text.split('\n').map((line) => line.trim())
  const host = socket || address
  return pid && port && host ? { pid: Number(pid), port: Number(port), host } : undefined
}

const nobodysPid = 2 ** 22 + 1

/**
 * After a crash the file names a process that is gone. In a container its number is soon some other program's, or
 * stays a zombie's, and PostgreSQL would refuse to start for good. Only the number is changed: the rest lets it
 * find out whether anyone still works on the data.
 */
export async function forgetReusedPid(dataFolder: string): Promise<void> {
  const file = fileIn(dataFolder)
  const text = await readFile(file, 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (Number.isNaN(pid) || process.platform !== 'linux') return
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  if (status === undefined) return
  const isServer = /^Name:\tpostgres$/m.test(status) && !/^State:\tZ/m.test(status)
  if (!isServer) await writeFile(file, text.replace(/^\d+/, String(nobodysPid)))
}
