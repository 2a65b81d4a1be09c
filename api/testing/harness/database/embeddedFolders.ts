import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { ClusterOptions } from '#api/database/embedded/cluster.ts'
import { type Embedded, openEmbedded } from '#api/database/embedded/embedded.ts'
import type { JoinOptions } from '#api/database/embedded/ownership/presence.ts'
import { silent } from '#api/testing/harness/database/database.ts'

const exec = promisify(execFile)

/** A path for a data folder that the account of the embedded server can access; removed after the test. */
export async function dataFolder(name = ''): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  await chmod(made, 0o711)
  return join(made, name)
}

/**
 * The path of a data folder whose cluster has been made, used and closed: a copy of one that is made once in a test
 * run, because initdb takes a second.
 */
export async function madeFolder(): Promise<string> {
  const dataDir = await dataFolder('data')
  await exec('cp', ['-a', await madeCluster(), dataDir])
  return dataDir
}

/** The data folder that is copied. Workers that make it at once keep that of the first. */
async function madeCluster(): Promise<string> {
  const { folder } = inject('databases')
  const made = join(folder, 'cluster')
  if (existsSync(made)) return made
  const making = await mkdtemp(join(folder, 'making-'))
  await (await openEmbedded({ dataDir: making, log: silent, durable: false })).close()
  await chmod(making, 0o711)
  await rename(making, made).catch(() => rm(making, { recursive: true, force: true }))
  return made
}

/** Opens the embedded database of a folder; closed after the test. */
export async function open(
  dataDir: string,
  options: Partial<ClusterOptions & JoinOptions> = {},
): Promise<Embedded> {
  const embedded = await openEmbedded({ dataDir, log: silent, durable: false, ...options })
  onTestFinished(embedded.close)
  return embedded
}

/** Runs a query on a new connection and returns the first row. */
export async function ask(
  embedded: Pick<Embedded, 'url'>,
  sql: string,
): Promise<Record<string, unknown> | undefined> {
  const client = new pg.Client({ connectionString: embedded.url('postgres') })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(sql)).rows?.[0]
  } finally {
    await client.end()
  }
}

export const pidFileOf = (dataDir: string) => join(dataDir, 'postgres/data/postmaster.pid')

/** The process id of the running server; NaN when there is none. */
export async function serverPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(pidFileOf(dataDir), 'utf8').catch(() => ''), 10)
}
