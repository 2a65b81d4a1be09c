import { beforeAll, describe, expect, it } from 'vitest'
import { restRecords } from '#api/rest/testing/restRecords.ts'
import { operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'
import { forOperators, requestFor, table } from '#api/testing/harness/samples/restSamples.ts'

const { world, business, server, token } = await serveBusiness('ADMIN')
type Route = (typeof table)[number]

let ids: Record<string, number | string>
let operator: string

beforeAll(async () => {
  const other = await world.business()
  ids = { ...(await restRecords(world, business)), Business: other.id }
  operator = await operatorToken(world)
})

const rows = table.map((route) => ({ name: `${route.method} ${route.path}`, route }))
const writes = rows.filter(({ route }) => route.method !== 'GET')
const tokenOf = (route: Route) => (forOperators(route) ? operator : token)

/** Sends a request that the route would accept, with more in its query or its body. */
function send(route: Route, { query = '', body = {} }: { query?: string; body?: object }) {
  const sample = requestFor(route, ids)
  const sent = route.method === 'GET' ? {} : { body: { ...(sample.body as object), ...body } }
  return server.send(route.method, `${sample.path}${query}`, { token: tokenOf(route), ...sent })
}

describe('an unknown query parameter', () => {
  it.each(rows)('is refused by name: $name', async ({ route }) => {
    const { status, body } = await send(route, { query: '?emial=x' })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'BAD_INPUT', ['emial']])
    expect(body.message).toMatch(/^Unknown query parameter: emial\. (Allowed are|Nothing is allowed)/)
  })

  it.each([
    'Limit=1',
    'fields[]=id',
    '__proto__=x',
    'constructor=x',
    'toString=',
    'q%00=x',
    '=x',
    'limit%20=1',
  ])('is one with another spelling: %s', async (query) => {
    const { status, body } = await server.send('GET', `/api/customers?${query}`, { token })
    expect([status, body.code]).toEqual([400, 'BAD_INPUT'])
    expect(body.message).toMatch(
      /Allowed are q, .*, ownerId, .*, limit, cursor, fields, sort, updatedSince\.$/,
    )
    expect(Object.keys(body.errors)).toHaveLength(1)
  })

  it('is refused beside known ones, and so is one that is sent twice', async () => {
    const both = await server.send('GET', '/api/customers?limit=1&staus=sold&q=a', { token })
    expect([both.status, Object.keys(both.body.errors)]).toEqual([400, ['staus']])
    const twice = await server.send('GET', '/api/customers?limit=1&limit=2', { token })
    expect([twice.status, twice.body.message]).toEqual([400, 'Send limit once.'])
  })
})

describe('an unknown property of a body', () => {
  it.each(writes)('is refused by name, and nothing happens: $name', async ({ route }) => {
    const { status, body } = await send(route, { body: { stauts: 'sold' } })
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'BAD_INPUT', ['stauts']])
    expect(body.message).toMatch(/^Unknown property: stauts\. (Allowed are \w|Nothing is allowed here)/)
  })

  it.each(['__proto__', 'constructor', 'Status', 'status ', 'STATUS', 'ſtatus', '', 'hasOwnProperty'])(
    'is one with another spelling: %j',
    async (name) => {
      const body = `{"city": "Akron", ${JSON.stringify(name)}: "sold"}`
      const path = `/api/customers/${ids.Customer}`
      const answer = await server.send('PUT', path, {
        token,
        body,
        headers: { 'content-type': 'application/json' },
      })
      expect([answer.status, answer.body.code]).toEqual([400, 'BAD_INPUT'])
      expect(Object.keys(answer.body.errors)).toEqual([name || '""'])
    },
  )

  it('is refused inside objects and lists', async () => {
    const register = { businessData: { nmae: 'x' }, userData: { usrname: 'x' }, more: 1 }
    const { body } = await server.send('POST', '/api/auth/register-business', { body: register })
    expect(Object.keys(body.errors)).toEqual(['businessData.nmae', 'userData.usrname', 'more'])
    const items = [{ id: ids.InterestOption, sortOder: 1 }]
    const reorder = await server.send('PUT', '/api/interest-options/reorder', { token, body: { items } })
    expect(reorder.body.errors).toEqual({
      'items.0.sortOder': ['Unknown property. Allowed are id, sortOrder.'],
    })
    const customer = { firstName: 'A', nmae: 'x' }
    const nested = await server.send('POST', '/api/contacts', { token, body: { customer } })
    expect(Object.keys(nested.body.errors)).toEqual(['customer.nmae'])
  })

  it('is named in part when there are very many', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`${'x'.repeat(100)}${i}`, 1]))
    const { status, body } = await server.send('PUT', `/api/customers/${ids.Customer}`, { token, body: many })
    expect([status, body.message.length < 3000]).toEqual([400, true])
  })
})

describe('what a record itself carries', () => {
  /** The paths whose records can be sent back: a path with GET, or an item of the list above it. */
  const puts = writes.filter(({ route }) => route.method === 'PUT' && !/password|reorder/.test(route.path))
  const readers = puts.flatMap(({ name, route }) => {
    const list = route.path.replace('/:id', '')
    const paths = new Set([route.path, list].filter((path) => rows.some((row) => row.name === `GET ${path}`)))
    return [...paths].map((path) => ({ name, route, path }))
  })

  it.each(readers)(
    'is accepted by $name as $path answers it, and changes nothing',
    async ({ route, path }) => {
      const own = requestFor(route, ids).path
      const read = async () => {
        const { body } = await server.send('GET', path === route.path ? own : `${path}`, { token })
        return Array.isArray(body) ? body.find(({ id }) => own.endsWith(`/${id}`)) : body
      }
      const before = await read()
      const { status, body } = await server.send('PUT', own, { token, body: before })
      expect([status, body.message]).toEqual([200, undefined])
      const still = ({ updatedAt, etag, version, ...rest }: Record<string, unknown>) => rest
      expect(still(await read())).toEqual(still(before))
    },
  )

  it('is accepted when it is sent to create another one, or to act on it', async () => {
    const path = `/api/customers/${ids.Customer}`
    const { body: customer } = await server.send('GET', path, { token })
    const sent = { ...customer, businessId: business.id, etag: '"x"' }
    expect((await server.send('POST', '/api/customers', { token, body: sent })).status).toBe(201)
    const { body: contact } = await server.send('GET', `/api/contacts/${ids.Contact}`, { token })
    const move = await server.send('POST', `/api/contacts/${ids.Contact}/reschedule`, {
      token,
      body: contact,
    })
    expect(move.status).toBe(200)
  })

  it.each([
    [
      'POST',
      '/api/hotboard',
      { title: 'T', description: 'D', createdBy: 'Me', resolved: false, assignedTo: '' },
    ],
    ['POST', '/api/activities', { type: 'note', description: 'D', contactId: 1, performedBy: 'Me' }],
    [
      'POST',
      '/api/team',
      { username: 'pat9', isActive: true, passwordHash: 'x', businessId: 1, createdAt: '' },
    ],
    ['PUT', '/api/business', { smsEnabled: true, twilioAuthToken: 'x', subscriptionStatus: 'active' }],
    [
      'PUT',
      '/api/interest-options/reorder',
      { items: [{ value: 'a', label: 'A', businessId: 1, createdAt: '' }] },
    ],
    ['POST', '/api/sticky-notes', { title: 'T', content: 'C', position: 3, userId: 9 }],
    ['POST', '/api/tasks', { title: 'T', completed: false, completedAt: null, businessId: 1 }],
  ])('is accepted as the specification lists it: %s %s', async (method, path, listed) => {
    const { body } = await server.send(method, path, { token, body: listed })
    expect(JSON.stringify(body)).not.toMatch(/Unknown/)
  })
})
