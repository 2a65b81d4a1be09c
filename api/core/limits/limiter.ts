import { AppError } from '#api/core/errors/errors.ts'

interface LimiterOptions {
  /** Maximum number of running tasks. */
  atOnce?: number
  /** Maximum number of running tasks per key. */
  atOncePerKey?: number
  /** Maximum number of waiting tasks, over all keys. */
  waiting?: number
  /** Maximum number of waiting tasks per key. */
  waitingPerKey?: number
  /** Maximum wait in milliseconds; without it tasks wait until they can run. */
  maxWait?: number
}

/**
 * Runs a task when a slot is free for its key. Rejects with BUSY when too many tasks wait or the wait takes too long.
 */
export interface Limiter {
  <T>(task: () => Promise<T>, key?: string): Promise<T>
  /** Waits for a slot for the key and resolves to the function that releases it, which must be called once. */
  acquire(key?: string): Promise<() => void>
  isIdle(): boolean
}

/**
 * A fair semaphore. Tasks of one key run in FIFO order; keys that compete for slots are served round robin, so that a
 * thousand tasks of one key delay another key's task by one slot. `p-limit` has no keys, bounds or time-outs.
 */
export function createLimiter({
  atOnce = Number.POSITIVE_INFINITY,
  atOncePerKey = Number.POSITIVE_INFINITY,
  waiting = Number.POSITIVE_INFINITY,
  waitingPerKey = Number.POSITIVE_INFINITY,
  maxWait,
}: LimiterOptions): Limiter {
  const running = new Map<string, number>()
  // In round-robin order: a key that was served moves to the end.
  const queues = new Map<string, (() => void)[]>()
  let runningInAll = 0
  let waitingInAll = 0

  const runningOf = (key: string) => running.get(key) ?? 0

  function enter(key: string): void {
    runningInAll += 1
    running.set(key, runningOf(key) + 1)
  }

  function leave(key: string): void {
    runningInAll -= 1
    const left = runningOf(key) - 1
    if (left > 0) running.set(key, left)
    else running.delete(key)
    startWaiting()
  }

  function startWaiting(): void {
    for (const [key, queue] of queues) {
      if (runningInAll >= atOnce) return
      if (runningOf(key) >= atOncePerKey) continue
      const start = queue.shift()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      if (!start) continue
      waitingInAll -= 1
      // The slot is taken here, so that a task that arrives before this one starts can't take it.
      enter(key)
      start()
    }
  }

  function wait(key: string): Promise<void> {
    const queue = queues.get(key) ?? []
    if (waitingInAll >= waiting || queue.length >= waitingPerKey) throw new AppError('BUSY')
    return new Promise((resolve, reject) => {
      const timer = maxWait === undefined ? undefined : setTimeout(giveUp, maxWait)
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      function giveUp(): void {
        queue.splice(queue.indexOf(start), 1)
        if (queue.length === 0) queues.delete(key)
        waitingInAll -= 1
        reject(new AppError('BUSY'))
      }
      queue.push(start)
      queues.set(key, queue)
      waitingInAll += 1
    })
  }

  const hasPlace = (key: string) => runningInAll < atOnce && runningOf(key) < atOncePerKey

  async function limit<T>(task: () => Promise<T>, key = ''): Promise<T> {
    if (hasPlace(key)) enter(key)
    else await wait(key)
    try {
      return await task()
    } finally {
      leave(key)
    }
  }

  return Object.assign(limit, {
    async acquire(key = '') {
      if (hasPlace(key)) enter(key)
      else await wait(key)
      return () => leave(key)
    },
    isIdle: () => runningInAll === 0 && waitingInAll === 0,
  })
}
