import { setTimeout as pause } from 'node:timers/promises'
import { Cron } from 'croner'
import type { Job, Work } from '#api/jobs/schedule.ts'

/** Jobs that are under way. */
export interface Jobs {
  /** Starts nothing more, tells what runs to come to an end, and waits for it, so many milliseconds at most. */
  stop(ms: number): Promise<void>
}

/** How often the clock is looked at, and how far it may be off then, in milliseconds. */
const look = 60_000
const jump = 30_000

/**
 * Does each job at its times, one after the other if it takes long. What fails is logged, and done again at its next
 * time. When the clock is set, or the machine has slept, the times are reckoned anew.
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
  // A cron that waits for a time of day would sleep through the hours that a clock is set back.
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
