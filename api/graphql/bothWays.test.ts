import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

let server: TestServer
let token: string

const mutation = `mutation ($input: CreateCustomerInput!) {
  createCustomer(input: $input) { customer { id } }
}`
const cleo = { firstName: 'Cleo', lastName: 'Custer', phoneNumber: '5550100301', interest: 'Darts' }

/** A client that takes no stream goes past Yoga's fetch interface, one that may take a stream through it. */
const ways = { past: 'application/json', through: 'application/json, text/event-stream' }
type Way = keyof typeof ways

const ask = (way: Way, body: object, headers: Record<string, string> = {}) =>
  server.send('POST', '/graphql', { token, body, headers: { accept: ways[way], ...headers } })

describe('The two ways into /graphql', () => {
  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    token = await tokenFor(world, await world.business(), 'EMPLOYEE')
    server = await serve(world, { documents: async (id) => (id === 'own' ? '{ __typename }' : null) })
  })

  it('count writes on one quota', async () => {
    const left: number[] = []
    for (const way of ['past', 'through', 'through', 'past'] as const) {
      const { headers } = await ask(way, { query: mutation, variables: { input: cleo } })
      left.push(Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]))
    }
    const [first = 0] = left
    expect(left).toEqual([first, first - 1, first - 2, first - 3])
  })

  it('know each other’s keys', async () => {
    const request = { query: mutation, variables: { input: { ...cleo, lastName: 'Keyes' } } }
    for (const [way, other] of [
      ['past', 'through'],
      ['through', 'past'],
    ] as const) {
      const key = { 'Idempotency-Key': `first-${way}` }
      const first = await ask(way, request, key)
      expect(first.body.data.createCustomer.customer.id).toEqual(expect.any(String))
      const again = await ask(other, request, key)
      expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true'])
      const refused = await ask(other, { ...request, variables: { input: cleo } }, key)
      expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([422, 'KEY_REUSED'])
    }
  })

  it.each([
    ['a stored operation', { documentId: 'own' }],
    ['an unknown one', { documentId: 'none' }],
    ['no text', {}],
    ['a text of the wrong type', { query: 7 }],
    ['a list', [{ query: '{ __typename }' }]],
    ['another property', { query: '{ __typename }', id: 'x' }],
    ['a text beyond a limit', { query: `{ ${'__typename '.repeat(500)} }` }],
    ['too many variables', { query: '{ __typename }', variables: { a: Array(2_000).fill(1) } }],
    ['a name that no operation has', { query: '{ __typename }', operationName: 'other' }],
    ['a field that fails', { query: '{ node(id: "Customer:x") { id } }' }],
  ])('answer %s alike', async (_what, body) => {
    const [past, through] = [await ask('past', body), await ask('through', body)]
    const errorsOf = ({ body: { errors } }: typeof past) =>
      errors?.map(({ message, extensions }: { message: string; extensions: object }) => [message, extensions])
    expect([through.status, through.body.data, errorsOf(through)]).toEqual([
      past.status,
      past.body.data,
      errorsOf(past),
    ])
  })
})
