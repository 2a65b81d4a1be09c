import { beforeAll, describe, expect, it } from 'vitest'
import { bodyLimit } from '#api/http/body.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
let server: TestServer

describe.each([
  ['Past the fetch interface', false],
  ['Through the fetch interface', true],
])('%s, /graphql', (_way, byFetch) => {
  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world, { byFetch })
  })

  it('answers operations, in both media types', async () => {
    const body = { query: '{ __typename }' }
    const plain = await server.send('POST', '/graphql', { body })
    expect([plain.status, plain.body]).toEqual([200, { data: { __typename: 'Query' } }])
    const headers = { accept: 'application/graphql-response+json' }
    const typed = await server.send('POST', '/graphql', { body, headers })
    expect(typed.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
  })

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s', async (method) => {
    const answer = await server.send(method, '/graphql?query={__typename}')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
    expect(answer.body.errors[0].extensions.code).toBe('METHOD_NOT_ALLOWED')
  })

  it.each([
    ['a batch', [{ query: '{ __typename }' }]],
    ['no query', {}],
    ['a query of another type', { query: 5 }],
    ['variables of another type', { query: '{ __typename }', variables: 'x' }],
    ['a list of variables', { query: '{ __typename }', variables: [1] }],
    ['no such operation', { query: 'query A { __typename } query B { __typename }', operationName: 'C' }],
    ['text', '"text"'],
  ])('refuses %s', async (_name, body) => {
    const answer = await server.send('POST', '/graphql', { body })
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].extensions.code).toBe('BAD_REQUEST')
    expect(answer.body.data).toBeUndefined()
  })

  it.each([
    ['a syntax error', { query: '{' }],
    ['an unknown field', { query: '{ nobody }' }],
    ['a subscription', { query: 'subscription { __typename }' }],
  ])('says of %s what is wrong, as GraphQL over HTTP has it', async (_name, body) => {
    const answer = await server.send('POST', '/graphql', { body })
    expect(answer.status).toBe(200)
    expect(answer.body.errors[0].extensions.code).toBe('BAD_REQUEST')
    expect(answer.body.data).toBeUndefined()
  })

  it('names the fields that are wrong, without their values', async () => {
    const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { token } }'
    const variables = { input: { username: 5, password: ['hunter2'] } }
    const { status, body } = await server.send('POST', '/graphql', { body: { query, variables } })
    expect(status).toBe(200)
    expect(body.errors).toHaveLength(1)
    expect(body.errors[0].extensions).toEqual({
      code: 'BAD_INPUT',
      fields: { username: ['Username must be text'], password: ['Password must be text'] },
    })
    expect(JSON.stringify(body)).not.toContain('hunter2')
  })

  it("answers with an error's status when nothing was delivered, and 200 when something was", async () => {
    const refused = await server.send('POST', '/graphql', { body: { query: '{ viewer { user { id } } }' } })
    expect([refused.status, refused.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    const query = 'mutation { signIn(input: { username: "a", password: "b" }) { token } __typename }'
    const partly = await server.send('POST', '/graphql', { body: { query } })
    expect([partly.status, partly.body.errors[0].extensions.code]).toEqual([200, 'INVALID_CREDENTIALS'])
  })

  it('knows its caller by the token', async () => {
    const business = await world.business()
    const token = await tokenFor(world, business, 'MANAGER')
    const body = { query: '{ viewer { user { role } business { databaseId } } }' }
    const { body: answer } = await server.send('POST', '/graphql', { token, body })
    expect(answer.data).toEqual({
      viewer: { user: { role: 'MANAGER' }, business: { databaseId: business.id } },
    })
    const ended = await server.send('POST', '/graphql', { token: `${token}x`, body })
    expect([ended.status, ended.body.errors[0].message]).toEqual([
      401,
      'Session expired, please sign in again',
    ])
  })

  it('shows browsers GraphiQL from its own files alone', async () => {
    const { status, headers, body } = await server.send('GET', '/graphql', {
      headers: { accept: 'text/html' },
    })
    expect(status).toBe(200)
    expect(body).toContain('Cuecard GraphiQL')
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/)
    expect(body).not.toMatch(/<(script|link)[^>]+https?:/)
    const kept = { accept: 'text/html', 'if-none-match': String(headers.get('etag')) }
    const again = await server.send('GET', '/graphql', { headers: kept })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
  })

  it('refuses a body over 1 MB while it arrives', async () => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    const head = 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
    const body = chunk.repeat(Math.ceil(bodyLimit / 0x10000) + 1)
    expect(await server.raw(`${head}transfer-encoding: chunked\r\n\r\n${body}`, /1 MB/)).toMatch(
      /^HTTP\/1\.1 413 /,
    )
  })
})
