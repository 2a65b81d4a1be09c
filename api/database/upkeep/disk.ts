import { statfs } from 'node:fs/promises'
import { registerGauge } from '#api/core/telemetry/metrics.ts'

/** Folders by the names that the metrics show. */
type Folders = Readonly<Record<string, string>>

/** A value of each folder; folders that do not exist are left out. */
async function ofEach(
  folders: Folders,
  value: (of: { bsize: number; bavail: number; blocks: number }) => number,
): Promise<Record<string, number>> {
  const read = async ([name, path]: [string, string]) => {
    const found = await statfs(path).catch(() => null)
    return found ? [[name, value(found)] as const] : []
  }
  return Object.fromEntries((await Promise.all(Object.entries(folders).map(read))).flat())
}

/** Adds the gauges of the disks that Cuecard itself writes to. */
export function registerDiskMetrics(folders: Folders): void {
  registerGauge({
    name: 'cuecard_disk_free_bytes',
    help: 'Free space on the disk of DATA_DIR (`data`) and of BACKUP_DIR (`backups`).',
    label: 'folder',
    read: () => ofEach(folders, ({ bavail, bsize }) => bavail * bsize),
  })
  registerGauge({
    name: 'cuecard_disk_size_bytes',
    help: 'The size of these disks.',
    label: 'folder',
    read: () => ofEach(folders, ({ blocks, bsize }) => blocks * bsize),
  })
}
