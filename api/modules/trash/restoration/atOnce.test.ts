import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { filledCustomer } from '#api/modules/trash/testing/filledCustomer.ts'
import { remove, restore, restoring, rowsOf, trashOf } from '#api/modules/trash/testing/trash.ts'
import { webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const twenty = Array.from({ length: 20 }, (_, i) => i)
const deleting =
  'mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { trashEntry { id } } }'

describe('the trash', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })
  const actor = () => business.manager.actor

  it('A customer that twenty delete and twenty restore at once is there once, whole, or in the trash once', async () => {
    const { id } = await filledCustomer(world, business)
    const before = await rowsOf(world, business.id)
    const entry = await remove(actor(), 'Customer', id)
    const answers = await Promise.all(
      twenty.flatMap(() => [
        actor().run(restoring, { input: { id: entry } }),
        actor().run(deleting, { input: { id: globalId('Customer', id) } }),
      ]),
    )
    const codes = answers.flatMap(({ failures }) => failures.map(({ code }) => code))
    expect(codes.filter((code) => !['NOT_FOUND', 'CONFLICT'].includes(code))).toEqual([])
    for (const { id: again } of await trashOf(actor())) await restore(actor(), String(again))
    expect(await trashOf(actor())).toEqual([])
    expect(await rowsOf(world, business.id)).toEqual(before)
  })

  it('A change while a customer is deleted is either in the trash or refused', async () => {
    const { id, customerId } = await business.contact()
    const change =
      'mutation ($input: CompleteContactInput!) { completeContact(input: $input) { contact { id } } }'
    const [{ data, failures }, entry] = await Promise.all([
      actor().run(change, { input: { id: globalId('Contact', id), notes: 'late' } }),
      remove(actor(), 'Customer', customerId),
    ])
    await restore(actor(), entry)
    const { completed } = await world.prisma.contact.findFirstOrThrow({ where: { id } })
    expect([completed, failures.length === 0 && data !== null]).toEqual(
      completed ? [true, true] : [false, false],
    )
  })

  it('Programs hear that a customer is gone and there again, and nothing anew of what happened before', async () => {
    const { id } = await filledCustomer(world, business)
    const events = [
      'customer.created',
      'customer.deleted',
      'contact.created',
      'contact.completed',
      'text.sent',
      'text.received',
    ] as const
    await webhookTo(world, business, 'https://hooks.example.com/', [...events])
    const entry = await remove(actor(), 'Customer', id)
    await restore(actor(), entry)
    const told = await world.prisma.webhookDelivery.findMany({
      where: { businessId: business.id },
      orderBy: { id: 'asc' },
    })
    expect(told.map(({ type }) => type).sort()).toEqual([
      'contact.created',
      'customer.created',
      'customer.deleted',
    ])
  })

  it('A record with too many rows is refused, and the oldest leave a full trash', async () => {
    const { id, businessId } = await business.customer()
    await world.prisma
      .$executeRaw`INSERT INTO "Activity" ("businessId", "customerId", type, description, "performedBy")
      SELECT ${businessId}, ${id}, 'NOTE', repeat('x', 2000), 'Ada' FROM generate_series(1, 9700)`
    const refused = await actor().fails(deleting, { input: { id: globalId('Customer', id) } })
    expect(refused).toMatchObject({
      code: 'CONFLICT',
      message: 'Customer has more than 20 MB, which the trash does not take.',
    })
    expect(await world.prisma.activity.count({ where: { customerId: id } })).toBe(9700)
    const entries = [1, 2].map((recordId) => ({
      ...{ businessId, type: 'Customer', recordId, title: `Old ${recordId}`, deletedByName: 'Ada', rows: {} },
      ...{ deletedAt: new Date(`2026-01-0${recordId}`), bytes: 499 * 1024 * 1024 },
    }))
    await world.prisma.trashEntry.createMany({ data: entries })
    await remove(actor(), 'Customer', (await business.customer()).id)
    expect((await trashOf(actor())).map(({ title }: { title: string }) => title)).toEqual([
      'Cora Customer',
      'Old 2',
    ])
  })
})
