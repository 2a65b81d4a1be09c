import type { Services } from '#api/core/context/services.ts'
import { registerGauge } from '#api/core/telemetry/metrics.ts'
import { firstDue, lastBackup } from '#api/modules/backups/records.ts'

/**
 * Adds the gauge of the last good backup's age, which counts from the moment that the backup shows. While no backup has
 * worked, it counts from the first one that was due.
 */
export function registerBackupMetrics({ platform, clock }: Pick<Services, 'platform' | 'clock'>): void {
  registerGauge({
    name: 'cuecard_backup_age_seconds',
    help: 'The age of the last good backup, or the time since the first one was due; missing when none ever was.',
    async read() {
      const since = (await lastBackup(platform))?.startedAt ?? (await firstDue(platform))
      return since && (clock.now().getTime() - since.getTime()) / 1000
    },
  })
}
