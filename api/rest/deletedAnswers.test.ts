import { describe, expect, it } from 'vitest'
import { emptyDeletedAnswers } from '#api/core/idempotency/answerOnce.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'
import { openWorld } from '#api/testing/harness/world.ts'

/** The bytes of all answers that are kept for a business. */
const mostStored = 32 * 1024 * 1024

const { world, business, server, token } = await serveBusiness('ADMIN')
const businessId = business.id

const cora = { firstName: 'Cora', lastName: 'Custer', phoneNumber: '5550100200', interest: 'Darts' }
let serial = 0
const newKey = () => `gone-${++serial}`

const send = (method: string, path: string, body: object | undefined, key = newKey()) =>
  server.send(method, path, { token, ...(body && { body }), headers: { 'idempotency-key': key } })

const mutate = (query: string, input: object, key: string) =>
  send('POST', '/graphql', { query, variables: { input } }, key)

const addCustomer = async (): Promise<number> => (await send('POST', '/api/customers', cora)).body.id

const bodies = async () =>
  (await world.prisma.idempotencyKey.findMany({ where: { businessId } })).map(({ body }) => body).join()

const gone = { code: 'GONE', message: expect.stringMatching(/no longer kept. Nothing was done again.$/) }

type Write = [path: string, method: string, body: object]

/** Keyed REST writes whose answer shows something of a customer. */
const restWrites: Record<string, (customerId: number) => Write> = {
  'a customer': (customerId) => [`/api/customers/${customerId}`, 'PUT', { ...cora, notes: 'Secret' }],
  'a contact': (customerId) => [
    '/api/contacts',
    'POST',
    { customerId, scheduledDate: '2026-12-01T10:00:00Z', notes: 'Secret' },
  ],
  'an activity': (customerId) => [
    '/api/activities',
    'POST',
    { customerId, type: 'note', description: 'Secret' },
  ],
  'an appointment': (customerId) => [
    '/api/service-appointments',
    'POST',
    {
      customerId,
      description: 'Secret',
      technician: 'Theo Felt',
      date: '2026-12-01',
      startTime: '09:00',
      endTime: '10:00',
    },
  ],
}

describe('a stored answer that shows a deleted customer', () => {
  it.each(Object.entries(restWrites))('is emptied and answered 410: %s over REST', async (_what, write) => {
    const customerId = await addCustomer()
    const [path, method, body] = write(customerId)
    const key = newKey()
    const first = await send(method, path, body, key)
    expect(first.status).toBeLessThan(300)
    expect((await send(method, path, body, key)).headers.get('idempotency-replayed')).toBe('true')
    expect((await server.send('DELETE', `/api/customers/${customerId}`, { token })).status).toBe(200)
    expect(await bodies()).not.toContain('Secret')
    for (const _time of [1, 2, 3, 4, 5]) {
      const again = await send(method, path, body, key)
      expect([again.status, again.body]).toEqual([410, expect.objectContaining(gone)])
    }
    expect(await world.prisma.customer.count({ where: { businessId, id: customerId } })).toBe(0)
  })

  it.each([
    ['without its id', 'createCustomer', 'customer { name }', cora],
    [
      'in a list',
      'createHotBoardItem',
      'business { customers(first: 5) { edges { node { notes firstName } } } }',
      { title: 'Rack', description: 'x', priority: 'LOW' },
    ],
    ['in a fragment', 'createCustomer', '... on CreateCustomerPayload { customer { ...who } }', cora],
  ])('is emptied and answered 410: %s over GraphQL', async (_what, name, selection, input) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`
    const fragment = selection.includes('...who') ? ' fragment who on Customer { lastName }' : ''
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }${fragment}`
    const before = await addCustomer()
    const key = newKey()
    const first = await mutate(document, input, key)
    expect([first.status, first.body.errors]).toEqual([200, undefined])
    expect(JSON.stringify(first.body)).not.toMatch(/"(id|type)[0-9a-f]{16}"/)
    expect((await mutate(document, input, key)).body).toEqual(first.body)
    const last = await world.prisma.customer.findFirstOrThrow({
      where: { businessId },
      orderBy: { id: 'desc' },
    })
    for (const id of new Set([before, last.id]))
      await server.send('DELETE', `/api/customers/${id}`, { token })
    const again = await mutate(document, input, key)
    expect([again.status, again.body.errors[0].extensions.code]).toEqual([410, 'GONE'])
  })

  it('is answered 410 when it was stored while the customer was deleted, and emptied later', async () => {
    const key = newKey()
    const { body } = await send('POST', '/api/customers', cora, key)
    const stored = await world.prisma.idempotencyKey.findFirstOrThrow({
      where: { businessId, records: { has: `Customer:${body.id}` } },
    })
    await server.send('DELETE', `/api/customers/${body.id}`, { token })
    // The row as a request leaves it that commits after the deletion.
    await world.prisma.idempotencyKey.updateMany({ where: { hash: stored.hash }, data: stored })
    expect((await send('POST', '/api/customers', cora, key)).status).toBe(410)
    await emptyDeletedAnswers(world.services.platform)
    expect(await world.prisma.idempotencyKey.findFirst({ where: { hash: stored.hash } })).toMatchObject({
      body: null,
      bytes: 0,
      records: [],
    })
  })

  it('leaves the answers about others, and that of the deletion itself', async () => {
    const [other, key] = [newKey(), newKey()]
    const kept = await send('POST', '/api/customers', cora, other)
    const path = `/api/customers/${await addCustomer()}`
    const first = await send('DELETE', path, undefined, key)
    expect(first.body).toEqual({ success: true })
    expect((await send('DELETE', path, undefined, key)).body).toEqual({ success: true })
    expect((await send('POST', '/api/customers', cora, other)).body).toEqual(kept.body)
  })
})

describe('the stored answers of a business', () => {
  it('have a bound, beyond which the oldest are emptied and never done again', async () => {
    const key = newKey()
    const old = await send('POST', '/api/customers', cora, key)
    await world.prisma.idempotencyKey.updateMany({
      where: { businessId },
      data: { bytes: mostStored, createdAt: new Date(world.clock.now().getTime() - 1000) },
    })
    const newest = newKey()
    await send('POST', '/api/customers', cora, newest)
    const { _sum } = await world.prisma.idempotencyKey.aggregate({
      where: { businessId },
      _sum: { bytes: true },
    })
    expect(_sum.bytes).toBeLessThanOrEqual(mostStored)
    expect((await send('POST', '/api/customers', cora, newest)).status).toBe(201)
    const before = await world.prisma.customer.count({ where: { businessId } })
    expect((await send('POST', '/api/customers', cora, key)).status).toBe(410)
    expect(await world.prisma.customer.count({ where: { businessId } })).toBe(before)
    expect(old.status).toBe(201)
  })

  it('are emptied after any deletion when they show more than 200 records', async () => {
    const customer = { ...cora, businessId, name: 'Cora Custer' }
    await world.prisma.customer.createMany({ data: Array.from({ length: 201 }, () => customer) })
    const document = `mutation ($input: CreateInterestOptionInput!) { createInterestOption(input: $input) {
      interestOption { label }
      business { newest: customers(first: 100) { edges { node { databaseId } } }
                 oldest: customers(last: 100) { edges { node { databaseId } } } } } }`
    const key = newKey()
    const write = () => mutate(document, { label: 'Darts' }, key)
    const first = await write()
    expect(first.status).toBe(200)
    expect((await write()).body).toEqual(first.body)
    const { newest, oldest } = first.body.data.createInterestOption.business
    const shown = [...newest.edges, ...oldest.edges].map(({ node }) => node.databaseId)
    const other = await world.prisma.customer.findFirstOrThrow({
      where: { businessId, id: { notIn: shown } },
    })
    await server.send('DELETE', `/api/customers/${other.id}`, { token })
    expect((await write()).status).toBe(410)
  })

  it('are charged to the write quota; what exceeds it is not done', async () => {
    const small = openWorld(await freshDatabase(), undefined, { writeLimit: 4 })
    const shop = await small.business()
    const as = await tokenFor(small, shop, 'ADMIN')
    const { send: sendTo } = await serve(small)
    const many = { ...cora, businessId: shop.id, name: 'Cora Custer', notes: 'x'.repeat(5_000) }
    await small.prisma.customer.createMany({ data: Array.from({ length: 16 }, () => many) })
    const query = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
      business { customers(first: 16) { edges { node { notes } } } } } }`
    const add = (key: string) =>
      sendTo('POST', '/graphql', {
        token: as,
        body: { query, variables: { input: cora } },
        headers: { 'idempotency-key': key },
      })
    // Each counts as one write, and two more for its 80 kB: half of this limit.
    expect((await add('first')).status).toBe(200)
    const refused = await add('second')
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED'])
    expect(await small.prisma.customer.count({ where: { businessId: shop.id } })).toBe(17)
  })
})
