import type { StateLabel } from '#web/components/StateFact.tsx'

/** How old the last backup may be until it is shown as old, in milliseconds: two days. */
const old = 48 * 60 * 60_000

interface LastBackup {
  readonly startedAt: string
}

interface Attempt {
  readonly state: string
  /** Why it failed. */
  readonly error?: string | null
}

interface BackupState extends StateLabel {
  /** What is wrong, or what to do. */
  readonly text: string | null
}

/** The state of the backups in words. */
export function backupState(
  last: LastBackup | null | undefined,
  attempt: Attempt | null | undefined,
  now: number,
): BackupState {
  if (attempt?.state === 'FAILED') {
    return { label: 'Failed', tone: 'red', text: attempt.error ?? null }
  }
  if (attempt?.state === 'RUNNING') return { label: 'Running', tone: 'blue', text: null }
  if (!last) {
    const text = 'Set BACKUP_DIR on the server to back up every night.'
    return { label: 'No backup', tone: 'yellow', text }
  }
  return now - Date.parse(last.startedAt) > old
    ? { label: 'Old', tone: 'yellow', text: 'The last backup is more than two days old.' }
    : { label: 'Up to date', tone: 'green', text: null }
}

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes in decimal units: `12.3 MB`. */
export function formatSize(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes) / 3), 1), units.length)
  const format = { style: 'unit', unit: units[power - 1], maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat('en-US', format).format(bytes / 1000 ** power)
}
