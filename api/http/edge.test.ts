import { beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#api/core/database/connection.ts'
import { bodyLimit } from '#api/http/body.ts'
import { userToken } from '#api/testing/harness/accounts/signIn.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const json = 'content-type: application/json\r\n'
const head = (method: string, path: string, headers = '') =>
  `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`

let world: World
let server: TestServer

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  server = await serve(world)
})

it('A request with two Host headers is refused, whatever they say', async () => {
  for (const host of ['localhost', 'evil.example', 'LOCALHOST', '', '127.0.0.1']) {
    for (const path of ['/health', '/api/auth/me', '/', '/graphql', '/webhooks/twilio/1/status']) {
      expect(await server.raw(head('GET', path, `Host: ${host}\r\nConnection: close\r\n`))).toMatch(
        /^HTTP\/1\.1 400 /,
      )
    }
  }
})

describe('a body', () => {
  const paths = ['/graphql', '/api/auth/login']

  it.each(paths)('A body over 1 MB is refused at %s, and the answer arrives', async (path) => {
    const length = bodyLimit + 1
    const answer = await server.raw(
      Buffer.concat([
        Buffer.from(head('POST', path, `${json}content-length: ${length}\r\n`)),
        Buffer.alloc(length, 'a'),
      ]),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('The request is larger than 1 MB.')
  })

  it.each(paths)('A body over 1 MB in chunks is counted while it arrives at %s', async (path) => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    const answer = await server.raw(
      `${head('POST', path, `${json}transfer-encoding: chunked\r\n`)}${chunk.repeat(17)}0\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it.each(paths)('A body that never ends does not hold the answer back at %s', async (path) => {
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    const answer = await server.raw(
      `${head('POST', path, `${json}transfer-encoding: chunked\r\n`)}${chunk.repeat(17)}`,
      /1 MB/,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  it.each([
    ['urlencoded', 'application/x-www-form-urlencoded'],
    ['multipart', 'multipart/form-data; boundary=x'],
    ['plain text', 'text/plain'],
    ['GraphQL text', 'application/graphql'],
    ['UTF-16', 'application/json; charset=utf-16'],
    ['nothing', ''],
  ])('A body of %s is refused', async (_name, type) => {
    for (const path of paths) {
      const { status } = await server.send('POST', path, {
        body: '{"query":"{ __typename }"}',
        headers: { 'content-type': type },
      })
      expect(status).toBe(415)
    }
  })

  it('A body in another encoding is refused', async () => {
    const headers = { 'content-encoding': 'gzip' }
    expect((await server.send('POST', '/graphql', { body: {}, headers })).status).toBe(415)
  })

  it.each([
    ['broken JSON', Buffer.from('{"query":')],
    ['nothing', Buffer.alloc(0)],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ])('A body of %s is bad input', async (_name, bytes) => {
    const request = head(
      'POST',
      '/graphql',
      `${json}connection: close\r\ncontent-length: ${bytes.length}\r\n`,
    )
    const answer = await server.raw(Buffer.concat([Buffer.from(request), bytes]))
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('not valid JSON')
  })

  it('leaves the server ready for the next request', async () => {
    const { body } = await server.send('POST', '/graphql', { body: { query: '{ __typename }' } })
    expect(body).toEqual({ data: { __typename: 'Query' } })
  })
})

describe('every request', () => {
  it('carries a request id of its own and says nothing of the server', async () => {
    const [one, two] = await Promise.all([server.send('GET', '/health'), server.send('GET', '/health')])
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'))
    expect(one.headers.get('x-powered-by')).toBeNull()
  })

  it('is compressed for whom accepts it, when it is long enough to gain by it', async () => {
    const ask = (path: string, headers = '') =>
      server.raw(head('GET', path, `${headers}connection: close\r\n`))
    const long = await ask('/api/openapi.json', 'accept-encoding: gzip, br\r\n')
    expect(long).toMatch(/\r\ncontent-encoding: gzip\r\n/i)
    expect(long).toMatch(/\r\nvary: accept-encoding\r\n/i)
    const plain = await ask('/api/openapi.json')
    expect(plain).not.toMatch(/\r\ncontent-encoding:/i)
    expect(plain).toMatch(/\r\nvary: accept-encoding\r\n/i)
    expect(long.length).toBeLessThan(plain.length / 3)
    expect(await ask('/health', 'accept-encoding: gzip\r\n')).not.toMatch(/content-encoding/i)
  })

  it('survives what is not HTTP', async () => {
    expect(await server.raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    expect((await server.send('GET', '/health')).body).toMatchObject({ status: 'ok' })
  })

  it('is answered in time, in the words of its kind', async () => {
    const hanging = new Promise(() => undefined)
    const services = { ...world.services, sessions: { ...world.services.sessions, read: () => hanging } }
    const slow = await serve({ ...world, services } as World, { answerTime: 50 })
    const graph = await slow.send('POST', '/graphql', { token: 'x', body: { query: '{ __typename }' } })
    expect([graph.status, graph.body.errors[0].extensions.code]).toEqual([503, 'UNAVAILABLE'])
    const rest = await slow.send('GET', '/api/customers', { token: 'x' })
    expect([rest.status, rest.body]).toEqual([
      503,
      { message: 'This took too long. Please try again.', code: 'UNAVAILABLE' },
    ])
  })

  it('says that the database is away while it is', async () => {
    const nowhere = connect('postgresql://cuecard@127.0.0.1:1/nowhere', silent)
    const away = openWorld(nowhere)
    const member = { id: 1, businessId: 1, role: 'ADMIN', tokenVersion: 0 } as const
    const token = await userToken(away.services, member)
    const lonely = await serve(away)
    const graph = await lonely.send('POST', '/graphql', {
      token,
      body: { query: '{ viewer { __typename } }' },
    })
    expect([graph.status, graph.body.errors[0].extensions]).toEqual([503, { code: 'UNAVAILABLE' }])
    const rest = await lonely.send('GET', '/api/customers', { token })
    expect([rest.status, rest.body.message]).toEqual([
      503,
      expect.stringContaining('database cannot be reached'),
    ])
    await nowhere.close()
  })
})
