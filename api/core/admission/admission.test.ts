import { OperationTypeNode } from 'graphql'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Admission, createAdmission, operationLimits } from '#api/core/admission/admission.ts'
import { createWriteQuota } from '#api/core/admission/writeQuota.ts'
import type { Context } from '#api/core/context/context.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import type { UserViewer, Viewer } from '#api/core/viewer/viewer.ts'

/** How many events of one business are resolved at the same time. */
const eventsOfBusiness = 3

const read = { type: OperationTypeNode.QUERY, writes: 0 }
const event = { type: OperationTypeNode.SUBSCRIPTION, writes: 0 }
const times = [1, 2, 3, 4, 5]

const member = (userId: number, businessId = 7): UserViewer => {
  const person = { role: 'ADMIN', fullName: 'Ada', timeZone: 'UTC' } as const
  return { kind: 'user', businessId, userId, ...person }
}

const from = (viewer: Viewer, { address = '192.0.2.1', isGone = (): boolean => false } = {}) =>
  ({ viewer, address, isGone }) as Context

/** Operations that the test ends, so that it controls which of them run. */
function operations(admission: Admission) {
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const start = (context: Context, kind = read) =>
    admission(context, kind, async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((done) => ends.push(done))
      running -= 1
      return 'answered'
    })
  return {
    running: () => running,
    most: () => most,
    many: (count: number, context: Context, kind = read) =>
      Promise.allSettled(Array.from({ length: count }, () => start(context, kind))),
    async endAll(): Promise<void> {
      await new Promise((done) => setImmediate(done))
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise((done) => setImmediate(done))
      }
    },
    settle: () => new Promise((done) => setImmediate(done)),
  }
}

afterEach(() => vi.useRealTimers())

describe('admission of operations', () => {
  const { perUser, perBusiness, maxWait } = operationLimits

  it.each(times)('runs eight of one person at once and answers all of thirty (%i)', async () => {
    const { many, most, endAll } = operations(createAdmission(createWriteQuota()))
    const all = many(30, from(member(1)))
    await endAll()
    expect(most()).toBe(perUser)
    expect((await all).every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it.each(times)('runs sixteen of one business at once, and a neighbour’s without delay (%i)', async () => {
    const { many, running, settle, endAll } = operations(createAdmission(createWriteQuota()))
    const team = Promise.all([1, 2, 3].map((id) => many(20, from(member(id)))))
    await settle()
    expect(running()).toBe(perBusiness)
    const neighbour = many(1, from(member(9, 8)))
    await settle()
    expect(running()).toBe(perBusiness + 1)
    await endAll()
    const outcomes = [...(await team).flat(), ...(await neighbour)]
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true)
  })

  it.each(times)('refuses as BUSY who has waited for three seconds (%i)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { many, settle, endAll, running } = operations(createAdmission(createWriteQuota()))
    const all = many(200, from(member(1)))
    await settle()
    vi.advanceTimersByTime(maxWait)
    await endAll()
    const outcomes = await all
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused).toHaveLength(200 - perUser)
    for (const error of refused) {
      expect(error).toMatchObject({ code: 'BUSY', status: 503, retryAfter: expect.any(Number) })
      expect(error.message).toContain('busy')
    }
    const next = many(perUser, from(member(1)))
    await settle()
    expect(running()).toBe(perUser)
    await endAll()
    await next
  })

  it('gives places back when operations fail', async () => {
    const admission = createAdmission(createWriteQuota())
    for (const _time of times) {
      const failing = Array.from({ length: 20 }, () =>
        admission(from(member(1)), read, () => Promise.reject(new Error('failed'))),
      )
      expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
    }
    const { many, endAll, most } = operations(admission)
    const all = many(perUser, from(member(1)))
    await endAll()
    await all
    expect(most()).toBe(perUser)
  })

  it('runs nothing for a client that went while it waited', async () => {
    const admission = createAdmission(createWriteQuota())
    const { many, settle, endAll } = operations(admission)
    let gone = false
    const held = many(perUser, from(member(1)))
    const task = vi.fn(async () => 'answered')
    const waiting = admission(from(member(1), { isGone: () => gone }), read, task)
    const refused = expect(waiting).rejects.toThrow()
    await settle()
    gone = true
    await endAll()
    await held
    await refused
    expect(task).not.toHaveBeenCalled()
  })

  it('tells visitors of the demo apart by their address', async () => {
    const { many, settle, running, endAll } = operations(createAdmission(createWriteQuota()))
    const demo = member(1, demoBusinessId)
    const one = many(20, from(demo))
    await settle()
    expect(running()).toBe(perUser)
    const another = many(2, from(demo, { address: '192.0.2.2' }))
    await settle()
    expect(running()).toBe(perUser + 2)
    await endAll()
    await Promise.all([one, another])
  })

  it('counts no changes of those who have not signed in: a hundred and fifty sign-ins at once are admitted', async () => {
    const admit = createAdmission(createWriteQuota())
    const signIns = Array.from({ length: 150 }, () =>
      admit(from({ kind: 'anonymous' }), { type: OperationTypeNode.MUTATION, writes: 1 }, async () => 'in'),
    )
    expect(await Promise.all(signIns)).toEqual(Array(150).fill('in'))
  })

  it('limits those who have not signed in by their address', async () => {
    const { many, settle, running, endAll } = operations(createAdmission(createWriteQuota()))
    const all = [
      many(20, from({ kind: 'anonymous' })),
      many(1, from({ kind: 'ended' }, { address: '192.0.2.2' })),
    ]
    await settle()
    expect(running()).toBe(perUser + 1)
    await endAll()
    await Promise.all(all)
  })

  it('answers events of live streams in a turn of their own, whatever else runs', async () => {
    const { many, settle, running, endAll } = operations(createAdmission(createWriteQuota()))
    const query = [many(100, from(member(1))), many(100, from(member(1)), event)]
    await settle()
    expect(running()).toBe(perUser + eventsOfBusiness)
    const neighbour = many(1, from(member(9, 8)), event)
    await settle()
    expect(running()).toBe(perUser + eventsOfBusiness + 1)
    await endAll()
    await Promise.all([...query, neighbour])
  })
})
