import { readFile, stat } from 'node:fs/promises'

/** Whether a process of that number exists, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether two paths lead to one folder, however it is named, linked or mounted. */
export async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)))
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino
}

/**
 * Where a process is at work as a PostgreSQL server: in this data folder, in another one, or nowhere. A server's
 * working directory is its data folder. Where the system does not show it, the folder counts that its file names.
 */
export async function whereServerIs(
  { pid, dataFolder: recorded }: { pid: number; dataFolder: string },
  dataFolder: string,
): Promise<'here' | 'elsewhere' | 'nowhere'> {
  if (!isRunning(pid)) return 'nowhere'
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => undefined)
  const isServer = status === undefined || (/^Name:\tpostgres$/m.test(status) && !/^State:\tZ/m.test(status))
  if (!isServer) return 'nowhere'
  const shown = `/proc/${pid}/cwd`
  const isShown = await stat(shown).then(
    () => true,
    () => false,
  )
  return (await isSameFolder(isShown ? shown : recorded, dataFolder)) ? 'here' : 'elsewhere'
}
