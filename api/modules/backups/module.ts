import '#api/modules/backups/schema.ts'
import { runDueBackup } from '#api/modules/backups/runDue.ts'
import type { Module } from '#api/modules/module.ts'

export const backups: Module = {
  jobs: [
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
  ],
}
