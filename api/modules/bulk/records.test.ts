import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { bulk, later, named, rowsOfCustomers } from '#api/modules/bulk/testing/bulk.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

describe('a bulk change of records of customers', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const three = async (data: object = {}) =>
    Promise.all([
      business.customer(data),
      business.customer(data),
      business.customer({ ...data, status: 'SOLD' }),
    ])
  const followUps = (customerId: number) =>
    world.prisma.followUp.findMany({ where: { customerId }, orderBy: { id: 'asc' } })

  it('schedules a contact with each, and removes those that nobody has worked on', async () => {
    const [one, two] = await three()
    const { change, undo } = bulk(world, business)
    const contact = { scheduledDate: '2026-06-12T16:00:00Z', notes: 'Ask for darts' }
    const run = await change(named(one.id, two.id), { contact })
    expect(run).toMatchObject({
      kind: 'CONTACT',
      summary: 'Contact with 2 customers scheduled for Jun 12, 2026, 12:00 PM',
    })
    const made = await world.prisma.contact.findMany({
      where: { businessId: business.id },
      orderBy: { customerId: 'asc' },
    })
    expect(made).toMatchObject(
      [one, two].map(({ id }) => ({ customerId: id, notes: 'Ask for darts', completed: false })),
    )
    const lines = await world.prisma.activity.findMany({ where: { contactId: made[0]?.id ?? 0 } })
    expect(lines).toMatchObject([{ description: 'Contact scheduled for Jun 12, 2026, 12:00 PM' }])
    later(world)
    await business.employee.actor.ok(
      'mutation ($id: ID!) { completeContact(input: { id: $id }) { contact { id } } }',
      {
        id: globalId('Contact', made[1]?.id ?? 0),
      },
    )
    expect(await undo(run.id)).toMatchObject({
      left: [{ customerDatabaseId: two.id, reason: 'Somebody has worked on the contact.' }],
    })
    expect(await world.prisma.contact.findMany({ where: { businessId: business.id } })).toMatchObject([
      { id: made[1]?.id },
    ])
  })

  it('starts the plan of the status of those who are in none, from today on', async () => {
    await business.planStep({ customerStatus: 'UNSOLD', dayNumber: 3 })
    const long = { statusUpdatedAt: new Date('2026-01-01T00:00:00Z') }
    const [one, two, sold] = await three(long)
    await business.followUp({ customerId: two.id, customerStatus: 'UNSOLD' })
    const before = await rowsOfCustomers(world, business.id)
    const { change, undo } = bulk(world, business)
    const run = await change(named(one.id, two.id, sold.id), { plan: true })
    expect(run).toMatchObject({
      changedCount: 1,
      left: [{ customerDatabaseId: sold.id, reason: 'Their status has no plan.' }],
    })
    expect(await followUps(one.id)).toMatchObject([{ scheduledDate: new Date('2026-06-13T13:00:00Z') }])
    later(world)
    await undo(run.id)
    expect(await rowsOfCustomers(world, business.id)).toEqual(before)
  })

  it('moves customers to the trash with all they have, and brings them back', async () => {
    const [one, two] = await three()
    await business.contact({ customerId: one.id })
    await business.followUp({ customerId: two.id })
    const before = await rowsOfCustomers(world, business.id)
    const { change, undo } = bulk(world, business)
    const run = await change(named(one.id, two.id), { trash: true })
    expect(run).toMatchObject({ kind: 'TRASH', summary: '2 customers moved to the trash', changedCount: 2 })
    const entries = await world.prisma.trashEntry.findMany({ where: { businessId: business.id } })
    expect(entries).toMatchObject(
      [one, two].map(({ id }) => ({ recordId: id, deletedById: business.manager.id })),
    )
    expect(await undo(run.id)).toMatchObject({ state: 'UNDONE', left: [] })
    expect(await rowsOfCustomers(world, business.id)).toEqual(before)
  })
})
