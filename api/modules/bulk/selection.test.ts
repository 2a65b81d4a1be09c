import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { bulk, manyCustomers, named } from '#api/modules/bulk/testing/bulk.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('the customers of a bulk change', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const sold = { status: { status: 'SOLD' } }
  const unsold = { filter: { statuses: ['UNSOLD'] } }
  const count = (status: 'SOLD' | 'UNSOLD') =>
    world.prisma.customer.count({ where: { businessId: business.id, status } })

  it('are those who match, without some, and another number of them is refused', async () => {
    const [first = 0] = await manyCustomers(world, business.id, 7)
    await business.customer({ firstName: 'Zoe', status: 'NOT_IN_MARKET' })
    const { change, refused } = bulk(world, business)
    const except = [globalId('Customer', first)]
    expect(await refused({ ...unsold, except, expectedCount: 7 }, sold)).toMatchObject({
      code: 'CONFLICT',
      message: '6 customers match now, not 7.',
    })
    expect(await refused({ search: 'Berg3', expectedCount: 2 }, sold)).toMatchObject({
      message: '1 customer matches now, not 2.',
    })
    expect(await count('SOLD')).toBe(0)
    expect(await change({ ...unsold, except, expectedCount: 6 }, sold)).toMatchObject({ changedCount: 6 })
    expect(await change({ search: 'Berg3', expectedCount: 1 }, { trash: true })).toMatchObject({ count: 1 })
    expect(await change({ expectedCount: 7 }, sold)).toMatchObject({ count: 7, changedCount: 2 })
  })

  it('are at most 10,000, and at most 500 by number', async () => {
    await manyCustomers(world, business.id, 10_001)
    const { refused, start } = bulk(world, business)
    expect(await refused({ ...unsold, expectedCount: 10_001 }, sold)).toMatchObject({
      code: 'BAD_INPUT',
      message: 'Choose at most 10,000 customers.',
    })
    const many = named(...Array.from({ length: 501 }, (_, i) => i + 1))
    expect(await refused(many, sold)).toMatchObject({ message: 'Choose at most 500 customers one by one' })
    const but = { search: 'Berg', except: named((await business.customer()).id).ids, expectedCount: 10_001 }
    expect(await refused(but, sold)).toMatchObject({ message: 'Choose at most 10,000 customers.' })
    expect((await start({ ...unsold, search: 'Berg77', expectedCount: 111 }, sold)).failures).toEqual([])
  })

  it('are given in one way', async () => {
    const { id } = await business.customer()
    const { refused } = bulk(world, business)
    expect(await refused({ ...named(id), expectedCount: 1 }, sold)).toMatchObject({
      message: 'Give either ids or a filter',
    })
    expect(await refused(unsold, sold)).toMatchObject({ message: 'Expected count is required' })
    expect(await refused({ ids: [] }, sold)).toMatchObject({ message: 'Choose at least one customer' })
    expect(await refused({ search: 'nobody', expectedCount: 0 }, sold)).toMatchObject({
      message: 'Choose at least one customer.',
    })
  })

  it('are of this business, and there', async () => {
    const other = await world.business()
    const [mine, foreign] = [await business.customer(), await other.customer()]
    const { refused, change } = bulk(world, business)
    expect(await refused(named(mine.id, foreign.id), sold)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Customer not found',
    })
    expect(await count('SOLD')).toBe(0)
    const run = await change(named(mine.id), { trash: true })
    expect(await refused(named(mine.id), sold)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await bulk(world, other).undoAgain(run.id)).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Bulk change not found',
    })
  })

  it('are changed by managers and admins, and keys of these roles', async () => {
    const { id } = await business.customer()
    const ofEmployee = bulk(world, business, business.employee.actor)
    expect(await ofEmployee.refused(named(id), sold)).toMatchObject({ code: 'FORBIDDEN' })
    const run = await bulk(world, business).change(named(id), sold)
    expect(await ofEmployee.undoAgain(run.id)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await ofEmployee.read(run.id)).toBeNull()
    expect(await bulk(world, business, business.admin.actor).undo(run.id)).toMatchObject({ state: 'UNDONE' })
  })

  it('get what there is', async () => {
    const { id } = await business.customer()
    const { refused } = bulk(world, business)
    const refusals = [
      [{ interestId: globalId('InterestOption', 'none') }, 'Interest option not found'],
      [{ addTags: [{ id: globalId('Tag', 999) }] }, 'Tag not found'],
      [{ removeTags: [{ label: 'none' }] }, 'Tag not found'],
      [{ addTags: [] }, 'Choose at least one tag'],
      [{ customField: { fieldLabel: 'none', value: 'x' } }, 'Custom field not found'],
      [{ plan: false }, 'Choose what to do'],
    ] as const
    for (const [act, message] of refusals) expect(await refused(named(id), act)).toMatchObject({ message })
  })

  it('can be brought back for 24 hours', async () => {
    const { id } = await business.customer()
    const { change, undoAgain } = bulk(world, business)
    const run = await change(named(id), sold)
    world.clock.set('2026-06-11T16:00:01Z')
    expect(await undoAgain(run.id)).toMatchObject({
      code: 'CONFLICT',
      message: 'A bulk change can be undone for 24 hours.',
    })
  })
})
