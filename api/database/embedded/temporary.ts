import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Log } from '#api/core/process/log.ts'
import { isRunning } from '#api/database/embedded/ownership/processes.ts'
import { Cluster } from './cluster.ts'
import { type Embedded, openEmbedded } from './embedded.ts'

const prefix = 'cuecard-temporary-'

/**
 * Opens an embedded server in a temporary folder that is deleted on close. Fast but not durable; for tests and
 * benchmarks.
 */
export async function openTemporary(log: Log): Promise<Embedded> {
  await sweep()
  const dataDir = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))
  await chmod(dataDir, 0o711)
  const embedded = await openEmbedded({ dataDir, log, durable: false })
  return {
    ...embedded,
    async close() {
      await embedded.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Stops the servers and removes the folders of processes that were killed. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const owner = Number(name.match(/^cuecard-temporary-(\d+)-/)?.[1] ?? process.pid)
    if (isRunning(owner)) continue
    const dataDir = join(tmpdir(), name)
    const cluster = await Cluster.at({ dataDir }).catch(() => undefined)
    await cluster?.stop().catch(() => undefined)
    await rm(dataDir, { recursive: true, force: true }).catch(() => undefined)
  }
}
