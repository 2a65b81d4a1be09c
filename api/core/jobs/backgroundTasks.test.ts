import { setTimeout as pause } from 'node:timers/promises'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type BackgroundTasks, createBackgroundTasks } from '#api/core/jobs/backgroundTasks.ts'
import { MailError } from '#api/core/mail/mail.ts'

describe('a background task', () => {
  const log = { error: vi.fn(), warn: vi.fn() }
  let backgroundTasks: BackgroundTasks

  beforeEach(() => {
    vi.clearAllMocks()
    backgroundTasks = createBackgroundTasks(log)
  })

  it('begins when the running code has ended', async () => {
    const told: string[] = []
    backgroundTasks.run('test', async () => void told.push('errand'))
    told.push('answer')
    await Promise.resolve()
    told.push('more of the answer')
    await backgroundTasks.finish(1_000)
    expect(told).toEqual(['answer', 'more of the answer', 'errand'])
  })

  it('A background task that fails is logged and harms nobody', async () => {
    const done = vi.fn()
    const failure = new Error('out of luck')
    backgroundTasks.run('unlucky', () => Promise.reject(failure))
    backgroundTasks.run('other', async () => done())
    await backgroundTasks.finish(1_000)
    expect(done).toHaveBeenCalled()
    expect(log.error.mock.calls).toEqual([[{ task: 'unlucky', err: failure }, expect.any(String)]])
  })

  it('A background task whose mail was refused is a warning of one line', async () => {
    backgroundTasks.run('mail', () => Promise.reject(new MailError('refused: 550')))
    await backgroundTasks.finish(1_000)
    expect(log.warn.mock.calls).toEqual([[{ task: 'mail' }, 'refused: 550']])
    expect(log.error).not.toHaveBeenCalled()
  })

  it('is waited for, with those that it begins itself', async () => {
    const done = vi.fn()
    backgroundTasks.run('first', async () => backgroundTasks.run('second', async () => done(await pause(50))))
    await backgroundTasks.finish(5_000)
    expect(done).toHaveBeenCalledTimes(1)
  })

  it('is waited for so long and no longer', async () => {
    backgroundTasks.run('endless', () => new Promise(() => undefined))
    const start = performance.now()
    await backgroundTasks.finish(50)
    expect(performance.now() - start).toBeLessThan(2_000)
    await backgroundTasks.finish(-1)
  })

  it('is one of a few at a time, and of a bounded number', async () => {
    let running = 0
    let most = 0
    const count = vi.fn()
    for (let turn = 0; turn < 1_100; turn += 1) {
      backgroundTasks.run('one of many', async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((next) => setImmediate(next))
        running -= 1
        count()
      })
    }
    await backgroundTasks.finish(20_000)
    expect(most).toBe(4)
    expect(count.mock.calls.length + log.error.mock.calls.length).toBe(1_100)
    expect(count.mock.calls.length).toBeGreaterThanOrEqual(1_000)
  })
})
