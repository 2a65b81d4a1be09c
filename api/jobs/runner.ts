import { setTimeout as pause } from 'node:timers/promises'
import { Cron } from 'croner'
import { Counter, Gauge } from 'prom-client'
import { registerGauge, registry } from '#api/core/telemetry/metrics.ts'
import { inSpan } from '#api/core/telemetry/tracing.ts'
import type { Job, Work } from '#api/modules/module.ts'

const jobRuns = new Counter({
  name: 'cuecard_job_runs_total',
  help: 'Runs of scheduled jobs, by job and outcome: `succeeded` or `failed`.',
  labelNames: ['job', 'outcome'] as const,
  registers: [registry],
})

const jobSuccesses = new Gauge({
  name: 'cuecard_job_last_success_timestamp_seconds',
  help: 'When a scheduled job last succeeded, in seconds since 1970.',
  labelNames: ['job'] as const,
  registers: [registry],
})

/** The running scheduler. */
export interface Jobs {
  /** Stops the schedule, aborts the running jobs and waits for them, at most `ms` milliseconds. */
  stop(ms: number): Promise<void>
}

/** How often the system clock is checked, and which deviation counts as a clock change, in milliseconds. */
const look = 60_000
const jump = 30_000

/**
 * Runs each job on its schedule; a job never overlaps itself. A failure is logged, and the job runs again at its next
 * time. The schedule is recomputed when the clock is set or the machine has slept.
 */
export function startJobs(jobs: readonly Job[], work: Work): Jobs {
  const { log } = work.services
  const end = new AbortController()
  const running = new Map<string, Promise<unknown>>()
  /** The earliest time at which each job was due and has not succeeded since, or will be due next. */
  const due = new Map<string, number>()

  const nextTime = ({ cron, timeZone }: Job) =>
    new Cron(cron, { timezone: timeZone, paused: true }).nextRun()?.getTime() ?? Number.POSITIVE_INFINITY
  const succeeded = (job: Job) => {
    due.set(job.name, nextTime(job))
    jobRuns.inc({ job: job.name, outcome: 'succeeded' })
    jobSuccesses.set({ job: job.name }, Date.now() / 1000)
  }
  registerGauge({
    name: 'cuecard_job_lag_seconds',
    help: 'How long a scheduled job has been due without having succeeded; 0 when it is not due.',
    label: 'job',
    read: () =>
      Object.fromEntries([...due].map(([name, time]) => [name, Math.max(0, Date.now() - time) / 1000])),
  })

  const run = (job: Job) => {
    if (running.has(job.name) || end.signal.aborted) return
    const done = Promise.resolve()
      .then(() => inSpan(`job ${job.name}`, { root: true }, async () => job.operation(work, end.signal)))
      .then(() => succeeded(job))
      .catch((err: unknown) => {
        jobRuns.inc({ job: job.name, outcome: 'failed' })
        log.error({ job: job.name, err }, 'A job failed')
      })
      .finally(() => running.delete(job.name))
    running.set(job.name, done)
  }
  const begin = () => {
    for (const job of jobs) due.set(job.name, job.atStart ? Date.now() : nextTime(job))
    for (const { name } of jobs) {
      for (const outcome of ['succeeded', 'failed']) jobRuns.labels(name, outcome).inc(0)
    }
    for (const job of jobs) if (job.atStart) run(job)
    return jobs.map((job) => new Cron(job.cron, { timezone: job.timeZone, unref: true }, () => run(job)))
  }
  let clocks = begin()
  // Cron timers compute their delay in advance, so after the clock is set back they would fire hours late.
  const offset = () => Date.now() - performance.now()
  let last = offset()
  const watch = setInterval(() => {
    const moved = Math.abs(offset() - last) > jump
    last = offset()
    if (!moved) return
    for (const clock of clocks) clock.stop()
    clocks = begin()
  }, look)
  watch.unref()

  return {
    async stop(ms) {
      clearInterval(watch)
      for (const clock of clocks) clock.stop()
      end.abort()
      const over = new AbortController()
      const limit = pause(ms, undefined, over).catch(() => undefined)
      await Promise.race([Promise.all(running.values()), limit])
      over.abort()
    },
  }
}
