import { describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { createStreamLimiter, type StreamOwner } from './streamLimiter.ts'

const streamLimits = { perSession: 40, perUser: 200, perDemoUser: 1_000, perAddress: 200 }

const owner = (given: Partial<StreamOwner> = {}): StreamOwner => ({
  businessId: 7,
  userId: 1,
  sessionId: 'one',
  address: '192.0.2.1',
  ...given,
})

const tooMany = (where: string) =>
  expect.objectContaining({
    code: 'RATE_LIMITED',
    retryAfter: 30,
    message: `Too many live streams are open ${where}. Please close some and try again.`,
  })

describe('live streams', () => {
  /** Opens `count` streams; `each` returns the owner by index. */
  const fill = (
    limiter: ReturnType<typeof createStreamLimiter>,
    count: number,
    each: (index: number) => StreamOwner,
  ) => Array.from({ length: count }, (_one, index) => limiter.acquire(each(index)))

  it('are limited for a session, whose excess leaves others of the same person alone', () => {
    const limiter = createStreamLimiter()
    const held = fill(limiter, streamLimits.perSession, () => owner())
    for (const _time of [1, 2, 3, 4, 5])
      expect(() => limiter.acquire(owner())).toThrow(tooMany('in this session'))
    limiter.acquire(owner({ sessionId: 'two' }))
    held[0]?.()
    held[0]?.()
    limiter.acquire(owner())
    expect(() => limiter.acquire(owner())).toThrow(tooMany('in this session'))
  })

  it('are limited for a person, by more in the demo, whose visitors are one', () => {
    const limiter = createStreamLimiter()
    const apart = (businessId: number) => (index: number) =>
      owner({ businessId, userId: businessId, sessionId: `${businessId} ${index}`, address: String(index) })
    fill(limiter, streamLimits.perUser, apart(7))
    expect(() => limiter.acquire(apart(7)(-1))).toThrow(tooMany('for this account'))
    fill(limiter, streamLimits.perDemoUser, apart(demoBusinessId))
    expect(() => limiter.acquire(apart(demoBusinessId)(-1))).toThrow(tooMany('for this account'))
  })

  it('are limited for an address', () => {
    const limiter = createStreamLimiter()
    fill(limiter, streamLimits.perAddress, (index) => owner({ userId: index, sessionId: String(index) }))
    expect(() => limiter.acquire(owner({ userId: -1, sessionId: 'x' }))).toThrow(tooMany('from this address'))
    limiter.acquire(owner({ userId: -1, sessionId: 'x', address: '192.0.2.2' }))
  })

  it('are limited for an API key as for a session', () => {
    const limiter = createStreamLimiter()
    const key = (address: string): StreamOwner => ({ businessId: 7, userId: null, keyId: 3, address })
    fill(limiter, streamLimits.perSession, (index) => key(String(index)))
    expect(() => limiter.acquire(key('another'))).toThrow(tooMany('in this session'))
  })
})
