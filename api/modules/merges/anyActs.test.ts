import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { merge, undo } from '#api/modules/merges/testing/merges.ts'
import { act, doActs, who } from '#api/modules/trash/testing/randomActs.ts'
import { rowsOf } from '#api/modules/trash/testing/trash.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

const acts = fc.array(fc.tuple(act, who), { minLength: 1, maxLength: 8 })
const source = fc.constantFrom('CUSTOMER', 'OTHER')
const choices = fc.record({
  status: source,
  phoneNumber: source,
  notes: fc.constantFrom('CUSTOMER', 'OTHER', 'BOTH'),
})
const maybe = <T>(value: T) => fc.constantFrom(value, null)
const person = fc.record({
  tagIds: fc.constantFrom([], [3, 4], [4, 5]).map((ids): number[] => [...ids]),
  custom: fc.constantFrom({}, { 1: 'L' }, { 1: 'M', 2: true }),
  phoneNumber: fc.constantFrom('5550100200', '5550100201'),
  email: maybe('mia@example.com'),
  city: maybe('Zürich "Süd"\\'),
  notes: fc.constantFrom('line\n"two"', 'Ünï', null),
})

it('An undone merge leaves every row as it was, after any acts', { timeout: 120_000 }, async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(
      person,
      person,
      acts,
      acts,
      choices,
      who,
      async (first, second, ofFirst, ofSecond, chosen, last) => {
        world.clock.set('2026-06-10T16:00:00Z')
        const business = await world.business()
        await business.planStep({ customerStatus: 'UNSOLD' })
        await business.planStep({ customerStatus: 'SOLD', dayNumber: 7 })
        const [one, other] = [await business.customer(first), await business.customer(second)]
        done += await doActs(world, business, one, ofFirst)
        done += await doActs(world, business, other, ofSecond)
        const before = await rowsOf(world, business.id)
        const { actor } = business[last]
        const values = Object.entries(chosen).map(([field, from]) => ({ field, from }))
        const id = await merge(actor, one.id, other.id, values)
        expect(await world.prisma.customer.count({ where: { businessId: business.id } })).toBe(1)
        expect((await undo(actor, id)).keptFields).toEqual([])
        expect(await rowsOf(world, business.id)).toEqual(before)
        expect(await world.prisma.customerMerge.count({ where: { businessId: business.id } })).toBe(0)
      },
    ),
    { numRuns: 20 },
  )
  expect(done).toBeGreaterThan(50)
})
