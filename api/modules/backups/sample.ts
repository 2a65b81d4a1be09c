import { now, type Sample } from '#api/testing/harness/samples/sample.ts'

export const sample: Sample = {
  rows: {
    Backup: { startedAt: now, finishedAt: now, state: 'DONE', file: '/backups/1', size: 1 },
  },
  broken: {
    Backup_size_check: [{ size: 0 }],
    Backup_state_check: [
      { file: null },
      { size: null },
      { finishedAt: null },
      { error: 'disk full' },
      { state: 'RUNNING' },
      { state: 'FAILED' },
    ],
  },
}
