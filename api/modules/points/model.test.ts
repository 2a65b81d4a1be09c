import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { unbalanced } from '#api/modules/points/testing/points.ts'
import { pointsBusiness } from '#api/modules/points/testing/pointsBusiness.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const who = fc.nat(2)
const which = fc.nat(50)
const kind = <Name extends string>(name: Name) => fc.constant(name)

const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('item'),
      who,
      named: fc.option(who),
      priority: fc.constantFrom('LOW', 'MEDIUM', 'HIGH', 'URGENT'),
      minutesOld: fc.constantFrom(0, 9, 11, 119, 121),
      maker: who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('burst'), who }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('contact'), who, due: fc.integer({ min: -30, max: 30 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: kind('followUp'), who, due: fc.integer({ min: -30, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('appointment'), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('status'),
      who,
      which: fc.nat(1),
      status: fc.constantFrom('SOLD', 'SOLD', 'UNSOLD', 'NOT_IN_MARKET'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('undo'), who, which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('redo'), who, which }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('delete'), who, which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('wait'),
      hours: fc.constantFrom(1, 12, 24, 24, 24, 25, 50, 24 * 89, 24 * 91),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('move'), zone: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('switch'), on: fc.boolean() }) },
)

let world: World
beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

it('Points are what a simple model says after any acts, taken back or not, and the sums of the ledger', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }), async (commands) => {
      const business = await pointsBusiness(world)
      for (const one of commands) {
        await business.obey(one)
        expect(await business.kept()).toEqual(business.model.expected())
      }
      expect(await unbalanced(world, business.id)).toEqual([])
    }),
    { numRuns: 15, endOnFailure: true },
  )
})
