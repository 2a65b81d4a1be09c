import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { row } from '#api/rest/route.ts'
import { routes } from '#api/rest/routes.ts'
import { tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { serveBusiness } from '#api/testing/harness/http/serveBusiness.ts'
import { publicUrl, type TestBusiness } from '#api/testing/harness/world.ts'

const failing = row({
  method: 'GET',
  path: '/api/failing',
  summary: 'Answers what it did not promise.',
  operation: '{ viewer { business { name } } }',
  at: 'viewer.business.name',
  answer: z.int(),
})
const { world, business, server, token } = await serveBusiness('EMPLOYEE', {
  routes: [...routes, failing],
})

const get = (path: string) => server.send('GET', path, { token })

describe('paths', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/customers/', '/api/customers/1/2', '/API/customers'])(
    '%s is not one',
    async (path) => {
      const { status, headers } = await get(path)
      expect(status).toBe(404)
      if (path.startsWith('/api')) expect(headers.get('content-type')).toContain('application/json')
    },
  )

  it.each(['abc', '0', '-1', '1.5', '1e3', '99999999999999999999', '2147483648', '%00', '%zz', ' '])(
    'Paths with the number %s answer like unknown ones',
    async (id) => {
      const [odd, unknown] = [await get(`/api/customers/${id}`), await get('/api/customers/2147483647')]
      expect([odd.status, odd.body]).toEqual([404, unknown.body])
      expect(odd.body).toEqual({ message: 'Customer not found', code: 'NOT_FOUND' })
    },
  )

  it('tell which methods they know', async () => {
    const wrong = await server.send('PATCH', '/api/customers', { token })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    const query = await server.send('OPTIONS', '/api/customers/1')
    expect([query.status, query.headers.get('allow')]).toEqual([204, 'GET, HEAD, PUT, DELETE, OPTIONS'])
    const named = await server.send('DELETE', '/api/contacts/upcoming', { token })
    expect([named.status, named.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })

  it('answer HEAD like GET, without the body', async () => {
    const { status, headers, body } = await server.send('HEAD', '/api/customers', { token })
    expect([status, headers.get('content-type'), body]).toEqual([200, 'application/json; charset=utf-8', ''])
  })
})

describe('bodies', () => {
  it.each([[[]], ['"text"'], ['null'], ['5']])('%j is not an object', async (body) => {
    const { status, body: answer } = await server.send('POST', '/api/customers', { token, body })
    expect([status, answer]).toEqual([
      400,
      { message: 'The request body must be a JSON object.', code: 'BAD_REQUEST' },
    ])
  })

  it('name every field that is wrong, in the words of the screens', async () => {
    const body = { firstName: ' ', lastName: 5, phoneNumber: '12', email: 'no', status: 'gone' }
    const answer = await server.send('POST', '/api/customers', { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toEqual({
      firstName: ['First name is required'],
      lastName: ['Last name must be text'],
      phoneNumber: ['Phone number must have 7 to 10 digits'],
      interest: ['Interest is required'],
      email: ['Valid email required'],
      status: ['Status must be unsold, sold or not in market'],
    })
  })

  it('may be missing where nothing must be sent', async () => {
    const { id } = await business.contact()
    const { status, body } = await server.send('POST', `/api/contacts/${id}/complete`, { token })
    expect([status, body.completed, body.completedNotes]).toEqual([200, true, null])
  })

  it('change what they name, and only that', async () => {
    const { id } = await business.customer({
      notes: 'Likes walnut',
      address: '12 Elm Street',
      city: 'Rochester',
    })
    const body = { status: 'not in market', city: null, businessId: 1, id: 1 }
    const { body: changed } = await server.send('PUT', `/api/customers/${id}`, { token, body })
    expect(changed).toMatchObject({
      id,
      status: 'not in market',
      notes: 'Likes walnut',
      address: '12 Elm Street',
      city: null,
    })
  })

  it('give a customer an owner, keep it, narrow lists by it, and take it away', async () => {
    const { id: ownerId } = business.manager
    const sent = { firstName: 'Ann', lastName: 'Owned', phoneNumber: '5185550100', interest: 'Darts' }
    const created = await server.send('POST', '/api/customers', { token, body: { ...sent, ownerId } })
    expect([created.status, created.body.ownerId]).toEqual([201, ownerId])
    const path = `/api/customers/${created.body.id}`
    const put = (body: object) => server.send('PUT', path, { token, body })
    expect((await put({ city: 'Troy' })).body.ownerId).toBe(ownerId)
    await business.contact({ customerId: created.body.id, scheduledDate: new Date('2026-01-01T15:00:00Z') })
    for (const list of ['customers', 'contacts', 'contacts/overdue', 'followups', 'followups/overdue']) {
      const { body } = await get(`/api/${list}?ownerId=${ownerId}`)
      const one = list.startsWith('followups') ? [] : [created.body.id]
      expect([
        list,
        body.map((row: { id: number; customerId?: number }) => row.customerId ?? row.id),
      ]).toEqual([list, one])
    }
    expect((await get('/api/customers?ownerId=me')).body.errors).toHaveProperty('ownerId')
    expect((await put({ ownerId: 0 })).body.errors).toEqual({
      ownerId: ['The owner must be a member’s number'],
    })
    expect((await put({ ownerId: 2_000_000_000 })).status).toBe(404)
    expect((await put({ ownerId: null })).body.ownerId).toBeNull()
    expect((await get(path)).body.ownerId).toBeNull()
  })
})

describe('lists', () => {
  let other: TestBusiness
  let others: string
  const names = Array.from({ length: 7 }, (_, index) => `N${index}`)

  beforeAll(async () => {
    other = await world.business()
    others = await tokenFor(world, other, 'ADMIN')
    for (const firstName of names) await other.customer({ firstName })
  })

  const list = (path: string) => server.send('GET', path, { token: others })
  const firstNames = (body: { firstName: string }[]) => body.map(({ firstName }) => firstName)

  it('are complete when nothing is said, however long', async () => {
    const many = await world.business()
    await world.prisma.customer.createMany({
      data: Array.from({ length: 2001 }, (_, index) => ({
        businessId: many.id,
        firstName: `C${index}`,
        lastName: 'L',
        name: `C${index} L`,
        phoneNumber: '5550100200',
        interest: 'Darts',
      })),
    })
    const all = await server.send('GET', '/api/customers', { token: await tokenFor(world, many, 'ADMIN') })
    expect(new Set(firstNames(all.body)).size).toBe(2001)
    expect(all.headers.get('link')).toBeNull()
  })

  it.each(['/api/customers?q=n&limit=3', '/api/team?limit=2'])('come by pages: %s', async (path) => {
    const whole = await list(path.replace(/limit=\d/, ''))
    const seen: unknown[] = []
    let next: string | undefined = path
    while (next) {
      const page = await list(next)
      expect(page.status).toBe(200)
      seen.push(...page.body)
      const url = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1]
      if (url) expect(url).toMatch(`${publicUrl}${path.split('?')[0]}?`)
      next = url?.slice(publicUrl.length)
      expect(seen.length).toBeLessThanOrEqual(whole.body.length)
    }
    expect(seen).toEqual(whole.body)
    expect(seen.length).toBeGreaterThan(2)
  })

  it.each(['0', '101', '-1', 'x', '1.5', '1e1', ''])('refuse the limit %j', async (limit) => {
    const { status, body } = await list(`/api/customers?limit=${limit}`)
    expect([status, body.errors]).toEqual([400, { limit: ['Limit must be a number from 1 to 100'] }])
  })

  it.each(['customers', 'team'])('refuse a cursor that is none of theirs: %s', async (name) => {
    for (const cursor of ['nonsense', '-1', '0.5', '1e9', 'x'.repeat(1001)]) {
      const { status, body } = await list(`/api/${name}?limit=2&cursor=${cursor}`)
      expect([status, body.errors]).toEqual([400, { cursor: ['This is not a cursor of this list'] }])
    }
  })

  it('find what is asked for', async () => {
    expect(firstNames((await list('/api/customers?q=n3')).body)).toEqual(['N3'])
    expect((await list('/api/customers?q=%00%')).body).toEqual([])
  })
})

describe('answers', () => {
  it('Answers that break their promise are failures of ours, told with an id and nothing else', async () => {
    const { status, headers, body } = await get('/api/failing')
    expect(status).toBe(500)
    expect(body).toEqual({
      message: 'Something went wrong on our side.',
      code: 'INTERNAL',
      requestId: headers.get('x-request-id'),
    })
  })

  it('are for the caller alone', async () => {
    expect((await get('/api/customers')).headers.get('cache-control')).toBe('no-store')
  })
})
