import { describe, expect, it } from 'vitest'
import { demoBusinessId } from '#api/core/usernames.ts'
import { type StreamOwner, streamLimits, streamPlaces } from './streamPlaces.ts'

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

describe('places of live streams', () => {
  /** Fills with streams of which each differs from the others. */
  const fill = (
    places: ReturnType<typeof streamPlaces>,
    count: number,
    each: (index: number) => StreamOwner,
  ) => Array.from({ length: count }, (_one, index) => places.take(each(index)))

  it('are limited for a session, whose excess leaves others of the same person alone', () => {
    const places = streamPlaces()
    const held = fill(places, streamLimits.perSession, () => owner())
    for (const _time of [1, 2, 3, 4, 5])
      expect(() => places.take(owner())).toThrow(tooMany('in this session'))
    places.take(owner({ sessionId: 'two' }))
    held[0]?.()
    held[0]?.()
    places.take(owner())
    expect(() => places.take(owner())).toThrow(tooMany('in this session'))
  })

  it('are limited for a person, by more in the demo, whose visitors are one', () => {
    const places = streamPlaces()
    const apart = (businessId: number) => (index: number) =>
      owner({ businessId, userId: businessId, sessionId: `${businessId} ${index}`, address: String(index) })
    fill(places, streamLimits.perPerson, apart(7))
    expect(() => places.take(apart(7)(-1))).toThrow(tooMany('for this account'))
    fill(places, streamLimits.perDemoPerson, apart(demoBusinessId))
    expect(() => places.take(apart(demoBusinessId)(-1))).toThrow(tooMany('for this account'))
  })

  it('are limited for an address', () => {
    const places = streamPlaces()
    fill(places, streamLimits.perAddress, (index) => owner({ userId: index, sessionId: String(index) }))
    expect(() => places.take(owner({ userId: -1, sessionId: 'x' }))).toThrow(tooMany('from this address'))
    places.take(owner({ userId: -1, sessionId: 'x', address: '192.0.2.2' }))
  })

  it('are limited for an API key as for a session', () => {
    const places = streamPlaces()
    const key = (address: string): StreamOwner => ({ businessId: 7, userId: null, keyId: 3, address })
    fill(places, streamLimits.perSession, (index) => key(String(index)))
    expect(() => places.take(key('another'))).toThrow(tooMany('in this session'))
  })
})
