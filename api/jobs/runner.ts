import { setTimeout as pause } from 'node:timers/promises'
import { Cron } from 'croner'
import type { Job, Work } from '#api/jobs/schedule.ts'

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

  const run = (job: Job) => {
    if (running.has(job.name) || end.signal.aborted) return
    const done = Promise.resolve()
      .then(() => job.operation(work, end.signal))
      .catch((err: unknown) => log.error({ job: job.name, err }, 'A job failed'))
      .finally(() => running.delete(job.name))
    running.set(job.name, done)
  }
  const begin = () => {
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
