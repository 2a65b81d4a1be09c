import { getIntrospectionQuery } from 'graphql'
import { serverAudits } from 'graphql-http'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/httpServer.ts'
import { openWorld } from '#api/testing/world.ts'

let server: TestServer
let token: string

beforeAll(async () => {
  const world = openWorld(await freshDatabase())
  token = await tokenFor(world, await world.business(), 'EMPLOYEE')
  server = await serve(world)
})

const post = (body: unknown, headers: Record<string, string> = {}) =>
  server.send('POST', '/graphql', { body, headers })

describe('GraphQL over HTTP', () => {
  // A GET that names no form of the answer may come from a link, which must not send a query.
  const asLink = 'MAY accept application/x-www-form-urlencoded formatted GET requests'
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch }).filter(
    ({ name }) => name !== asLink,
  )

  it.each(audits.map((audit) => [audit.name, audit] as const))('%s', async (_name, audit) => {
    const result = await audit.fn()
    expect('reason' in result ? result.reason : result.status).toBe('ok')
  })

  it.each([
    ['a text that is no GraphQL', { query: '{' }],
    ['a field that does not exist', { query: '{ nothing }' }],
    [
      'a variable of the wrong type',
      { query: 'query ($id: ID!) { node(id: $id) { id } }', variables: { id: {} } },
    ],
  ])('%s is 200 as JSON and 400 as a GraphQL response', async (_name, body) => {
    const answers = [await post(body), await post(body, { accept: 'application/graphql-response+json' })]
    expect(answers.map(({ status }) => status)).toEqual([200, 400])
    for (const answer of answers) {
      expect(answer.body).not.toHaveProperty('data')
      expect(answer.body.errors[0].extensions.code).toMatch(/^BAD_/)
    }
  })

  it.each([
    ['limit', { query: `{ ${'__typename '.repeat(500)} }` }, 400],
    ['sign-in', { query: '{ viewer { user { id } } }' }, 401],
  ])('a refusal for a %s has its status in both', async (_name, body, status) => {
    expect((await post(body)).status).toBe(status)
    expect((await post(body, { accept: 'application/graphql-response+json' })).status).toBe(status)
  })
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
    const text = type === stream ? `event: next\ndata: ${result}\n\nevent: complete\ndata:\n\n` : result
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

describe("graphql-cop's checks", () => {
  const typename = 'query cop { __typename }'

  it.each([
    [
      '101 aliases',
      `query cop { ${Array.from({ length: 101 }, (_none, n) => `alias${n}:__typename`).join(' \n')} }`,
    ],
    ['500 times one field', `query cop { ${'__typename \n'.repeat(500)} }`],
    ['ten directives', `query cop { __typename ${'@aa'.repeat(10)} }`],
    [
      'circular introspection',
      `query cop { __schema { types { ${'fields { type { '.repeat(4)}name${' } }'.repeat(4)} } } }`,
    ],
  ])('%s are refused five times', async (_name, query) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { body } = await post({ query })
      expect(body.data).toBeUndefined()
      expect(body.errors.length).toBe(1)
    }
  })

  it('a list of operations is refused', async () => {
    const { status, body } = await post(Array(10).fill({ query: typename }))
    expect([status, body.data]).toEqual([400, undefined])
  })

  it.each([
    ['GET', '/graphql?query=query%20cop%7B__typename%7D', 405],
    ['GET', '/graphql?query=mutation%20cop%7B__typename%7D', 405],
  ])('%s is refused', async (method, path, status) => {
    expect((await server.send(method, path)).status).toBe(status)
  })

  it('forms are refused', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post(`query=${encodeURIComponent(typename)}`, headers)).status).toBe(415)
  })

  it('no error suggests a name, nor shows what is inside', async () => {
    for (const query of [
      'query cop { viewr { id } }',
      'query cop { __schema { directive } }',
      'qwerty cop { abc }',
    ]) {
      const { body } = await post({ query })
      expect(JSON.stringify(body)).not.toMatch(/Did you mean|exception|stack/)
    }
    const variables = { input: { usernme: 'a', password: 'b' } }
    const { body } = await post({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
      variables,
    })
    expect(JSON.stringify(body)).not.toContain('Did you mean')
  })

  it('no answer tells how it was made', async () => {
    expect((await post({ query: typename })).body).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('the schema', () => {
  const forms = [
    getIntrospectionQuery(),
    getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true }),
    getIntrospectionQuery({ descriptions: false, typeDepth: 7 }).replaceAll('name kind\n', 'name\n'),
    '{ __schema { types { name fields { name } } } }',
  ]

  it.each(forms)('is told to the signed in alone: %s', async (query) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const refused = await post({ query })
      expect([refused.status, refused.body.errors[0].message]).toEqual([
        401,
        'Please sign in to ask for the schema.',
      ])
      const { status, body } = await server.send('POST', '/graphql', { body: { query }, token })
      expect([status, body.errors]).toEqual([200, undefined])
      expect(JSON.stringify(body.data)).toContain('"name"')
    }
  })

  it('has no type of any name for strangers', async () => {
    const query = 'query ($name: String!) { __type(name: $name) { fields { name } } }'
    const variables = { name: 'Customer' }
    expect((await post({ query, variables })).body).toEqual({ data: { __type: null } })
    const { body } = await server.send('POST', '/graphql', { body: { query, variables }, token })
    expect(body.data.__type.fields.length).toBeGreaterThan(5)
  })
})
