import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  ask,
  dataFolder,
  madeFolder,
  open,
  pidFileOf,
  serverPid,
} from '#api/testing/harness/database/embeddedFolders.ts'

const anEntry = async (folder: string, name: RegExp) =>
  (await readdir(folder).catch((): string[] => [])).some((entry) => name.test(entry))

const emptyFolder = () => dataFolder('data')

/** Stages of a start: the folder that it starts in, and a check of whether it has reached the stage. */
const moments: [string, () => Promise<string>, (dataDir: string) => Promise<boolean>][] = [
  ['at once', madeFolder, async () => true],
  ['while the cluster is made', emptyFolder, (dataDir) => anEntry(join(dataDir, 'postgres'), /^data\.\d+$/)],
  [
    'when the cluster has been made',
    emptyFolder,
    async (dataDir) => existsSync(join(dataDir, 'postgres/data/PG_VERSION')),
  ],
  ['when the server has its lock file', madeFolder, async (dataDir) => existsSync(pidFileOf(dataDir))],
  [
    'when the server has its socket',
    madeFolder,
    async (dataDir) => existsSync(join(dataDir, 'postgres/run/.s.PGSQL.5432')),
  ],
]

describe('a start that is given up', { timeout: 60_000 }, () => {
  test.each(moments)('%s leaves no server, and the next one works', async (_, folder, hasCome) => {
    const dataDir = await folder()
    const end = new AbortController()
    const opening = open(dataDir, { signal: end.signal })
    const outcome = opening.then(
      () => 'opened',
      (error: unknown) => error,
    )
    await vi.waitUntil(() => hasCome(dataDir), { timeout: 30_000, interval: 2 })
    const reason = new Error('told to stop')
    end.abort(reason)
    expect(await outcome).toBe(reason)
    expect(await serverPid(dataDir)).toBeNaN()
    expect(await anEntry(join(dataDir, 'postgres/run'), /PGSQL/)).toBe(false)
    expect(await ask(await open(dataDir), 'select 1 as one')).toEqual({ one: 1 })
  })

  test('leaves the server of others alone', async () => {
    const dataDir = await madeFolder()
    const other = await open(dataDir)
    const pid = await serverPid(dataDir)
    const signal = AbortSignal.abort(new Error('told to stop'))
    await expect(open(dataDir, { signal })).rejects.toThrow('told to stop')
    expect(await serverPid(dataDir)).toBe(pid)
    await ask(other, 'select 1')
  })
})
