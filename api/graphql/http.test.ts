import { getIntrospectionQuery } from 'graphql'
import { serverAudits } from 'graphql-http'
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
      getIntrospectionQuery().replaceAll(/ofType \{\s+name\s+kind/g, 'ofType { kind name'),
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
})
