import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriteQuota, type WriteQuota, writeLimits } from '#api/core/admission/writeQuota.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { UserViewer } from '#api/core/viewer/viewer.ts'

const member = (userId: number, businessId = 7, sessionId = 'one'): UserViewer => {
  const person = { role: 'ADMIN', fullName: 'Ada', timeZone: 'UTC', sessionId } as const
  return { kind: 'user', businessId, userId, ...person }
}

const tooMany = {
  code: 'RATE_LIMITED',
  status: 429,
  retryAfter: expect.any(Number),
  message: expect.stringMatching(
    /^Too many changes in a short time. Please wait \d+ seconds? and try again.$/,
  ),
}

describe('the quota of changes', () => {
  let quota: WriteQuota
  const take = (viewer: UserViewer, writes = 1) => quota.take(viewer, `user ${viewer.userId}`, writes)
  const refused = (viewer: UserViewer, writes = 1) =>
    expect(take(viewer, writes)).rejects.toMatchObject(tooMany)

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    quota = createWriteQuota()
  })
  afterEach(() => vi.useRealTimers())

  it('is a person’s for a minute', async () => {
    await take(member(1), writeLimits.perUser)
    for (const _time of [1, 2, 3, 4, 5]) await refused(member(1))
    await take(member(2))
    vi.advanceTimersByTime(60_000)
    await take(member(1))
  })

  it('counts nothing of what it refuses', async () => {
    await take(member(1), writeLimits.perUser - 10)
    for (const _time of [1, 2, 3, 4, 5]) await refused(member(1), 30)
    await take(member(1), 10)
    await refused(member(1))
  })

  it('is a business’s too, and not its neighbour’s', async () => {
    const people = writeLimits.perBusiness / writeLimits.perUser
    for (let id = 1; id <= people; id += 1) await take(member(id), writeLimits.perUser)
    for (const _time of [1, 2, 3, 4, 5]) await refused(member(100))
    await take(member(200, 8))
  })

  it('is smaller for each session of the demo, and for all of them', async () => {
    const visitor = (session: string) => member(1, demoBusinessId, session)
    const sessions = writeLimits.demo / writeLimits.perDemoSession
    for (let id = 1; id <= sessions; id += 1) await take(visitor(`s${id}`), writeLimits.perDemoSession - 1)
    await take(visitor('s1'))
    await refused(visitor('s1'))
    await take(visitor('s9'), sessions - 1)
    await refused(visitor('s9'))
  })

  it('counts what is stored, a write for each 4 kB after the first, and at most half of a limit', async () => {
    const store = (viewer: UserViewer, kB: number) =>
      quota.takeStored(viewer, `user ${viewer.userId}`, kB * 1024)
    await store(member(1), 4)
    await take(member(1), writeLimits.perUser)
    await store(member(2), 256)
    await take(member(2), writeLimits.perUser - writeLimits.perUser / 2)
    for (const _time of [1, 2, 3, 4, 5]) {
      await expect(store(member(2), 5)).rejects.toMatchObject(tooMany)
    }
    const visitor = member(1, demoBusinessId, 'large')
    await store(visitor, 256)
    await expect(store(visitor, 256).then(() => store(visitor, 5))).rejects.toMatchObject(tooMany)
  })

  it('is scaled by its setting', async () => {
    quota = createWriteQuota(12)
    await take(member(1), 12)
    await refused(member(1))
  })
})
