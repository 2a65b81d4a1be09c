import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLimiter } from '#api/core/limits/limiter.ts'

/** Tasks that the test ends, and the order in which they started. */
function tasks() {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const task = (name: string) => () =>
    new Promise<string>((resolve) => {
      began.push(name)
      ends.set(name, () => resolve(name))
    })
  async function end(...names: string[]): Promise<void> {
    for (const name of names) {
      ends.get(name)?.()
      await new Promise((done) => setImmediate(done))
    }
  }
  return { began, task, end }
}

afterEach(() => vi.useRealTimers())

describe('a limiter', () => {
  it('runs so many at once, in order of arrival, and goes on when one fails', async () => {
    const limit = createLimiter({ atOnce: 2 })
    const order: number[] = []
    let inside = 0
    let most = 0
    const work = (turn: number) => async () => {
      inside += 1
      most = Math.max(most, inside)
      order.push(turn)
      await new Promise((done) => setImmediate(done))
      inside -= 1
      if (turn % 2) throw new Error('failed')
      return turn
    }
    const wave = () => Promise.allSettled([0, 1, 2, 3, 4, 5].map((turn) => limit(work(turn))))
    const outcomes = await wave()
    await wave()
    expect(most).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5])
    expect(outcomes.map(({ status }) => status)).toEqual(
      [0, 1, 2, 3, 4, 5].map((turn) => (turn % 2 ? 'rejected' : 'fulfilled')),
    )
  })

  it('lets keys take turns', async () => {
    const limit = createLimiter({ atOnce: 1 })
    const { began, task, end } = tasks()
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => limit(task(name), name.charAt(0)))
    await end('a1', 'a2', 'b1', 'c1', 'a3', 'b2')
    await Promise.all(all)
    expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('runs so many of one key at once, without holding up other keys', async () => {
    const limit = createLimiter({ atOnce: 3, atOncePerKey: 1 })
    const { began, task, end } = tasks()
    const all = ['a1', 'a2', 'b1', 'b2', 'c1'].map((name) => limit(task(name), name.charAt(0)))
    expect(began).toEqual(['a1', 'b1', 'c1'])
    await end('b1')
    expect(began).toEqual(['a1', 'b1', 'c1', 'b2'])
    await end('a1', 'a2', 'b2', 'c1')
    await Promise.all(all)
  })

  it('refuses a task when too many wait, of all keys or of one', async () => {
    const limit = createLimiter({ atOnce: 1, waiting: 2, waitingPerKey: 1 })
    const { task, end } = tasks()
    const first = limit(task('a1'), 'a')
    const second = limit(task('a2'), 'a')
    await expect(limit(task('a3'), 'a')).rejects.toMatchObject({ code: 'BUSY', status: 503 })
    const third = limit(task('b1'), 'b')
    await expect(limit(task('c1'), 'c')).rejects.toMatchObject({ code: 'BUSY' })
    await end('a1', 'a2', 'b1')
    expect(await Promise.all([first, second, third])).toEqual(['a1', 'a2', 'b1'])
  })

  it('gives up a wait that takes too long, and its place in the queue with it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const limit = createLimiter({ atOnce: 1, waiting: 1, maxWait: 3_000 })
    const { began, task, end } = tasks()
    const first = limit(task('a1'), 'a')
    const late = limit(task('b1'), 'b')
    const refused = expect(late).rejects.toMatchObject({ code: 'BUSY', retryAfter: expect.any(Number) })
    vi.advanceTimersByTime(3_000)
    await refused
    const next = limit(task('c1'), 'c')
    await end('a1', 'c1')
    await Promise.all([first, next])
    expect(began).toEqual(['a1', 'c1'])
  })
})
