import { describe, expect, it } from 'vitest'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'
import { wipeBusiness } from '../../../prisma/seed/wipe.ts'

const create = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { id databaseId } } }`
const update = `mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }`
const change = `mutation ($input: ChangeCustomerStatusInput!) { changeCustomerStatus(input: $input) { customer { id } } }`
const remove = `mutation ($input: DeleteCustomerInput!) { deleteCustomer(input: $input) { deletedCustomerId } }`

describe('the status history', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00.000Z' },
  )

  const history = () =>
    world.prisma.customerStatusChange.findMany({
      where: { businessId: business.id },
      select: { from: true, to: true, changedAt: true, changedBy: true },
      orderBy: { id: 'asc' },
    })
  const tallied = async () => {
    const { _sum } = await world.prisma.tally.aggregate({
      where: { businessId: business.id, span: 'ALL' },
      _sum: { unsold: true, sold: true, notInMarket: true },
    })
    return [_sum.unsold, _sum.sold, _sum.notInMarket]
  }
  const add = async () => {
    const input = { firstName: 'Cora', lastName: 'Customer', phoneNumber: '5550100200', interest: 'Darts' }
    return (await business.employee.actor.ok(create, { input })).createCustomer.customer
  }

  it('records each status with its time and actor, for every mutation that sets it', async () => {
    const { id } = await add()
    world.clock.set('2026-06-11T16:00:00.000Z')
    await business.manager.actor.ok(change, { input: { id, status: 'SOLD' } })
    await business.manager.actor.ok(change, { input: { id, status: 'SOLD' } })
    world.clock.set('2026-06-12T16:00:00.000Z')
    await business.admin.actor.ok(update, { input: { id, status: 'NOT_IN_MARKET', city: 'Greece' } })
    await business.admin.actor.ok(update, { input: { id, city: 'Rochester' } })
    const at = (day: number) => new Date(`2026-06-${day}T16:00:00.000Z`)
    expect(await history()).toEqual([
      { from: null, to: 'UNSOLD', changedAt: at(10), changedBy: 'Emma Tester' },
      { from: 'UNSOLD', to: 'SOLD', changedAt: at(11), changedBy: 'Max Tester' },
      { from: 'SOLD', to: 'NOT_IN_MARKET', changedAt: at(12), changedBy: 'Ada Tester' },
    ])
    expect(await tallied()).toEqual([0, 0, 1])
  })

  it('records manual SQL updates with the current time and no actor', async () => {
    const { databaseId } = await add()
    const before = Date.now()
    await world.prisma.$executeRaw`UPDATE "Customer" SET status = 'SOLD' WHERE id = ${databaseId}`
    const [, repaired] = await history()
    expect(repaired).toMatchObject({ from: 'UNSOLD', to: 'SOLD', changedBy: null })
    expect(Number(repaired?.changedAt)).toBeGreaterThan(before - 5_000)
    expect(await tallied()).toEqual([0, 1, 0])
  })

  it('does not record a change that was rolled back', async () => {
    const { databaseId: id } = await add()
    const regret = world.prisma.$transaction(async (tx) => {
      await tx.customer.updateMany({ where: { id }, data: { status: 'SOLD' } })
      throw new Error('rolled back')
    })
    await expect(regret).rejects.toThrow('rolled back')
    expect(await history()).toHaveLength(1)
    expect(await tallied()).toEqual([1, 0, 0])
  })

  it('is append-only', async () => {
    await add()
    const [{ id } = { id: 0 }] = await world.prisma.customerStatusChange.findMany({
      where: { businessId: business.id },
    })
    const where = { businessId: business.id, id }
    const stays = /the history of statuses is only added to/
    await expect(
      world.prisma.customerStatusChange.updateMany({ where, data: { to: 'SOLD' } }),
    ).rejects.toThrow(stays)
    await expect(world.prisma.customerStatusChange.deleteMany({ where })).rejects.toThrow(stays)
    expect(await history()).toHaveLength(1)
  })

  it('is deleted with its customer and with its business', async () => {
    const first = await add()
    await add()
    await business.employee.actor.ok(remove, { input: { id: first.id } })
    expect(await history()).toHaveLength(1)
    expect(await tallied()).toEqual([1, 0, 0])
    await world.prisma.$transaction((tx) => wipeBusiness(tx, business.id))
    expect(await history()).toEqual([])
    await add()
    expect(await tallied()).toEqual([1, 0, 0])
    await world.prisma.business.delete({ where: { id: business.id } })
    expect(await history()).toEqual([])
    expect(await tallied()).toEqual([null, null, null])
  })

  it('The status history and its tallies are exact after twenty concurrent writers', async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, add))
    await Promise.all(
      customers.map(({ id }, i) =>
        business.employee.actor.ok(change, { input: { id, status: i % 2 ? 'SOLD' : 'NOT_IN_MARKET' } }),
      ),
    )
    await Promise.all(
      customers.slice(0, 5).map(({ id }) => business.employee.actor.ok(remove, { input: { id } })),
    )
    expect(await tallied()).toEqual([0, 8, 7])
    expect(await history()).toHaveLength(30)
  })
})
