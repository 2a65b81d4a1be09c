import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import type { Backup } from '#api/generated/client.ts'

type Records = Pick<PlatformClient, 'backup'>

/** For how long a server has a running backup for itself; it extends this time while it works. */
const lease = 10 * 60_000

/** How long after a failure the backup is tried again. */
const retryDelay = 60 * 60_000

/** How long records are kept. */
const keptFor = 90 * 24 * 60 * 60_000

const after = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** A backup that this server runs. */
export type RunningBackup = Pick<Backup, 'id' | 'startedAt'>

/**
 * Claims the backup that was due at a time, for this server alone; null when it is done, when another server runs it,
 * or when it failed less than an hour ago.
 */
export async function claimBackup(
  { backup }: Records,
  dueAt: Date,
  now: Date,
): Promise<RunningBackup | null> {
  const claim = { startedAt: now, retryAt: after(now, lease) }
  const known = await backup.findUnique({ where: { dueAt } })
  if (!known) {
    const made = await backup.createManyAndReturn({ data: { dueAt, ...claim }, skipDuplicates: true })
    return made[0] ?? null
  }
  if (known.state === 'DONE') return null
  const { count } = await backup.updateMany({
    where: { id: known.id, state: { not: 'DONE' }, retryAt: { lte: now } },
    data: { ...claim, state: 'RUNNING', finishedAt: null, error: null },
  })
  return count === 1 ? { id: known.id, startedAt: now } : null
}

/** Matches the record only while no other server has claimed it. */
const own = ({ id, startedAt }: RunningBackup) => ({ id, startedAt, state: 'RUNNING' }) as const

/** Extends the time for which this server has the backup for itself. */
export async function extendClaim({ backup }: Records, running: RunningBackup, now: Date): Promise<void> {
  await backup.updateMany({ where: own(running), data: { retryAt: after(now, lease) } })
}

/** An archive that has been written. */
export interface Archive {
  file: string
  /** In bytes. */
  size: number
}

/** Records that a backup is done, and removes old records. */
export async function finishBackup(
  { backup }: Records,
  running: RunningBackup,
  { file, size }: Archive,
  now: Date,
): Promise<void> {
  await backup.updateMany({
    where: own(running),
    data: { state: 'DONE', finishedAt: now, file, size, retryAt: null },
  })
  await backup.deleteMany({ where: { startedAt: { lt: after(now, -keptFor) }, id: { not: running.id } } })
}

/** Records that a backup failed. It is tried again in an hour; at once when it was interrupted. */
export async function failBackup(
  { backup }: Records,
  running: RunningBackup,
  error: string,
  { now, isInterrupted }: { now: Date; isInterrupted: boolean },
): Promise<void> {
  const retryAt = isInterrupted ? now : after(now, retryDelay)
  await backup.updateMany({
    where: own(running),
    data: { state: 'FAILED', finishedAt: now, error: error.slice(0, 1000), retryAt },
  })
}

/** Records a backup that an operator made by hand. */
export async function recordBackup(
  { backup }: Records,
  { file, size, startedAt }: Archive & { startedAt: Date },
  now: Date,
): Promise<void> {
  await backup.create({ data: { state: 'DONE', startedAt, finishedAt: now, file, size } })
}

/** The newest backup that is done; null when there is none. The age of the last backup counts from its `startedAt`. */
export function lastBackup({ backup }: Records): Promise<Backup | null> {
  return backup.findFirst({ where: { state: 'DONE' }, orderBy: { startedAt: 'desc' } })
}

/** The earliest time at which a backup was due; null when none ever was. */
export async function firstDue({ backup }: Records): Promise<Date | null> {
  const first = await backup.findFirst({ where: { dueAt: { not: null } }, orderBy: { dueAt: 'asc' } })
  return first?.dueAt ?? null
}

/** The newest backup, whether running, done or failed; null when there is none. */
export function latestAttempt({ backup }: Records): Promise<Backup | null> {
  return backup.findFirst({ orderBy: { startedAt: 'desc' } })
}
