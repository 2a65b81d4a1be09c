import { describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { cleanUpMerges } from '#api/modules/merges/cleanUp.ts'
import { merge, undo, undoing } from '#api/modules/merges/testing/merges.ts'
import { remove, restore } from '#api/modules/trash/testing/trash.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { Actor, TestBusiness, World } from '#api/testing/harness/world.ts'

const changing =
  'mutation ($input: UpdateCustomerInput!) { updateCustomer(input: $input) { customer { id } } }'

describe('undoing a merge', () => {
  let world: World
  let business: TestBusiness
  setUpBusiness(
    (scene) => {
      ;({ world, business } = scene)
    },
    { now: '2026-06-10T16:00:00Z' },
  )
  const actor = () => business.employee.actor
  const named = (firstName: string, data: object = {}) =>
    business.customer({ firstName, lastName: 'Lake', name: `${firstName} Lake`, ...data })
  const refusal = async (by: Actor, id: number) => {
    const { code, message } = await by.fails(undoing, { input: { id: globalId('CustomerMerge', id) } })
    return `${code} ${message}`
  }

  it('leaves what was added since, and what was changed since, with the one who stayed', async () => {
    const [ann, bob] = [
      await named('Ann', { city: 'Troy', email: null }),
      await named('Bob', { email: 'bob@example.com' }),
    ]
    const own = await business.contact({ customerId: bob.id })
    const id = await merge(actor(), ann.id, bob.id)
    const since = await business.contact({ customerId: ann.id })
    await actor().ok(changing, { input: { id: globalId('Customer', ann.id), city: 'Utica' } })
    expect(await undo(actor(), id)).toEqual({
      customer: { databaseId: ann.id, name: 'Ann Lake' },
      restored: { databaseId: bob.id, name: 'Bob Lake' },
      keptFields: ['City'],
    })
    const customerOf = async (contact: number) =>
      (await world.prisma.contact.findFirstOrThrow({ where: { id: contact } })).customerId
    expect([await customerOf(own.id), await customerOf(since.id)]).toEqual([bob.id, ann.id])
    expect(await world.prisma.customer.findFirst({ where: { id: ann.id } })).toMatchObject({
      city: 'Utica',
      email: null,
    })
    expect(await world.prisma.deletedRecord.count({ where: { businessId: business.id } })).toBe(0)
    expect(await refusal(actor(), id)).toBe('NOT_FOUND Merge not found')
  })

  it('gives back what was deleted since', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const contact = await business.contact({ customerId: bob.id })
    const id = await merge(actor(), ann.id, bob.id)
    const entry = await remove(actor(), 'Contact', contact.id)
    await undo(actor(), id)
    await restore(actor(), entry)
    expect(await world.prisma.contact.findFirst({ where: { id: contact.id } })).toMatchObject({
      customerId: bob.id,
    })
  })

  it('begins with the latest of several', async () => {
    const [ann, bob, cora] = [await named('Ann'), await named('Bob'), await named('Cora')]
    const first = await merge(actor(), bob.id, ann.id)
    world.clock.set('2026-06-10T17:00:00Z')
    const second = await merge(actor(), cora.id, bob.id)
    expect(await refusal(actor(), first)).toBe('CONFLICT Undo the later merge with Bob Lake first.')
    await undo(actor(), second)
    await undo(actor(), first)
    expect(await world.prisma.customer.count({ where: { businessId: business.id } })).toBe(3)
  })

  it('waits until a deleted customer is restored', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const id = await merge(actor(), ann.id, bob.id)
    const entry = await remove(actor(), 'Customer', ann.id)
    expect(await refusal(actor(), id)).toBe('CONFLICT Ann Lake is in the trash. Restore them first.')
    await restore(actor(), entry)
    await undo(actor(), id)
    expect(await world.prisma.customer.count({ where: { businessId: business.id } })).toBe(2)
  })

  it('is for users who made it, and for managers', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const id = await merge(business.admin.actor, ann.id, bob.id)
    expect(await refusal(actor(), id)).toMatch(/^FORBIDDEN/)
    await undo(business.manager.actor, id)
  })

  it('ends after 30 days; the number still leads to the one who stayed', async () => {
    const [ann, bob] = [await named('Ann'), await named('Bob')]
    const id = await merge(actor(), ann.id, bob.id)
    world.clock.set('2026-07-10T16:00:00Z')
    await cleanUpMerges(world.services)
    expect(await world.prisma.customerMerge.findFirst({ where: { id } })).toMatchObject({
      rows: {},
      before: {},
      fromId: bob.id,
    })
    expect(await refusal(actor(), id)).toBe('CONFLICT A merge can be undone for 30 days.')
  })
})
