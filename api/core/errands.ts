import { setTimeout as pause } from 'node:timers/promises'
import { createLimiter } from '#api/core/limiter.ts'
import type { Log } from '#api/core/log.ts'
import { MailError } from '#api/core/mail.ts'

const atOnce = 4
const waiting = 1000

/**
 * Work that goes on after a request was answered: the answer tells nothing of it, by its words or by its time. A few
 * run at once; a failure is logged and goes no further.
 */
export function errandRunner(log: Pick<Log, 'error' | 'warn'>) {
  const limit = createLimiter({ atOnce, waiting })
  const open = new Set<Promise<void>>()

  return {
    /** Begins when the running code has ended; a flood of them is cut off. */
    run(name: string, work: () => Promise<void>): void {
      const errand = new Promise((begin) => setImmediate(begin))
        .then(() => limit(work))
        .catch((error: unknown) => {
          if (error instanceof MailError) log.warn({ errand: name }, error.message)
          else log.error({ errand: name, err: error }, 'Work in the background failed')
        })
        .finally(() => open.delete(errand))
      open.add(errand)
    },
    /** Waits until all are done, at most so many milliseconds. */
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

export type Errands = ReturnType<typeof errandRunner>
