import { execFile } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { promisify } from 'node:util'
import { StartError } from '#api/core/process/startError.ts'

const exec = promisify(execFile)

/** Runs PostgreSQL's programs as an account that they accept, because they refuse to run as root. */
export interface ServerAccount {
  /** Runs a program until it exits. `reach` lists the folders that it must be able to enter. */
  run(program: string, args: string[], reach: string[]): Promise<void>
  /** Changes the owner of a file or folder that this process has created. */
  give(path: string): Promise<void>
}

interface Ids {
  uid: number
  gid: number
}

/**
 * The account for the server: this process's own, unless that is root. For root it is the owner of the existing data,
 * else `postgres`, else `nobody`, which exists on every machine.
 */
export async function serverAccount(dataFolder: string): Promise<ServerAccount> {
  const owner = await stat(dataFolder).then(
    ({ uid }) => uid,
    () => undefined,
  )
  const own = process.getuid?.()
  if (own !== undefined && own !== 0 && owner !== undefined && owner !== own) {
    throw new StartError(
      `${dataFolder} belongs to another account (${owner}): start Cuecard as that one, or set another DATA_DIR.`,
    )
  }
  if (own !== 0)
    return { run: (program, args, [cwd]) => run(program, args, { cwd }), give: async () => undefined }
  const ids =
    (owner ? await idsOf(String(owner)) : undefined) ?? (await idsOf('postgres')) ?? (await idsOf('nobody'))
  if (ids) return otherAccount(ids)
  throw new StartError(`${asRoot}, and this machine has no account named postgres or nobody: ${advice}`)
}

const asRoot = 'Cuecard runs as root, which PostgreSQL must not'
const advice = 'start Cuecard as an ordinary user, or set DATABASE_URL.'

async function idsOf(name: string): Promise<Ids | undefined> {
  const id = async (flag: string) => Number((await exec('id', [flag, name])).stdout)
  return Promise.all([id('-u'), id('-g')]).then(
    ([uid, gid]) => ({ uid, gid }),
    () => undefined,
  )
}

const notPermitted = new Set(['EPERM', 'EINVAL', 'EACCES'])

function otherAccount(ids: Ids): ServerAccount {
  const refused = (error: NodeJS.ErrnoException): never => {
    if (!notPermitted.has(error.code ?? '')) throw error
    throw new StartError(`${asRoot}, and it may not change accounts here: ${advice}`, { cause: error })
  }
  return {
    give: (path) => chown(path, ids.uid, ids.gid).catch(refused),
    async run(program, args, reach) {
      const [cwd] = reach
      if (await canReach(reach, ids)) return run(program, args, { cwd, ...ids }).catch(refused)
      return run('setpriv', [...throughClosedFolders(ids), program, ...args], { cwd }).catch((error) => {
        if (error.code !== 'ENOENT' && !error.message.includes('setpriv:')) throw error
        const places = reach.join(' or ')
        throw new StartError(
          `${asRoot}, and its account cannot enter ${places}: move them to a folder open to others, ${advice}`,
          { cause: error },
        )
      })
    },
  }
}

async function run(
  program: string,
  args: string[],
  options: { cwd: string | undefined } & Partial<Ids>,
): Promise<void> {
  // Pass only the system's PATH, so that a stray PGOPTIONS cannot configure the server.
  const env =
    process.platform === 'win32' ? process.env : { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', TZ: 'UTC' }
  await exec(program, args, { ...options, env, windowsHide: true })
}

/** Whether an account may enter all of these folders. */
async function canReach(places: string[], { uid, gid }: Ids): Promise<boolean> {
  const folders = new Set<string>()
  for (const place of places) {
    for (let folder = place; folder !== parse(folder).root; folder = dirname(folder)) folders.add(folder)
  }
  const open = [...folders].map(async (folder) => {
    const found = await stat(folder)
    const bit = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
    return (found.mode & bit) !== 0
  })
  return (await Promise.all(open)).every(Boolean)
}

/**
 * Arguments with which setpriv runs a program as the account even below a folder that is closed to it, such as /root.
 * The program keeps the capability DAC_OVERRIDE; the secure bit also keeps it for access(2), which programs use to
 * check paths.
 */
function throughClosedFolders({ uid, gid }: Ids): string[] {
  return [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ]
}
