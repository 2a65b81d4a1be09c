import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Throttle, throttle } from '#api/core/limits/throttle.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const limit = { name: 'test', points: 3, seconds: 60 }

describe('the throttle', () => {
  let world: World
  let door: Throttle

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await world.prisma.rateLimiterFlexible.deleteMany()
    door = throttle(world.services.platform)
  })

  afterEach(() => vi.useRealTimers())

  /** How many of `count` concurrent attempts pass the throttle. */
  async function passed(count: number, subject = 'someone', by = door): Promise<number> {
    const takes = Array.from({ length: count }, () => by.take(limit, subject))
    const outcomes = await Promise.allSettled(takes)
    return outcomes.filter(({ status }) => status === 'fulfilled').length
  }

  it('lets so many through, at once or one after the other, for each subject', async () => {
    expect(await passed(20)).toBe(3)
    expect(await passed(1)).toBe(0)
    expect(await passed(20, 'someone else')).toBe(3)
  })

  it('counts for all instances together', async () => {
    const elsewhere = throttle(world.services.platform)
    const both = await Promise.all([passed(20), passed(20, 'someone', elsewhere)])
    expect(both[0] + both[1]).toBe(3)
  })

  it('says how long to wait, and lets through again then', async () => {
    await passed(3)
    vi.setSystemTime(Date.now() + 45_000)
    await expect(door.take(limit, 'someone')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 15 })
    vi.setSystemTime(Date.now() + 15_000)
    expect(await passed(20)).toBe(3)
  })

  it('tells how many are counted without counting, and refuses when one more would be too many', async () => {
    expect(await door.peek(limit, 'someone')).toBe(0)
    for (const counted of [1, 2]) {
      await door.take(limit, 'someone')
      expect(await door.peek(limit, 'someone')).toBe(counted)
    }
    await door.take(limit, 'someone')
    await expect(door.peek(limit, 'someone')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryAfter: 60 })
    expect(await door.peek(limit, 'somebody else')).toBe(0)
    await door.reset(limit, 'someone')
    expect(await door.peek(limit, 'someone')).toBe(0)
  })

  it('keeps subjects of several parts apart', async () => {
    await Promise.all(Array.from({ length: 3 }, () => door.take(limit, 'a', 'bc')))
    await door.take(limit, 'ab', 'c')
    await expect(door.take(limit, 'a', 'bc')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})
