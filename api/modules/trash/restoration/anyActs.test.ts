import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { remove, restore, rowsOf } from '#api/modules/trash/testing/trash.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const who = fc.constantFrom('employee' as const, 'manager' as const, 'admin' as const)
const days = (min: number, max: number) => fc.integer({ min, max })
const hour = fc.constantFrom('09:00', '10:00', '10:30')

/** The act, whose record the ids of its input are, and the rest of its input; days count from now. */
const act = fc.oneof(
  fc.tuple(
    fc.constant('changeCustomerStatus'),
    fc.record({ status: fc.constantFrom('SOLD', 'UNSOLD', 'NOT_IN_MARKET') }),
  ),
  fc.tuple(
    fc.constant('updateCustomer'),
    fc.record({ city: fc.constantFrom('Troy', null, 'Zürich "Süd"\\') }),
  ),
  fc.tuple(fc.constant('scheduleContact'), fc.record({ scheduledDate: days(-3, 3) })),
  fc.tuple(fc.constant('completeContact'), fc.record({ notes: fc.constantFrom('ok', null) })),
  fc.tuple(fc.constant('reopenContact'), fc.record({})),
  fc.tuple(fc.constant('deleteContact'), fc.record({})),
  fc.tuple(fc.constant('createServiceAppointment'), fc.record({ date: days(0, 2), startTime: hour })),
  fc.tuple(fc.constant('cancelServiceAppointment'), fc.record({})),
  fc.tuple(fc.constant('completeFollowUp'), fc.record({})),
  fc.tuple(fc.constant('createActivity'), fc.record({ type: fc.constantFrom('NOTE', 'SALE') })),
  fc.tuple(fc.constant('wait'), fc.record({ days: days(0, 8) })),
)

let world: World
beforeAll(async () => {
  world = openWorld(await freshDatabase())
})

const after = (count: number) => new Date(world.clock.now().getTime() + count * 86_400_000).toISOString()
const constant: Record<string, object> = {
  createServiceAppointment: { endTime: '12:00', description: 'Felt', technician: 'Theo' },
  createActivity: { description: 'x' },
}
const models = ['Contact', 'FollowUp', 'ServiceAppointment']

/** The input of an act on the customer, or on the latest of its records. */
async function inputOf(
  name: string,
  given: Record<string, unknown>,
  customer: { id: number; businessId: number },
) {
  const { scheduledDate, date, ...rest } = given
  const times = {
    ...(scheduledDate !== undefined && { scheduledDate: after(Number(scheduledDate)) }),
    ...(date !== undefined && { date: after(Number(date)).slice(0, 10) }),
  }
  const model = models.find((type) => name.endsWith(type) && !/^create|^schedule/.test(name))
  const [row] = model
    ? await world.prisma.$queryRawUnsafe<{ id: number }[]>(
        `SELECT max(id) AS id FROM "${model}" WHERE "businessId" = $1`,
        customer.businessId,
      )
    : []
  const id = globalId(model ?? 'Customer', (model ? row?.id : customer.id) ?? 0)
  const isNew = !model && !name.endsWith('Customer') && name !== 'changeCustomerStatus'
  return { ...(isNew ? { customerId: id } : { id }), ...rest, ...times, ...constant[name] }
}

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
        for (const [[name, given], role] of acts) {
          if (name === 'wait') {
            world.clock.set(after((given as { days: number }).days))
            continue
          }
          const input = await inputOf(name, given, customer)
          const text = `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`
          // What is refused leaves everything as it was.
          const { failures } = await business[role].actor.run(text, { input })
          expect(
            failures.filter(({ code }) => ['INTERNAL', 'BAD_INPUT', 'BAD_REQUEST'].includes(code)),
          ).toEqual([])
          done += failures.length === 0 ? 1 : 0
        }
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
