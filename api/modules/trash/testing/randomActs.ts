import fc from 'fast-check'
import { globalId } from '#api/core/graph/ids.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

export const who = fc.constantFrom('employee' as const, 'manager' as const, 'admin' as const)
const days = (min: number, max: number) => fc.integer({ min, max })
const hour = fc.constantFrom('09:00', '10:00', '10:30')

/** The act, whose record the ids of its input are, and the rest of its input; days count from now. */
export const act = fc.oneof(
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

const after = (world: World, count: number) =>
  new Date(world.clock.now().getTime() + count * 86_400_000).toISOString()
const constant: Record<string, object> = {
  createServiceAppointment: { endTime: '12:00', description: 'Felt', technician: 'Theo' },
  createActivity: { description: 'x' },
}
const models = ['Contact', 'FollowUp', 'ServiceAppointment']

/** The input of an act on the customer, or on the latest of its records. */
async function inputOf(
  world: World,
  name: string,
  given: Record<string, unknown>,
  customer: { id: number; businessId: number },
) {
  const { scheduledDate, date, ...rest } = given
  const times = {
    ...(scheduledDate !== undefined && { scheduledDate: after(world, Number(scheduledDate)) }),
    ...(date !== undefined && { date: after(world, Number(date)).slice(0, 10) }),
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

type Act = readonly [readonly [name: string, given: object], role: 'employee' | 'manager' | 'admin']

/** Does acts on a customer one after the other; resolves to how many were not refused. */
export async function doActs(
  world: World,
  business: TestBusiness,
  customer: { id: number; businessId: number },
  acts: readonly Act[],
): Promise<number> {
  let done = 0
  for (const [[name, given], role] of acts) {
    if (name === 'wait') {
      world.clock.set(after(world, (given as { days: number }).days))
      continue
    }
    const input = await inputOf(world, name, given as Record<string, unknown>, customer)
    const text = `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`
    // What is refused leaves everything as it was.
    const { failures } = await business[role].actor.run(text, { input })
    const wrong = failures.filter(({ code }) => ['INTERNAL', 'BAD_INPUT', 'BAD_REQUEST'].includes(code))
    if (wrong.length > 0) throw new Error(`${name}: ${JSON.stringify(wrong)}`)
    done += failures.length === 0 ? 1 : 0
  }
  return done
}
