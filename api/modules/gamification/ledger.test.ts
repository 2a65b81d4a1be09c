import type pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { contextFor } from '#api/core/tenancy/context.ts'
import { earn, unearn } from '#api/modules/gamification/ledger.ts'
import { currentStreak } from '#api/modules/gamification/stats.ts'
import { keyOf } from '#api/testing/apiKeys.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { byTheLedger, unbalanced } from '#api/testing/points.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const act = (name: string) => {
  const input = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`
  return `mutation ($input: ${input}) { ${name}(input: $input) { __typename } }`
}
const resolve = act('resolveHotBoardItem')
const reopenItem = act('reopenHotBoardItem')
const complete = act('completeContact')
const reopen = act('reopenContact')
const finish = act('completeMyDayEntry')
const takeBack = act('reopenMyDayEntry')
const changeStatus = act('changeCustomerStatus')
const createCustomer = act('createCustomer')

const noon = '2026-06-10T16:00:00.000Z'
const twenty = Array.from({ length: 20 }, (_each, index) => index)
const idOf = (type: string, { id }: { id: number }) => ({ input: { id: globalId(type, id) } })

describe('points', () => {
  let world: World
  let pool: pg.Pool
  let business: TestBusiness

  beforeAll(async () => {
    const database = await freshDatabase()
    pool = database.pool
    world = openWorld(database)
  })
  beforeEach(async () => {
    world.clock.set(noon)
    business = await world.business()
  })

  const entries = () =>
    world.prisma.pointEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const points = async () => (await entries()).map(({ userId, rule, points: gain }) => [userId, rule, gain])
  const contextOf = ({ viewer }: Actor) => contextFor(world.services, viewer, { address: '192.0.2.1' }).ctx

  describe('at the same moment', () => {
    it('are earned once by twenty who do the same', async () => {
      const item = await business.item({ priority: 'HIGH' })
      const contact = await business.contact()
      const team = [business.admin, business.manager, business.employee].map(({ actor }) => actor)
      await Promise.all(
        twenty.map(async (turn) => {
          const actor = team[turn % 3] as Actor
          await actor.ok(resolve, idOf('HotBoardItem', item))
          await actor.ok(complete, idOf('Contact', contact))
        }),
      )
      const earned = await entries()
      expect(earned.map(({ rule }) => rule).sort()).toEqual([
        'contact-on-time',
        'hot-item-high',
        'hot-item-quick',
      ])
      const { resolvedById } = await world.prisma.hotBoardItem.findFirstOrThrow({ where: { id: item.id } })
      expect(earned.find(({ rule }) => rule === 'hot-item-high')?.userId).toBe(resolvedById)
      expect(await unbalanced(world, business.id)).toEqual([])
    })

    it('are earned once by twenty calls of the ledger itself, and taken back once', async () => {
      const own = contextOf(business.employee.actor)
      const earning = {
        userId: business.employee.id,
        rules: ['customer-sold'],
        subject: 'Customer:1',
      } as const
      await Promise.all(twenty.map(() => own.transaction((tx) => earn(tx, earning))))
      expect(await points()).toEqual([[business.employee.id, 'customer-sold', 25]])
      await own.transaction((tx) => unearn(tx, earning))
      await own.transaction((tx) => unearn(tx, earning))
      expect((await entries()).map(({ turn, points: gain }) => [turn, gain])).toEqual([
        [0, 25],
        [1, -25],
      ])
      expect(await unbalanced(world, business.id)).toEqual([])
    })

    it('of twenty acts of one person are added up, to 200 a day', async () => {
      const items = await Promise.all(twenty.map(() => business.item({ priority: 'URGENT' })))
      await Promise.all(items.map((item) => business.employee.actor.ok(resolve, idOf('HotBoardItem', item))))
      expect(await entries()).toHaveLength(40)
      expect(await byTheLedger(world, business.id)).toMatchObject([
        { totalPoints: 200, urgentResolutions: 20, quickResolutions: 20, streakDays: 1 },
      ])
      expect(await unbalanced(world, business.id)).toEqual([])
    })

    it('stand exactly when the act does, however often it is done and undone', async () => {
      const contacts = await Promise.all([1, 2, 3].map(() => business.contact()))
      const team = [business.admin, business.manager].map(({ actor }) => actor)
      await Promise.all(
        contacts.flatMap((contact) =>
          twenty.map((turn) =>
            (team[turn % 2] as Actor).ok(turn % 4 < 2 ? complete : reopen, idOf('Contact', contact)),
          ),
        ),
      )
      const standing = new Map<string, number>()
      for (const { userId, subject, turn } of await entries()) {
        const key = `${userId} ${subject}`
        standing.set(key, (standing.get(key) ?? 0) + (turn % 2 === 0 ? 1 : -1))
      }
      const done = await world.prisma.contact.findMany({
        where: { businessId: business.id, completed: true },
      })
      expect([...standing].filter(([, left]) => left !== 0).sort()).toEqual(
        done.map(({ id, completedById }) => [`${completedById} Contact:${id}`, 1]).sort(),
      )
      expect(await unbalanced(world, business.id)).toEqual([])
    })

    it('let nobody wait in a ring: what an act holds it holds before the sums', async () => {
      const { id: customerId } = await business.customer()
      const [one, next] = [await business.contact({ customerId }), await business.contact({ customerId })]
      const { actor } = business.manager
      await actor.ok(complete, idOf('Contact', one))
      const sums = await pool.connect()
      try {
        await sums.query(
          `BEGIN; SELECT FROM "GamificationStats" WHERE "businessId" = ${business.id} FOR UPDATE`,
        )
        const input = { id: globalId('Contact', one.id), nextContactId: globalId('Contact', next.id) }
        const back = actor.run(takeBack, { input })
        await waiting(1)
        const done = actor.run(complete, idOf('Contact', next))
        await waiting(2)
        await sums.query('COMMIT')
        const answers = await Promise.all([back, done])
        const codes = answers.map(({ failures }) => failures.map(({ code }) => code))
        expect(codes).toEqual([[], ['NOT_FOUND']])
      } finally {
        sums.release()
      }
      expect(await unbalanced(world, business.id)).toEqual([])

      async function waiting(many: number) {
        for (;;) {
          const { rows } = await pool.query(
            `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
          if (rows.length >= many) return
        }
      }
    })
  })

  it('of an act that fails are not earned', async () => {
    const item = await business.item()
    const input = { id: globalId('HotBoardItem', item.id), nextContactAt: '2026-06-12T16:00:00Z' }
    expect(await business.employee.actor.fails(finish, { input })).toMatchObject({ code: 'BAD_INPUT' })
    expect(await entries()).toEqual([])
    expect(await world.prisma.gamificationStats.count({ where: { businessId: business.id } })).toBe(0)
  })

  it('are those of who did it, also when somebody else takes it back', async () => {
    const item = await business.item({ priority: 'LOW', createdAt: new Date('2026-06-09T16:00:00Z') })
    const named = {
      input: { id: globalId('HotBoardItem', item.id), resolvedBy: globalId('User', business.employee.id) },
    }
    await business.manager.actor.ok(resolve, named)
    world.clock.set('2026-06-11T16:00:00.000Z')
    await business.manager.actor.ok(reopenItem, idOf('HotBoardItem', item))
    expect(await points()).toEqual([
      [business.employee.id, 'hot-item-low', 5],
      [business.employee.id, 'hot-item-low', -5],
    ])
    const days = (await entries()).map(({ localDay }) => localDay.toISOString().slice(0, 10))
    expect(days).toEqual(['2026-06-10', '2026-06-10'])
  })

  it('are not for API keys, for what one makes and resolves at once, nor for who comes as sold', async () => {
    const { actor: key } = await keyOf(world, business, 'ADMIN')
    await key.ok(resolve, idOf('HotBoardItem', await business.item()))
    await key.ok(complete, idOf('Contact', await business.contact()))
    const own = { createdById: business.employee.id, createdAt: new Date('2026-06-10T15:50:00Z') }
    await business.employee.actor.ok(resolve, idOf('HotBoardItem', await business.item(own)))
    const sold = {
      firstName: 'So',
      lastName: 'Ld',
      phoneNumber: '5550100200',
      interest: 'Darts',
      status: 'SOLD',
    }
    await business.employee.actor.ok(createCustomer, { input: sold })
    expect(await entries()).toEqual([])
  })

  it('of a sale come once in ninety days; taken back in time it earns no more, later it stands', async () => {
    const customer = await business.customer()
    const move = (status: string) =>
      business.employee.actor.ok(changeStatus, { input: { id: globalId('Customer', customer.id), status } })
    const total = async () => (await entries()).reduce((sum, { points: gain }) => sum + gain, 0)
    await move('SOLD')
    await move('UNSOLD')
    expect(await total()).toBe(0)
    await move('SOLD')
    expect(await total()).toBe(25)
    world.clock.set('2026-09-08T16:00:00.000Z') // the ninetieth day
    await move('NOT_IN_MARKET')
    expect(await total()).toBe(25)
    await move('SOLD')
    expect((await entries()).map(({ turn, points: gain }) => [turn, gain])).toEqual([
      [0, 25],
      [1, -25],
      [2, 25],
      [4, 25],
    ])
    expect(await unbalanced(world, business.id)).toEqual([])
  })

  it('make a streak that lives until the day after', () => {
    const run = { streakDays: 4, lastActivityDate: new Date('2026-03-07') }
    const days = ['2026-03-07', '2026-03-08', '2026-03-09']
    expect(days.map((day) => currentStreak(run, day))).toEqual([4, 4, 0])
    expect(currentStreak({ streakDays: 0, lastActivityDate: null }, '2026-03-07')).toBe(0)
  })

  describe('in the ledger', () => {
    const row = () => ({
      ...{
        businessId: business.id,
        userId: business.employee.id,
        rule: 'contact-late',
        subject: 'Contact:1',
      },
      localDay: new Date('2026-06-10'),
    })
    const insertEntry = (data: object) =>
      world.prisma.pointEntry.create({ data: { ...row(), points: 2, ...data } })

    it('are neither changed nor deleted, but with their person or their business', async () => {
      const { id } = await insertEntry({})
      const where = { businessId_id: { businessId: business.id, id } }
      const only = 'the ledger of points is only added to'
      await expect(world.prisma.pointEntry.update({ where, data: { points: 5 } })).rejects.toThrow(only)
      await expect(world.prisma.pointEntry.delete({ where })).rejects.toThrow(only)
      const person = { businessId_id: { businessId: business.id, id: business.employee.id } }
      await world.prisma.user.delete({ where: person })
      expect(await entries()).toEqual([])
      await insertEntry({ userId: business.admin.id })
      await world.prisma.business.delete({ where: { id: business.id } })
      expect(await entries()).toEqual([])
    })

    it('are taken back exactly, once, and on their day', async () => {
      const none = 'an entry of points that follows none'
      await expect(insertEntry({ turn: 1, points: -2 })).rejects.toThrow(none)
      await insertEntry({})
      await expect(insertEntry({ turn: 1, points: -1 })).rejects.toThrow(none)
      await expect(insertEntry({ turn: 1, points: -2, localDay: new Date('2026-06-11') })).rejects.toThrow(
        none,
      )
      await expect(insertEntry({ turn: 4 })).rejects.toThrow(none)
      await insertEntry({ turn: 1, points: -2 })
      await expect(insertEntry({ turn: 1, points: -2 })).rejects.toThrow('Unique constraint')
      await insertEntry({ turn: 2 })
    })
  })
})
