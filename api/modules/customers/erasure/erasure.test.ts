import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Actor, openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const erase = `mutation ($id: ID!, $name: String!) {
  eraseCustomer(input: { id: $id, name: $name }) { erasedCustomerId business { id } }
}`
const remove = 'mutation ($id: ID!) { deleteCustomer(input: { id: $id }) { trashEntry { id } } }'
const restore = 'mutation ($id: ID!) { restoreTrash(input: { id: $id }) { restoredId } }'

describe('erasing a customer', () => {
  let world: World
  let business: TestBusiness
  let id: number
  let customerId: string

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })

  beforeEach(async () => {
    business = await world.business()
    id = (await business.customer({ firstName: 'Zoë', lastName: 'Quill' })).id
    customerId = globalId('Customer', id)
  })

  const eraseBy = (by: Actor, name = 'Zoë Quill') => by.run(erase, { id: customerId, name })
  const intoTrash = async (): Promise<string> =>
    (await business.admin.actor.ok(remove, { id: customerId })).deleteCustomer.trashEntry.id
  const left = async () => ({
    customers: await world.prisma.customer.count({ where: { businessId: business.id } }),
    entries: await world.prisma.trashEntry.count({ where: { businessId: business.id } }),
  })

  it('leaves its number alone: in the audit trail, and in the list of erased customers', async () => {
    const { data } = await eraseBy(business.admin.actor)
    expect(data.eraseCustomer).toEqual({
      erasedCustomerId: customerId,
      business: { id: globalId('Business', business.id) },
    })
    expect(await left()).toEqual({ customers: 0, entries: 0 })
    const [entry, ...others] = await world.prisma.auditEntry.findMany({ where: { businessId: business.id } })
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      ...{ action: 'customer:erase', kind: 'customer', subject: `Customer:${id}` },
      ...{ subjectName: null, before: null, after: null },
    })
    expect(await world.prisma.erasedCustomer.findMany({ where: { businessId: business.id } })).toMatchObject([
      { customerId: id, erasedAt: world.clock.now() },
    ])
    expect((await eraseBy(business.admin.actor)).failures).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  it('reaches the trash, before and after a restoration', async () => {
    const entry = await intoTrash()
    await business.admin.actor.ok(restore, { id: entry })
    await intoTrash()
    expect(await left()).toEqual({ customers: 0, entries: 2 })
    await eraseBy(business.admin.actor)
    expect(await left()).toEqual({ customers: 0, entries: 0 })
    expect((await business.admin.actor.run(restore, { id: entry })).failures).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })

  it.each(['zoe  QUILL', ' Zoë Quill\n', 'ZOË QUILL'])('takes the name in any case, as %j', async (name) => {
    expect((await eraseBy(business.admin.actor, name)).failures).toEqual([])
  })

  it('removes searches and stored answers for an address, not those that a short one is only a part of', async () => {
    const businessId = business.id
    await world.prisma.customer.updateMany({ where: { businessId, id }, data: { address: '5' } })
    const by = { businessId, userId: business.employee.id, layout: 'LIST' as const }
    const view = (search: string) => ({ ...by, name: search, search })
    await world.prisma.savedView.createMany({ data: [view('5'), view('555'), view('quill zoë quill')] })
    const stored = (hash: string, address: string) => ({
      businessId,
      hash,
      requestHash: 'r',
      role: 'ADMIN' as const,
      status: 200,
      bytes: 2,
      body: JSON.stringify({ address }),
      createdAt: world.clock.now(),
    })
    await world.prisma.idempotencyKey.createMany({ data: [stored('a', '5'), stored('b', '55')] })
    await eraseBy(business.admin.actor)
    const where = { businessId }
    expect((await world.prisma.savedView.findMany({ where })).map(({ search }) => search)).toEqual(['555'])
    const kept = await world.prisma.idempotencyKey.findMany({ where: { ...where, body: { not: null } } })
    expect(kept.map(({ hash }) => hash)).toEqual(['b'])
  })

  it.each(['Zoë', 'Zoë Quil', 'Quill Zoë', '5550100200', '%'])('refuses the name %j', async (name) => {
    for (const prepare of [async () => '', intoTrash]) {
      await prepare()
      const before = await left()
      expect((await eraseBy(business.admin.actor, name)).failures).toMatchObject([
        { code: 'BAD_INPUT', fields: { name: ['This is not the name of the customer.'] } },
      ])
      expect(await left()).toEqual(before)
    }
  })

  it('is for admins of the business who are signed in and have confirmed it', async () => {
    const { manager, employee } = business
    const { actor: key } = await keyOf(world, business, 'ADMIN')
    const stranger = (await world.business()).admin.actor
    for (const prepare of [async () => '', intoTrash]) {
      await prepare()
      const before = await left()
      const codes = []
      for (const by of [manager.actor, employee.actor, key, stranger, world.anonymous])
        codes.push((await eraseBy(by)).failures[0]?.code)
      expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'API_KEY_NOT_ALLOWED', 'NOT_FOUND', 'UNAUTHENTICATED'])
      expect(await left()).toEqual(before)
    }
  })
})
