import { open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Log } from '#api/core/process/log.ts'
import { reason, StartError } from '#api/core/process/startError.ts'
import { makeDataFolder } from '#api/database/start/dataFolder.ts'

/** An erased customer, as a list keeps them: numbers and instants alone. */
const line = z.object({
  businessId: z.int(),
  customerId: z.int(),
  /** When the customer was added. */
  createdAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
})
export type Erased = z.output<typeof line>

/** A list of erased customers outside the database, so that a restored backup can be erased again. */
export interface ErasureList {
  /** The customers in the list; none when there is no list. */
  read(): Promise<Erased[]>
  /** Adds customers. A failure is logged: the next clean-up adds what is missing. */
  add(erased: readonly Erased[]): Promise<void>
}

declare module '#api/core/context/services.ts' {
  interface ModuleServices {
    /** Where erased customers are noted beside the database. */
    erasureLists: readonly ErasureList[]
  }
}

const fileName = 'erased-customers.jsonl'

/** Reads a line; null for one that a crash cut off. */
function parsed(text: string): Erased | null {
  try {
    return line.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function contents(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new StartError(`The list of erased customers cannot be read: ${reason(error)}`, { cause: error })
  })
}

/** Resolves when the lines, and the file itself, are on the disk. */
async function append(file: string, text: string): Promise<void> {
  await makeDataFolder(dirname(file))
  const before = await contents(file)
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.appendFile(before === '' || before.endsWith('\n') ? text : `\n${text}`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (before !== '') return
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}

/** The list in a folder: a line of JSON for each customer, and only the owner can read it. */
export function erasureListIn(folder: string, log: Log): ErasureList {
  const file = join(folder, fileName)
  let latest: Promise<void> = Promise.resolve()
  return {
    async read() {
      const lines = (await contents(file)).split('\n')
      return lines.map(parsed).filter((erased) => erased !== null)
    },
    add(erased) {
      const text = erased.map((one) => `${JSON.stringify(one)}\n`).join('')
      if (text !== '')
        latest = latest
          .then(() => append(file, text))
          .catch((err: unknown) => {
            log.error({ err, file }, 'The list of erased customers lacks some until the next clean-up')
          })
      return latest
    },
  }
}

interface Folders {
  dataDir: string
  backups?: { folder: string } | undefined
}

/** The lists of this Cuecard: in its data folder, and beside its backups, with which it leaves a lost machine. */
export function erasureLists({ dataDir, backups }: Folders, log: Log): ErasureList[] {
  return [dataDir, ...(backups ? [backups.folder] : [])].map((folder) => erasureListIn(folder, log))
}
