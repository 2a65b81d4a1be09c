import { describe, expect, it } from 'vitest'
import { turnstile } from '#api/core/turnstile.ts'

describe('a turnstile', () => {
  it('lets in so many at once, in order, and lets the next in when one fails', async () => {
    const pass = turnstile(2, 10)
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
    const wave = () => Promise.allSettled([0, 1, 2, 3, 4, 5].map((turn) => pass(work(turn))))
    const outcomes = await wave()
    await wave()
    expect(most).toBe(2)
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5])
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('turns away whoever finds the queue full', async () => {
    const pass = turnstile(1, 1)
    const open: (() => void)[] = []
    const work = () => new Promise<void>((done) => open.push(done))
    const first = pass(work)
    const second = pass(work)
    await expect(pass(work)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    open[0]?.()
    await first
    await new Promise((done) => setImmediate(done))
    open[1]?.()
    await second
  })
})
