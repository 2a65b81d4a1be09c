import { AppError } from '#api/core/errors.ts'

/**
 * Lets through so many at once, in order of arrival; the rest wait. Whoever comes when too many wait is
 * turned away with UNAVAILABLE, so that a flood costs no memory.
 */
export function turnstile(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let inside = 0

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1
      return
    }
    if (queue.length >= waiting) {
      throw new AppError('UNAVAILABLE', {
        message: 'Cuecard is very busy. Please try again in a moment.',
        retryAfter: 5,
      })
    }
    await new Promise<void>((admit) => queue.push(admit))
  }

  function leave(): void {
    const next = queue.shift()
    // The place goes to the next one directly: nobody who comes meanwhile can take it.
    if (next) next()
    else inside -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
