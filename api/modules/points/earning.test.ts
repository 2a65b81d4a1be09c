import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { currentStreak } from '#api/modules/points/stats.ts'
import { act, complete, idOf, resolve, setUpPoints } from '#api/modules/points/testing/pointActs.ts'
import { unbalanced } from '#api/modules/points/testing/points.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import type { BusinessScene } from '#api/testing/harness/setUpBusiness.ts'

const reopenItem = act('reopenHotBoardItem')
const finish = act('completeMyDayEntry')
const changeStatus = act('changeCustomerStatus')
const createCustomer = act('createCustomer')

describe('points', () => {
  let world: BusinessScene['world']
  let business: BusinessScene['business']
  const { entries, points } = setUpPoints((scene) => {
    ;({ world, business } = scene)
  })

  it('Points of an act that fails are not earned', async () => {
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

  it('Points of a sale come once in ninety days; taken back in time it earns no more, later it stands', async () => {
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
})
