import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

let server: TestServer
let token: string

const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.send('POST', '/graphql', { body, headers })

describe.each([
  ['Past the fetch interface', false],
  ['Through the fetch interface', true],
])('%s', (_way, byFetch) => {
  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    token = await tokenFor(world, await world.business(), 'EMPLOYEE')
    server = await serve(world, { byFetch })
  })

  describe('an answer', () => {
    const json = 'application/json; charset=utf-8'
    const graphql = 'application/graphql-response+json; charset=utf-8'
    const stream = 'text/event-stream; charset=utf-8'

    it.each([
      ['nothing', undefined, json],
      ['anything', '*/*', json],
      [
        'what urql takes',
        'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
        graphql,
      ],
      ['JSON or a stream', 'application/json, text/event-stream', json],
      ['a stream or JSON', 'text/event-stream, application/json;q=0.5', json],
      ['what Apollo takes', 'application/graphql-response+json,application/json;q=0.9', graphql],
      ['JSON above a GraphQL response', 'application/graphql-response+json;q=0.3, application/json', json],
      ['no GraphQL response', 'application/graphql-response+json;q=0, application/json', json],
      ['JSON in capitals', 'Application/JSON', json],
      ['what there is not', 'image/png', json],
      ['a stream alone', 'text/event-stream', stream],
    ])('has the type that the client likes best: %s', async (_name, accept, type) => {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(accept && { accept }) },
        body: JSON.stringify({ query: '{ __typename }' }),
      })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      const result = '{"data":{"__typename":"Query"}}'
      const text =
        type === stream ? `:\n\nevent: next\ndata: ${result}\n\nevent: complete\ndata:\n\n` : result
      expect(await answer.text()).toBe(text)
    })

    it.each(['application/json', '*/*', 'text/event-stream;q=0, application/json'])(
      'is no stream for a client that takes %s',
      async (accept) => {
        const { status, body } = await post({ query: 'subscription { changes { types } }' }, { accept })
        expect([status, body.errors[0].message]).toEqual([
          400,
          'Ask for a subscription with "Accept: text/event-stream".',
        ])
      },
    )

    it.each([
      [
        'createCustomer',
        'createCustomer(input: { firstName: "", lastName: "x", phoneNumber: "1", interest: "Darts" }) { customer { id } }',
        'BAD_INPUT',
      ],
      ['completeContact', 'completeContact(input: { id: "Contact:999999" }) { contact { id } }', 'NOT_FOUND'],
      ['applyFollowUpPlan', 'applyFollowUpPlan(input: { status: SOLD }) { changes { added } }', 'FORBIDDEN'],
    ])('is 200 when it has data, though the mutation was refused: %s', async (name, mutation, code) => {
      for (const accept of ['application/json', 'application/graphql-response+json']) {
        const { status, body } = await server.send('POST', '/graphql', {
          body: { query: `mutation { ${mutation} }` },
          headers: { accept },
          token,
        })
        expect([status, body.data, body.errors[0].extensions.code]).toEqual([200, { [name]: null }, code])
      }
    })

    it('is the same for a query by GET, which needs a session as by POST', async () => {
      const query =
        'query ($first: Int!) { viewer { business { customers(first: $first) { edges { cursor } } } } }'
      const at = (variables: string) => `/graphql?${new URLSearchParams({ query, variables })}`
      const headers = { accept: 'application/json' }
      const { status, body } = await server.send('GET', at('{"first":2}'), { headers, token })
      expect([status, body]).toEqual([200, { data: { viewer: { business: { customers: { edges: [] } } } } }])
      const answers = [
        await server.send('GET', at('{"first":2}'), { headers }),
        await server.send('GET', at('{'), { headers, token }),
      ]
      expect(answers.map((answer) => [answer.status, answer.body.errors[0].message])).toEqual([
        [401, 'Please sign in to continue.'],
        [400, 'The parameter variables is no JSON.'],
      ])
    })

    it('is no change of anything by GET, five times', async () => {
      const mutation =
        'mutation { createCustomer(input: { firstName: "A", lastName: "B", phoneNumber: "5550100", interest: "Darts" }) { customer { id } } }'
      for (let turn = 0; turn < 5; turn += 1) {
        for (const accept of ['application/json', 'application/graphql-response+json', 'text/event-stream']) {
          const answer = await server.send('GET', `/graphql?query=${encodeURIComponent(mutation)}`, {
            headers: { accept },
            token,
          })
          expect([answer.status, answer.headers.get('allow'), answer.body.data]).toEqual([
            405,
            'POST',
            undefined,
          ])
        }
      }
      const { body } = await server.send('GET', '/api/customers', { token })
      expect(body).toEqual([])
    })

    it('tells clients of persisted queries to send the text', async () => {
      const extensions = { persistedQuery: { version: 1, sha256Hash: 'ecf4edb46db40b5132295c0291d62fb6' } }
      expect((await post({ extensions })).body.errors).toMatchObject([
        { message: 'PersistedQueryNotSupported' },
      ])
      expect((await post({ query: '{ __typename }', extensions })).body).toEqual({
        data: { __typename: 'Query' },
      })
    })
  })
})
