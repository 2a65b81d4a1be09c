import { stat } from 'node:fs/promises'
import { Cron } from 'croner'
import type { Services } from '#api/core/context/services.ts'
import { reason } from '#api/core/process/startError.ts'
import { backup } from '#api/modules/backups/archive/backup.ts'
import { type ArchiveRetention, archiveFile, prune } from '#api/modules/backups/archives.ts'
import {
  type Archive,
  claimBackup,
  extendClaim,
  failBackup,
  finishBackup,
} from '#api/modules/backups/records.ts'

/** How the database is backed up on a schedule. */
export interface BackupPlan extends ArchiveRetention {
  /** The database. */
  url: string
  /** The folder of the archives. */
  folder: string
  /** A cron expression, in UTC. */
  schedule: string
  /** Encrypts the archives. */
  passphrase?: string | undefined
  /** The cost of deriving the key from the passphrase; tests pass a lower one. */
  keyCost?: number
  /** The secret in the data folder. */
  secret?: string | undefined
  /** The secret that seals the archives. */
  sealWith?: string | undefined
}

type Platform = Pick<Services, 'platform' | 'clock' | 'log'>

/** How often the claim of a running backup is extended. */
const leaseExtension = 60_000

/** The last time that the schedule called for a backup; undefined when it never has. */
function lastDue(schedule: string, now: Date): Date | undefined {
  const cron = new Cron(schedule, { timezone: 'UTC', paused: true })
  // `previousRuns` excludes its reference, so ask one second later.
  return cron.previousRuns(1, new Date(now.getTime() + 1000))[0]
}

/**
 * Makes the backup that is due, unless it is done or another server makes it. Old archives are deleted only after it.
 * A failure is recorded, and the backup is tried again later.
 * @throws when the backup failed, so that the run of the job counts as failed; not when the server stops
 */
export async function runDueBackup(
  { platform, clock, log }: Platform,
  plan: BackupPlan,
  signal: AbortSignal,
): Promise<void> {
  const due = lastDue(plan.schedule, clock.now())
  const running = due && (await claimBackup(platform, due, clock.now()))
  if (!running) return
  const extend = () => {
    extendClaim(platform, running, clock.now()).catch((err: unknown) =>
      log.warn({ err }, 'The claim of the running backup could not be extended'),
    )
  }
  const timer = setInterval(extend, leaseExtension)
  try {
    const archive = await writeBackup(plan, running.startedAt, signal)
    await finishBackup(platform, running, archive, clock.now())
    log.info(archive, 'Backed up the database')
  } catch (err) {
    const isInterrupted = signal.aborted
    const why = isInterrupted ? 'Interrupted by the end of the server' : reason(err)
    await failBackup(platform, running, why, { now: clock.now(), isInterrupted })
    if (isInterrupted) return
    throw new Error('The scheduled backup failed; it is tried again in an hour', { cause: err })
  } finally {
    clearInterval(timer)
  }
  await prune(plan.folder, plan, clock.now()).catch((err: unknown) =>
    log.error({ err }, 'Old backups could not be deleted'),
  )
}

async function writeBackup(
  { url, folder, passphrase, keyCost, secret, sealWith }: BackupPlan,
  startedAt: Date,
  signal: AbortSignal,
): Promise<Archive> {
  const file = await archiveFile(folder, startedAt, passphrase !== undefined)
  await backup({ url, file, passphrase, keyCost, secret, sealWith, signal })
  const { size } = await stat(file)
  return { file, size }
}
