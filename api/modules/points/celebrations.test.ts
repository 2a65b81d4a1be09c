import { beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const celebrations = 'celebrations { kind name description icon }'
const resolve = `mutation ($input: ResolveHotBoardItemInput!) { resolveHotBoardItem(input: $input) { ${celebrations} } }`
const reopen = `mutation ($input: ReopenHotBoardItemInput!) { reopenHotBoardItem(input: $input) { hotBoardItem { id } } }`
const finish = `mutation ($input: CompleteMyDayEntryInput!) { completeMyDayEntry(input: $input) { ${celebrations} } }`
const complete = `mutation ($input: CompleteContactInput!) { completeContact(input: $input) { ${celebrations} } }`
const sell = `mutation ($input: ChangeCustomerStatusInput!) { changeCustomerStatus(input: $input) { ${celebrations} } }`
const edit = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { ${celebrations} } }`

const firstFix = { kind: 'BADGE', name: 'First Fix', description: 'Resolve a hot board item', icon: 'wrench' }
const helper = { kind: 'TITLE', name: 'Helper', description: 'Reach 100 points', icon: 'hand-helping' }

describe('what an act has reached', () => {
  let world: World
  let minutes = 0
  const later = () => {
    minutes += 1
    world.clock.set(new Date(Date.parse('2026-06-10T16:00:00.000Z') + minutes * 60_000).toISOString())
  }

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  it('is told to who did it, in the answer to the act, and not again', async () => {
    const business = await world.business()
    const { id } = await business.item({ priority: 'URGENT' })
    const input = { id: globalId('HotBoardItem', id) }
    later()
    const first = await business.employee.actor.ok(resolve, { input })
    expect(first.resolveHotBoardItem.celebrations).toEqual([firstFix])
    later()
    const again = await business.employee.actor.ok(resolve, { input })
    expect(again.resolveHotBoardItem.celebrations).toEqual([])
    await business.manager.actor.ok(reopen, { input })
    later()
    const redone = await business.employee.actor.ok(resolve, { input })
    expect(redone.resolveHotBoardItem.celebrations).toEqual([])
  })

  it('is not shown to the user who resolved it in another’s name', async () => {
    const business = await world.business()
    const { id } = await business.item()
    const input = { id: globalId('HotBoardItem', id), resolvedBy: globalId('User', business.employee.id) }
    const { resolveHotBoardItem } = await business.manager.actor.ok(resolve, { input })
    expect(resolveHotBoardItem.celebrations).toEqual([])
    const where = { businessId: business.id, earnedAt: { not: null } }
    const earned = await world.prisma.userBadge.findMany({ where })
    expect(earned.map(({ userId, badgeId }) => [userId, badgeId])).toEqual([
      [business.employee.id, 'first-fix'],
    ])
  })

  it('is a title and badges, whatever act it was', async () => {
    const business = await world.business()
    for (const _each of [1, 2, 3]) {
      const { id } = await business.customer()
      const input = { id: globalId('Customer', id), status: 'SOLD' }
      const { changeCustomerStatus } = await business.employee.actor.ok(sell, { input })
      expect(changeCustomerStatus.celebrations).toEqual([])
    }
    const item = await business.item({ priority: 'HIGH' })
    const day = { input: { id: globalId('HotBoardItem', item.id) } }
    later()
    const { completeMyDayEntry } = await business.employee.actor.ok(finish, day)
    expect(completeMyDayEntry.celebrations).toEqual([helper, firstFix])
    const contact = await business.contact()
    const done = await business.employee.actor.ok(complete, {
      input: { id: globalId('Contact', contact.id) },
    })
    expect(done.completeContact.celebrations).toEqual([])
  })

  it('is not told again when the same record is edited later', async () => {
    const business = await world.business()
    const sold = await Promise.all([1, 2, 3, 4].map(() => business.customer()))
    const answers = []
    for (const { id } of sold) {
      const input = { id: globalId('Customer', id), status: 'SOLD' }
      answers.push((await business.employee.actor.ok(sell, { input })).changeCustomerStatus.celebrations)
    }
    expect(answers).toEqual([[], [], [], [helper]])
    later()
    const input = { id: globalId('Customer', sold[3]?.id ?? 0), city: 'Rochester' }
    expect((await business.employee.actor.ok(edit, { input })).updateCustomer.celebrations).toEqual([])
  })
})
