import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { bulk, later, named, rowsOfCustomers } from '#api/modules/bulk/testing/bulk.ts'
import { act, doActs, who } from '#api/modules/trash/testing/randomActs.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

const acts = fc.array(fc.tuple(act, who), { minLength: 1, maxLength: 8 })
const person = fc.record({
  tagIds: fc.constantFrom([], [1], [2, 1]),
  custom: fc.constantFrom({}, { 1: 'L' }, { 1: 'M', 2: true }),
  interest: fc.constantFrom('Darts', 'Pool', 'Whatever'),
})
const kind = fc.constantFrom(
  'SOLD',
  'NOT_IN_MARKET',
  'interest',
  'addTags',
  'removeTags',
  'customField',
  'contact',
  'plan',
  'trash',
)

it('An undone bulk change leaves every row of customers as it was, after any acts', {
  timeout: 120_000,
}, async () => {
  let changed = 0
  await fc.assert(
    fc.asyncProperty(person, person, acts, acts, kind, async (first, second, ofFirst, ofSecond, chosen) => {
      world.clock.set('2026-06-10T16:00:00Z')
      const business = await world.business()
      const at = { createdAt: world.clock.now(), updatedAt: world.clock.now() }
      const ofBusiness = { businessId: business.id }
      const tags = await world.prisma.tag.createManyAndReturn({
        data: ['VIP', 'League'].map((label) => ({ ...ofBusiness, label, ...at })),
      })
      const field = await world.prisma.customField.create({
        data: { ...ofBusiness, label: 'Shirt', type: 'TEXT', sortOrder: 1 },
      })
      const option = await world.prisma.interestOption.create({
        data: { ...ofBusiness, label: 'Pool', value: 'pool', sortOrder: 1 },
      })
      await business.planStep({ customerStatus: 'UNSOLD' })
      await business.planStep({ customerStatus: 'SOLD', dayNumber: 7 })
      const ownTags = ({ tagIds, ...others }: typeof first) => ({
        ...others,
        tagIds: tagIds.map((place) => tags[place - 1]?.id ?? 0),
      })
      const [one, other] = [await business.customer(ownTags(first)), await business.customer(ownTags(second))]
      await doActs(world, business, one, ofFirst)
      await doActs(world, business, other, ofSecond)
      later(world)
      const before = await rowsOfCustomers(world, business.id)
      const act = {
        SOLD: { status: { status: 'SOLD' } },
        NOT_IN_MARKET: { status: { status: 'NOT_IN_MARKET' } },
        interest: { interestId: globalId('InterestOption', option.id) },
        addTags: { addTags: [{ label: 'VIP' }, { label: 'League' }] },
        removeTags: { removeTags: [{ label: 'VIP' }] },
        customField: { customField: { fieldId: globalId('CustomField', field.id), value: 'L' } },
        contact: { contact: { scheduledDate: '2026-07-01T10:00:00Z' } },
        plan: { plan: true },
        trash: { trash: true },
      }[chosen]
      const { change, undo } = bulk(world, business)
      const run = await change(named(one.id, other.id), act)
      changed += run.changedCount
      later(world)
      expect(await undo(run.id)).toMatchObject({ state: 'UNDONE', leftCount: 0 })
      expect(await rowsOfCustomers(world, business.id)).toEqual(before)
    }),
    { numRuns: 30 },
  )
  expect(changed).toBeGreaterThan(20)
})
