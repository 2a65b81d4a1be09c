import { setTimeout as pause } from 'node:timers/promises'
import { createLimiter } from '#api/core/limits/limiter.ts'
import { MailError } from '#api/core/mail/mail.ts'
import type { Log } from '#api/core/process/log.ts'

const tasksAtOnce = 4
const waiting = 1000

/**
 * Runs work after the response, so that neither its text nor its timing reveals anything about the work. At most
 * `tasksAtOnce` tasks run at the same time; a failure is logged.
 */
export function createBackgroundTasks(log: Pick<Log, 'error' | 'warn'>) {
  const limit = createLimiter({ atOnce: tasksAtOnce, waiting })
  const open = new Set<Promise<void>>()

  return {
    /** Starts a task in the next iteration of the event loop. It is dropped when too many are waiting. */
    run(name: string, work: () => Promise<void>): void {
      const task = new Promise((begin) => setImmediate(begin))
        .then(() => limit(work))
        .catch((error: unknown) => {
          if (error instanceof MailError) log.warn({ task: name }, error.message)
          else log.error({ task: name, err: error }, 'Work in the background failed')
        })
        .finally(() => open.delete(task))
      open.add(task)
    },
    /** Waits until all tasks are done, at most `ms` milliseconds. */
    async finish(ms: number): Promise<void> {
      const deadline = Date.now() + ms
      while (open.size > 0 && Date.now() < deadline) {
        const over = new AbortController()
        const limit = pause(deadline - Date.now(), undefined, over).catch(() => undefined)
        await Promise.race([Promise.all(open), limit])
        over.abort()
      }
    },
  }
}

export type BackgroundTasks = ReturnType<typeof createBackgroundTasks>
