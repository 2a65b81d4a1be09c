import { readFile, stat } from 'node:fs/promises'

/** Whether a process with this id exists, under any account. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether two paths lead to the same folder, through links or mounts as well. */
export async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)))
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino
}

/**
 * Whether a process is a PostgreSQL server, and whether it uses this data folder. A server's working directory is its
 * data folder; where the system does not show working directories, the recorded data folder is compared.
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
