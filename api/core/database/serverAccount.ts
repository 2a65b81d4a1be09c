import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from './startError.ts'

const run = promisify(execFile)

/** An account of this machine; PostgreSQL refuses to run as root. */
export interface Account {
  uid: number
  gid: number
}

const id = async (...args: string[]) => Number((await run('id', args)).stdout)

async function account(name: string): Promise<Account | undefined> {
  return Promise.all([id('-u', name), id('-g', name)]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  )
}

/**
 * The account that shall run the server when Cuecard itself is root: the owner of the data that are already there,
 * or `postgres`, or else `nobody`, which every machine has. Undefined when Cuecard is not root and needs no other.
 */
export async function serverAccount(dataFolder: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(dataFolder).then(
    ({ uid }) => uid,
    () => 0,
  )
  const found =
    (owner === 0 ? undefined : await account(String(owner))) ??
    (await account('postgres')) ??
    (await account('nobody'))
  if (found) return found
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has no account named postgres or nobody: start Cuecard as an ordinary user, or set DATABASE_URL.',
  )
}

async function mayEnter(folder: string, { uid, gid }: Account): Promise<boolean> {
  const found = await stat(folder)
  const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
  return (found.mode & bit) !== 0
}

/** Whether the account can walk down to all of these places. */
export async function canReach(places: string[], who: Account): Promise<boolean> {
  const folders = new Set<string>()
  for (const place of places) {
    for (let folder = place; folder !== parse(folder).root; folder = dirname(folder)) folders.add(folder)
  }
  const open = await Promise.all([...folders].map((folder) => mayEnter(folder, who)))
  return open.every(Boolean)
}

/**
 * How a program is run as the account although the way to it is closed, as below /root: it keeps the one
 * capability that opens folders. Programs also ask with access(2), which drops it unless the secure bit is set.
 */
export function throughClosedFolders(who: Account, program: string, args: string[]): [string, string[]] {
  return [
    'setpriv',
    [
      `--reuid=${who.uid}`,
      `--regid=${who.gid}`,
      '--clear-groups',
      '--securebits=+no_setuid_fixup',
      '--inh-caps=+dac_override',
      '--ambient-caps=+dac_override',
      program,
      ...args,
    ],
  ]
}
