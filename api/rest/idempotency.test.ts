import { describe, expect, it } from 'vitest'
import { deleteExpired } from '#api/jobs/retention.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { userToken } from '#api/testing/harness/accounts/signIn.ts'
import { type Sent, serve, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'

const { world, business, server, token } = await serveBusiness('ADMIN')

const cora = { firstName: 'Cora', lastName: 'Custer', phoneNumber: '5550100200', interest: 'Darts' }
let serial = 0
const newKey = () => `key-${++serial}`

const add = (key: string, { body = cora, ...sent }: Sent = {}) =>
  server.send('POST', '/api/customers', { token, body, ...sent, headers: { 'idempotency-key': key } })

const count = () => world.prisma.customer.count({ where: { businessId: business.id } })

describe('a REST write with an Idempotency-Key', () => {
  it('happens once, and is answered the same', async () => {
    const key = newKey()
    const before = await count()
    const first = await add(key)
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null])
    const second = await add(key)
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([201, 'true'])
    expect(second.body).toEqual(first.body)
    expect(await count()).toBe(before + 1)
  })

  it('takes the same key in quotation marks, as the IETF draft writes it', async () => {
    const key = newKey()
    const first = await add(`"${key}"`)
    expect((await add(key)).body).toEqual(first.body)
  })

  it('refuses another body', async () => {
    const key = newKey()
    await add(key)
    const other = await add(key, { body: { ...cora, firstName: 'Carl' } })
    expect([other.status, other.body.message]).toEqual([
      422,
      'This Idempotency-Key was used for another request.',
    ])
  })

  it('keeps keys apart by caller and by path', async () => {
    const key = newKey()
    const before = await count()
    await add(key)
    await add(key, { token: await tokenFor(world, business, 'MANAGER') })
    await add(key, { token: (await keyOf(world, business, 'ADMIN', { name: 'Shop' })).key })
    const other = await world.business()
    await add(key, { token: await tokenFor(world, other, 'ADMIN') })
    expect(await count()).toBe(before + 3)
    const note = { title: 'Rack', content: 'Order felt', color: '#fef3c7' }
    const headers = { 'idempotency-key': key }
    expect((await server.send('POST', '/api/sticky-notes', { token, headers, body: note })).status).toBe(201)
  })

  it('keeps the key free when nothing was written', async () => {
    const key = newKey()
    const before = await count()
    expect((await add(key, { body: { ...cora, phoneNumber: '12' } })).status).toBe(400)
    expect((await add(key)).status).toBe(201)
    expect(await count()).toBe(before + 1)
  })

  it('is not answered to a caller who has lost the permission', async () => {
    const { id, tokenVersion } = await business.member({ role: 'MANAGER' })
    const { services, prisma } = world
    const session = (role: 'MANAGER' | 'EMPLOYEE', version: number) =>
      userToken(services, { id, businessId: business.id, role, tokenVersion: version })
    const send = async (path: string, body: object, as: string, key: string) => {
      const headers = { 'idempotency-key': key }
      return server.send('POST', path, { token: as, body, headers })
    }
    const step = { customerStatus: 'unsold', dayNumber: 9, title: 'Call again' }
    const asManager = await session('MANAGER', tokenVersion)
    const [stepKey, customerKey] = [newKey(), newKey()]
    expect((await send('/api/followup-cadences', step, asManager, stepKey)).status).toBe(201)
    expect((await send('/api/customers', cora, asManager, customerKey)).status).toBe(201)
    await prisma.user.update({
      where: { businessId_id: { businessId: business.id, id } },
      data: { role: 'EMPLOYEE', tokenVersion: tokenVersion + 1 },
    })
    expect((await send('/api/customers', cora, asManager, customerKey)).status).toBe(401)
    const asEmployee = await session('EMPLOYEE', tokenVersion + 1)
    expect((await send('/api/followup-cadences', step, asEmployee, stepKey)).status).toBe(403)
    // An employee may add customers, but the answer was given to a manager.
    expect((await send('/api/customers', cora, asEmployee, customerKey)).status).toBe(403)
  })

  it.each([1, 2, 3, 4, 5])('happens once for twenty requests at once (round %i)', async () => {
    const key = newKey()
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(key)))
    expect(await count()).toBe(before + 1)
    const created = answers.filter(({ status }) => status === 201)
    const running = answers.filter(({ status }) => status === 409)
    expect([created.length + running.length, created.length > 0]).toEqual([20, true])
    expect(created.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1)
    expect(new Set(created.map(({ body }) => body.id)).size).toBe(1)
    for (const { headers } of running) expect(headers.get('retry-after')).toBe('1')
  })

  it('finds the key free again when the first request was cut off', async () => {
    const key = newKey()
    const before = await count()
    const { services } = world
    const failing = await serve({
      ...world,
      services: {
        ...services,
        tenant: (id) => {
          const database = services.tenant(id)
          // The connection breaks after the write, before the commit.
          const transaction: typeof database.transaction = (work) =>
            database.transaction(async (tx) => {
              await work(tx)
              await tx.$queryRawUnsafe('SELECT pg_terminate_backend(pg_backend_pid())')
              throw new Error('unreachable')
            })
          return { ...database, transaction }
        },
      },
    })
    const headers = { 'idempotency-key': key }
    const cut = await failing.send('POST', '/api/customers', { token, body: cora, headers })
    expect(cut.status).toBeGreaterThanOrEqual(500)
    expect(await count()).toBe(before)
    expect((await add(key)).status).toBe(201)
    expect(await count()).toBe(before + 1)
  })

  it('forgets the answer after 24 hours', async () => {
    const key = newKey()
    const before = await count()
    await add(key)
    const now = world.clock.now()
    const later = (hours: number) =>
      world.clock.set(new Date(now.getTime() + hours * 3_600_000).toISOString())
    const kept = () => world.prisma.idempotencyKey.count({ where: { businessId: business.id } })
    try {
      later(11)
      expect((await add(key, { token: await tokenFor(world, business, 'ADMIN') })).status).toBe(201)
      await deleteExpired(world.services)
      expect(await kept()).toBeGreaterThan(0)
      expect(await count()).toBe(before + 1)
      later(25)
      expect((await add(key, { token: await tokenFor(world, business, 'ADMIN') })).status).toBe(201)
      expect(await count()).toBe(before + 2)
      await deleteExpired(world.services)
      expect(await kept()).toBe(1)
    } finally {
      world.clock.set(now.toISOString())
    }
  })

  it.each(['a key', 'schlüssel', '', 'x'.repeat(256), '""'])('refuses the key %j', async (key) => {
    const { status, body } = await add(key)
    expect([status, body.message]).toEqual([
      400,
      'Idempotency-Key must have 1 to 255 visible ASCII characters.',
    ])
  })

  it.each([
    ['POST', '/api/auth/login', { username: 'ada', password: 'secret1' }],
    ['POST', '/api/team', {}],
    ['PUT', '/api/team/1/password', { newPassword: 'secret1' }],
    ['PUT', '/api/business/sms-settings', {}],
  ])('refuses a key for %s %s, whose answer is not stored', async (method, path, body) => {
    const headers = { 'idempotency-key': newKey() }
    const answer = await server.send(method, path, { token, body, headers })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(/takes no Idempotency-Key/)
  })
})

describe('a GraphQL mutation with an Idempotency-Key', () => {
  const document = `mutation ($input: CreateCustomerInput!) {
    createCustomer(input: $input) { customer { databaseId name } business { stats { totalCustomers } } } }`
  const post = (query: string, variables: object, key: string, as = token) =>
    server.send('POST', '/graphql', {
      token: as,
      body: { query, variables },
      headers: { 'idempotency-key': key },
    })

  it('happens once, and is answered the same', async () => {
    const key = newKey()
    const before = await count()
    const first = await post(document, { input: cora }, key)
    expect([first.status, first.body.errors]).toEqual([200, undefined])
    const second = await post(document, { input: cora }, key)
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await count()).toBe(before + 1)
    expect((await post(document, { input: { ...cora, city: 'Akron' } }, key)).status).toBe(422)
  })

  it('keeps the key free when the mutation failed', async () => {
    const key = newKey()
    const bad = await post(document, { input: { ...cora, phoneNumber: '1' } }, key)
    expect([bad.status, bad.body.errors[0].path]).toEqual([200, ['createCustomer']])
    expect((await post(document, { input: cora }, key)).status).toBe(200)
  })

  it('is refused to a caller without the permission as without a key', async () => {
    const employee = await tokenFor(world, business, 'EMPLOYEE')
    const remove = 'mutation { deleteInterestOption(input: { id: "x" }) { business { id } } }'
    const answer = await post(remove, {}, newKey(), employee)
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([200, 'FORBIDDEN'])
  })

  it('refuses two mutations, and mutations whose answer is not stored', async () => {
    const both = `mutation { a: signOut { signedOut: __typename } b: signOut { __typename } }`
    expect((await post(both, {}, newKey())).body.errors[0].message).toBe(
      'A request with an Idempotency-Key takes one mutation.',
    )
    const secret = 'mutation { createApiKey(input: { name: "x", role: ADMIN }) { key } }'
    expect((await post(secret, {}, newKey())).body.errors[0].message).toBe(
      'createApiKey takes no Idempotency-Key, because its answer is never stored.',
    )
    expect(await world.prisma.apiKey.count({ where: { name: 'x' } })).toBe(0)
  })

  it('refuses an answer that is too large, and writes nothing', async () => {
    const note = 'x'.repeat(5_000)
    const data = { businessId: business.id, ...cora, name: 'Cora Custer', notes: note }
    await world.prisma.customer.createMany({ data: Array.from({ length: 60 }, () => data) })
    const before = await count()
    const large = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
      business { customers(first: 100) { edges { node { notes } } } } } }`
    const answer = await post(large, { input: cora }, newKey())
    expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST'])
    expect(await count()).toBe(before)
  })
})
