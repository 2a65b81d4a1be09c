import { spawn } from 'node:child_process'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { registry } from '#api/core/telemetry/metrics.ts'
import { startJobs } from '#api/jobs/runner.ts'
import { schedule } from '#api/jobs/schedule.ts'
import type { Job, Work } from '#api/modules/module.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { bundled } from '#api/testing/harness/programs.ts'
import { appointmentAt, textingBusiness } from '#api/testing/harness/sms/texting.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

describe('jobs', () => {
  let world: World
  let work: Work

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    work = { services: world.services }
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  const job = (operation: Job['operation'], rest: Partial<Job> = {}): Job => ({
    name: 'job',
    cron: '*/5 * * * *',
    timeZone: 'UTC',
    atStart: false,
    ...rest,
    operation,
  })

  it('are done at their times, a failed one too, and none while it still runs', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-10T16:01:00Z') })
    const failing = vi.fn(async () => {
      throw new Error('no database')
    })
    const slow = vi.fn(() => new Promise<void>(() => undefined))
    const jobs = startJobs([job(failing), job(slow, { name: 'slow', atStart: true })], work)
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect([failing.mock.calls.length, slow.mock.calls.length]).toEqual([3, 1])
    const stopped = jobs.stop(1_000)
    await vi.advanceTimersByTimeAsync(1_000)
    await stopped
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(failing).toHaveBeenCalledTimes(3)
  })

  it('are counted, and show how long they have been due without success', async () => {
    vi.useFakeTimers({
      now: new Date('2026-06-10T16:01:00Z'),
      toFake: ['Date', 'setTimeout', 'setInterval', 'performance'],
    })
    let broken = true
    const operation = async () => {
      if (broken) throw new Error('no database')
    }
    const jobs = startJobs([job(operation, { name: 'counted' })], work)
    const shown = async () => {
      const text = await registry.metrics()
      return text.split('\n').filter((line) => line.startsWith('cuecard_job') && line.includes('"counted"'))
    }
    // An alert sees the first failure as an increase only if the counter was there before it.
    const none = ['succeeded', 'failed'].map(
      (outcome) => `cuecard_job_runs_total{job="counted",outcome="${outcome}"} 0`,
    )
    expect(await shown()).toEqual([...none, 'cuecard_job_lag_seconds{job="counted"} 0'])
    await vi.advanceTimersByTimeAsync(9 * 60_000)
    expect(await shown()).toEqual([
      'cuecard_job_runs_total{job="counted",outcome="succeeded"} 0',
      'cuecard_job_runs_total{job="counted",outcome="failed"} 2',
      'cuecard_job_lag_seconds{job="counted"} 300',
    ])
    broken = false
    await vi.advanceTimersByTimeAsync(6 * 60_000)
    const lastSuccess = new Date('2026-06-10T16:15:00Z').getTime() / 1000
    expect(await shown()).toEqual([
      'cuecard_job_runs_total{job="counted",outcome="succeeded"} 1',
      'cuecard_job_runs_total{job="counted",outcome="failed"} 2',
      `cuecard_job_last_success_timestamp_seconds{job="counted"} ${lastSuccess}`,
      'cuecard_job_lag_seconds{job="counted"} 0',
    ])
    await jobs.stop(0)
  })

  it('go on when the clock is set back, without waiting for it', async () => {
    vi.useFakeTimers({ now: new Date('2026-06-10T16:01:00Z') })
    const done = vi.fn(async () => undefined)
    const jobs = startJobs([job(done)], work)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(done).toHaveBeenCalledTimes(2)
    vi.setSystemTime(new Date('2026-06-10T14:11:00Z'))
    await vi.advanceTimersByTimeAsync(15 * 60_000)
    expect(done.mock.calls.length).toBeGreaterThanOrEqual(4)
    await jobs.stop(0)
  })

  it('Jobs that run are told to end, and waited for', async () => {
    let ended = false
    const jobs = startJobs(
      [
        job(
          async (_work, signal) => {
            await new Promise((done) => signal.addEventListener('abort', done))
            ended = true
          },
          { atStart: true },
        ),
      ],
      work,
    )
    await new Promise((done) => setImmediate(done))
    await jobs.stop(5_000)
    expect(ended).toBe(true)
  })

  it('Jobs reset the demo once a night, by whichever instance comes first', async () => {
    const demo = schedule.find(({ name }) => name === 'demo')
    const resetDemo = vi.fn(async () => true)
    const night = () =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          demo?.operation({ ...work, resetDemo }, new AbortController().signal),
        ),
      )
    world.clock.set('2026-06-11T08:00:00Z')
    await night()
    expect(resetDemo).toHaveBeenCalledTimes(1)
    world.clock.set('2026-06-12T08:00:00Z')
    await night()
    expect(resetDemo).toHaveBeenCalledTimes(2)
    // Without a demo business there is nothing to reset.
    await demo?.operation(work, new AbortController().signal)
  })
})

describe('npm run reminders', { timeout: 60_000 }, async () => {
  const script = await bundled('api/cli/reminders.ts')
  const pass = (DATABASE_URL: string) =>
    new Promise<[number | null, string]>((done) => {
      const TWILIO_API_BASE_URL = 'http://127.0.0.1:1'
      const SESSION_SECRET = 's'.repeat(40)
      const env = { PATH: process.env.PATH, SESSION_SECRET, DATABASE_URL, TWILIO_API_BASE_URL }
      const child = spawn(process.execPath, [script], { env })
      let out = ''
      child.stdout.on('data', (chunk) => (out += chunk))
      child.stderr.on('data', (chunk) => (out += chunk))
      child.once('exit', (code) => done([code, out]))
    })

  it('makes one pass, and says so when it could not', async () => {
    const { url } = await freshDatabase()
    const [code, out] = await pass(url)
    expect(out).toContain('0 reminders sent, 0 not sent.')
    expect(code).toBe(0)
    const [failed] = await pass('postgresql://nobody:nothing@127.0.0.1:1/none')
    expect(failed).toBe(1)
  })

  it('ends with 1 when it leaves a reminder of which nobody knows whether it went out', async () => {
    const { url, ...database } = await freshDatabase()
    const world = openWorld(database)
    const business = await textingBusiness(world)
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const { id, customerId } = await appointmentAt(world, business, inMinutes(20))
    const called = inMinutes(-90)
    await world.prisma.smsMessage.create({
      data: {
        businessId: business.id,
        appointmentId: id,
        customerId,
        kind: 'reminder',
        toNumber: '+15550100200',
        body: 'Hi',
        state: 'UNKNOWN',
        attempts: 1,
        claimedAt: called,
        claimedBy: 'x',
        callingAt: called,
        nextAttemptAt: inMinutes(-1),
      },
    })
    const [code, out] = await pass(url)
    expect(out).toContain('A reminder may not have arrived')
    expect(code).toBe(1)
    expect(await world.prisma.notification.count({ where: { kind: 'text-unknown' } })).toBe(2)
    // The run that gave up has logged it; the notified managers handle it from then on.
    expect((await pass(url))[0]).toBe(0)
  })
})
