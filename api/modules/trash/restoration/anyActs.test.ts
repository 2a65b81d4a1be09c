import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { act, doActs, who } from '#api/modules/trash/testing/randomActs.ts'
import { remove, restore, rowsOf } from '#api/modules/trash/testing/trash.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

it('A customer comes back as it was after any acts', { timeout: 120_000 }, async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(act, who), { minLength: 1, maxLength: 14 }),
      who,
      async (acts, last) => {
        world.clock.set('2026-06-10T16:00:00Z')
        const business = await world.business()
        await business.planStep({ customerStatus: 'UNSOLD' })
        await business.planStep({ customerStatus: 'SOLD', dayNumber: 7 })
        const customer = await business.customer()
        done += await doActs(world, business, customer, acts)
        const before = await rowsOf(world, business.id)
        const { actor } = business[last]
        const { remarks } = await restore(actor, await remove(actor, 'Customer', customer.id))
        expect(remarks).toEqual([])
        expect(await rowsOf(world, business.id)).toEqual(before)
      },
    ),
    { numRuns: 40 },
  )
  expect(done).toBeGreaterThan(100)
})
