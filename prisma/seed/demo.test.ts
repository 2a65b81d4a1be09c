import { describe, expect, it } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { unbalanced } from '#api/modules/points/testing/points.ts'
import { browser } from '#api/testing/harness/accounts/signIn.ts'
import type { World } from '#api/testing/harness/world.ts'
import { resetDemo, seedDemo } from '../seed.ts'
import { asDecided, demoOf, friday, removeDemo, setUpDemo, signInAs, stats } from './testing/demo.ts'

describe('the demo business', { timeout: 30_000 }, () => {
  let world: World
  let other: Connection
  setUpDemo((scene) => {
    ;({ world, other } = scene)
  })

  it('is made once, however often and however many ask', async () => {
    const options = demoOf(world, friday)
    const { customer, user } = world.prisma
    const made = await Promise.all([
      seedDemo(world.prisma, options),
      seedDemo(other.prisma, options),
      seedDemo(other.prisma, options),
    ])
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await seedDemo(other.prisma, options)).toBe(false)
    expect(await customer.count({ where: { businessId: 1 } })).toBe(60)
    expect(await user.count({ where: { businessId: 1 } })).toBe(5)
    expect((await world.business()).id).toBeGreaterThan(1)
  })

  it('is entered with the demo account, and with no other', async () => {
    const request: string[] = []
    await removeDemo(world)
    const { now, passwordHash } = demoOf(world, friday)
    await seedDemo(world.prisma, {
      now,
      passwordHash: (password) => {
        request.push(password)
        return passwordHash(password)
      },
    })
    const token = await signInAs(world)
    const { viewer } = await browser(world, token).ok(stats)
    expect(viewer.business).toEqual({ name: 'Corner Pocket Billiards', stats: asDecided })
    const [secret = ''] = request.filter((password) => password !== 'demo1234')
    expect(request).toHaveLength(2)
    expect(secret.length).toBeGreaterThan(40)
    await seedAgain()
    expect(request[2]).not.toBe(secret)

    async function seedAgain() {
      await resetDemo(world.prisma, {
        now,
        passwordHash: (password) => {
          request.push(password)
          return passwordHash(password)
        },
      })
    }
  })

  it('has points by the rules, and statistics and badges that are the sums of them', async () => {
    await removeDemo(world)
    await seedDemo(world.prisma, demoOf(world, friday))
    const where = { businessId: 1 }
    expect(await unbalanced(world, 1)).toEqual([])
    expect(await world.prisma.gamificationStats.count({ where })).toBe(5)
    const rules = await world.prisma.pointEntry.groupBy({ by: ['rule'], where, orderBy: { rule: 'asc' } })
    expect(rules.length).toBeGreaterThanOrEqual(9)
    const earned = await world.prisma.userBadge.findMany({ where, orderBy: { id: 'asc' } })
    expect(earned.filter(({ earnedAt }) => earnedAt && earnedAt <= friday).length).toBeGreaterThan(5)
    expect(
      earned.every((badge) => (badge.earnedAt !== null) === (badge.progress === badge.maxProgress)),
    ).toBe(true)
  })
})
