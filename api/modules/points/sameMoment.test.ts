import { describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { earn, unearn } from '#api/modules/points/ledger.ts'
import { act, complete, idOf, resolve, setUpPoints } from '#api/modules/points/testing/pointActs.ts'
import { byTheLedger, unbalanced } from '#api/modules/points/testing/points.ts'
import type { BusinessScene } from '#api/testing/harness/setUpBusiness.ts'
import type { Actor } from '#api/testing/harness/world.ts'

const reopen = act('reopenContact')
const takeBack = act('reopenMyDayEntry')
const twenty = Array.from({ length: 20 }, (_each, index) => index)

describe('points earned at the same moment', () => {
  let world: BusinessScene['world']
  let pool: BusinessScene['pool']
  let business: BusinessScene['business']
  const { entries, points } = setUpPoints((scene) => {
    ;({ world, pool, business } = scene)
  })

  const contextOf = ({ viewer }: Actor) => contextFor(world.services, viewer, { address: '192.0.2.1' }).ctx

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

  it('Points of twenty acts of one person at the same moment are added up, to 200 a day', async () => {
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
