import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '#api/core/telemetry/metrics.ts'
import { schedule } from '#api/jobs/schedule.ts'
import { verifyArchive } from '#api/modules/backups/archive/archive.ts'
import { registerBackupMetrics } from '#api/modules/backups/metrics.ts'
import { lastBackup } from '#api/modules/backups/records.ts'
import { type BackupPlan, runDueBackup } from '#api/modules/backups/runDue.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const shown = `{ superadmin {
  lastBackup { state startedAt finishedAt file size error }
  latestBackupAttempt { state startedAt file error } } }`

describe('scheduled backups', () => {
  let world: World
  let plan: BackupPlan
  let folder: string

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    plan = { url, folder: '', schedule: '0 3 * * *', keep: 3, keepDays: undefined }
  })
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
    plan = { ...plan, folder: join(folder, 'backups') }
    await world.prisma.backup.deleteMany()
  })
  afterEach(() => rm(folder, { recursive: true }))

  const run = (now: string, more: Partial<BackupPlan> = {}, signal = new AbortController().signal) => {
    world.clock.set(now)
    return runDueBackup({ ...world.services, log: silent }, { ...plan, ...more }, signal)
  }
  const archives = async () => (await readdir(plan.folder)).sort()
  const records = () => world.prisma.backup.findMany({ orderBy: { startedAt: 'asc' } })

  it('are made once for each time of the schedule, also by a server that starts later', async () => {
    await run('2026-06-10T16:00:00Z')
    await run('2026-06-10T16:05:00Z')
    await run('2026-06-11T02:55:00Z')
    expect(await archives()).toEqual(['cuecard-20260610T160000Z.tar.gz'])
    await run('2026-06-11T03:00:00Z')
    expect(await archives()).toEqual(['cuecard-20260610T160000Z.tar.gz', 'cuecard-20260611T030000Z.tar.gz'])
    const { manifest } = await verifyArchive(join(plan.folder, 'cuecard-20260611T030000Z.tar.gz'), undefined)
    expect(manifest.tables.length).toBeGreaterThan(20)
    expect(await lastBackup(world.services.platform)).toMatchObject({
      state: 'DONE',
      startedAt: new Date('2026-06-11T03:00:00Z'),
      file: join(plan.folder, 'cuecard-20260611T030000Z.tar.gz'),
    })
  })

  it('are made by one of many servers', async () => {
    await Promise.all(Array.from({ length: 10 }, () => run('2026-06-11T03:00:00Z')))
    expect(await archives()).toEqual(['cuecard-20260611T030000Z.tar.gz'])
    expect(await records()).toMatchObject([{ state: 'DONE' }])
  })

  it('run as a job where a folder is set, encrypted when a passphrase is', async () => {
    const job = schedule.find(({ name }) => name === 'backup')
    world.clock.set('2026-06-11T03:00:00Z')
    const { signal } = new AbortController()
    await job?.operation({ services: world.services }, signal)
    expect(await records()).toEqual([])
    const backupPlan = { ...plan, passphrase: 'correct horse battery', keyCost: 4 }
    await job?.operation({ services: world.services, backupPlan }, signal)
    expect(await archives()).toEqual(['cuecard-20260611T030000Z.tar.gz.age'])
  })

  it('are kept by number and age; other files stay', async () => {
    for (const day of ['11', '12', '13', '14', '15']) await run(`2026-06-${day}T03:00:00Z`)
    expect(await archives()).toEqual(['13', '14', '15'].map((day) => `cuecard-202606${day}T030000Z.tar.gz`))
    await writeFile(join(plan.folder, 'cuecard-20200101T030000Z.txt'), 'mine')
    await writeFile(join(plan.folder, 'cuecard-20260614T030000Z.tar.gz.unfinished'), 'left')
    await run('2026-06-16T03:00:00Z', { keepDays: 2 })
    expect(await archives()).toEqual([
      'cuecard-20200101T030000Z.txt',
      ...['14', '15', '16'].map((day) => `cuecard-202606${day}T030000Z.tar.gz`),
    ])
    await run('2026-07-16T03:00:00Z', { keepDays: 2 })
    expect(await archives()).toEqual(['cuecard-20200101T030000Z.txt', 'cuecard-20260716T030000Z.tar.gz'])
  })

  it('Scheduled backups that fail are shown and tried again after an hour, and no archive is deleted for them', async () => {
    await run('2026-06-11T03:00:00Z', { keep: 1 })
    const broken = 'postgresql://nobody@127.0.0.1:1/nothing'
    await expect(run('2026-06-12T03:00:00Z', { keep: 1, url: broken })).rejects.toThrow(
      'The scheduled backup failed',
    )
    await run('2026-06-12T03:55:00Z', { keep: 1 })
    expect(await archives()).toEqual(['cuecard-20260611T030000Z.tar.gz'])
    const operator = await operatorOf(world)
    expect(await operator.ok(shown)).toEqual({
      superadmin: {
        lastBackup: {
          state: 'DONE',
          startedAt: '2026-06-11T03:00:00.000Z',
          finishedAt: '2026-06-11T03:00:00.000Z',
          file: join(plan.folder, 'cuecard-20260611T030000Z.tar.gz'),
          size: expect.any(Number),
          error: null,
        },
        latestBackupAttempt: {
          state: 'FAILED',
          startedAt: '2026-06-12T03:00:00.000Z',
          file: null,
          error: expect.stringContaining('ECONNREFUSED'),
        },
      },
    })
    await run('2026-06-12T04:00:00Z', { keep: 1 })
    expect(await archives()).toEqual(['cuecard-20260612T040000Z.tar.gz'])
    expect(await records()).toMatchObject([{ state: 'DONE' }, { state: 'DONE', error: null }])
  })

  it('Scheduled backups that have never worked are as old as the first one that was due', async () => {
    registerBackupMetrics(world.services)
    const age = async () => /^cuecard_backup_age_seconds (\d+)$/m.exec(await registry.metrics())?.[1]
    expect(await age()).toBeUndefined()
    // The folder cannot be made where a file is.
    await writeFile(join(folder, 'file'), '')
    const broken = { folder: join(folder, 'file', 'backups') }
    for (const [now, seconds] of [
      ['2026-06-11T03:00:00Z', 0],
      ['2026-06-11T04:00:00Z', 3600],
      ['2026-06-12T03:00:00Z', 86_400],
      ['2026-06-13T15:00:00Z', 216_000],
    ] as const) {
      await expect(run(now, broken)).rejects.toThrow('The scheduled backup failed')
      expect(await age()).toBe(`${seconds}`)
    }
    await run('2026-06-14T03:00:00Z')
    world.clock.set('2026-06-14T03:10:00Z')
    expect(await age()).toBe('600')
  })

  it('go on elsewhere when a server is told to stop or disappears', async () => {
    await run('2026-06-11T03:00:00Z', {}, AbortSignal.abort())
    expect(await archives()).toEqual([])
    expect(await records()).toMatchObject([{ state: 'FAILED' }])
    await run('2026-06-11T03:00:01Z')
    expect(await archives()).toHaveLength(1)

    const dueAt = new Date('2026-06-12T03:00:00Z')
    await world.prisma.backup.create({
      data: { dueAt, startedAt: dueAt, retryAt: new Date('2026-06-12T03:10:00Z') },
    })
    await run('2026-06-12T03:05:00Z')
    expect(await archives()).toHaveLength(1)
    await run('2026-06-12T03:10:00Z')
    expect(await archives()).toHaveLength(2)
  })
})
