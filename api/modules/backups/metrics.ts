import { registerGauge } from '#api/core/telemetry/metrics.ts'
import type { Services } from '#api/core/tenancy/context.ts'
import { lastBackup } from '#api/modules/backups/records.ts'

/** Adds the gauge of the last good backup's age, which counts from the moment that the backup shows. */
export function registerBackupMetrics({ platform, clock }: Pick<Services, 'platform' | 'clock'>): void {
  registerGauge({
    name: 'cuecard_backup_age_seconds',
    help: 'The age of the last good backup; missing when there is none.',
    async read() {
      const backup = await lastBackup(platform)
      return backup && (clock.now().getTime() - backup.startedAt.getTime()) / 1000
    },
  })
}
