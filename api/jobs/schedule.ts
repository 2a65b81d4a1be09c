import type { Services } from '#api/core/context/services.ts'
import { emptyDeletedAnswers } from '#api/core/idempotency/answerOnce.ts'
import { localDay } from '#api/core/time/localTime.ts'
import { deleteExpired } from '#api/jobs/retention.ts'
import { inTurn } from '#api/jobs/turn.ts'
import { type BackupPlan, runDueBackup } from '#api/modules/backups/runDue.ts'
import { sendReminders } from '#api/modules/sms/reminders/sendDue.ts'
import { enqueueRemovals } from '#api/modules/superadmin/businesses/removal.ts'
import { deleteFailedJobs } from '#api/modules/superadmin/system/failedJobs.ts'
import { trimDeliveries, wakeEndpoints } from '#api/modules/webhooks/delivery/upkeep.ts'

/** The dependencies of jobs. */
export interface Work {
  services: Services
  /** Restores the sample data of the demo business; absent when there is no demo business. */
  resetDemo?: () => Promise<unknown>
  /** How the database is backed up; absent without a folder for the archives. */
  backupPlan?: BackupPlan
}

/** A scheduled job. */
export interface Job {
  name: string
  /** Minute, hour, day, month, weekday. */
  cron: string
  /** The IANA time zone of `cron`. */
  timeZone: string
  /** Whether the job also runs at the start, for work that fell due while no server was running. */
  atStart: boolean
  operation(work: Work, signal: AbortSignal): Promise<unknown>
}

const demoZone = 'America/New_York'

/** The schedule of all jobs. The modules implement the work (docs/decisions/0015-texts-once.md). */
export const schedule: readonly Job[] = [
  {
    name: 'reminders',
    // Reminders fall due on the hour, at 09:00 in each time zone, 24 hours before each appointment, and at retries.
    cron: '*/5 * * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: ({ services }, signal) => sendReminders(services, signal),
  },
  {
    name: 'job queue',
    cron: '* * * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: ({ services }) => wakeEndpoints(services),
  },
  {
    name: 'clean-up',
    cron: '20 3 * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: async ({ services }, signal) => {
      const { platform, statements, mailer, clock } = services
      await enqueueRemovals(services, clock.now())
      await deleteFailedJobs(statements)
      await mailer.deleteOld?.(clock.now())
      await trimDeliveries(services, signal)
      await deleteExpired(services, signal)
      await emptyDeletedAnswers(platform)
    },
  },
  {
    name: 'demo',
    cron: '0 4 * * *',
    timeZone: demoZone,
    atStart: false,
    operation: async ({ services, resetDemo }) => {
      const night = localDay(services.clock.now(), demoZone)
      if (resetDemo) await inTurn(services, `demo ${night}`, resetDemo)
    },
  },
  {
    name: 'backup',
    // BACKUP_SCHEDULE says when a backup is due; this is how often a server looks, also for one that failed.
    cron: '*/5 * * * *',
    timeZone: 'UTC',
    atStart: true,
    operation: async ({ services, backupPlan }, signal) => {
      if (backupPlan) await runDueBackup(services, backupPlan, signal)
    },
  },
]
