import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type ChangeNotifications,
  receiveChanges,
} from '#api/testing/harness/database/changeNotifications.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type LiveStream, openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { livenessProbe } from '#api/testing/harness/http/liveness.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

// Attacks that no module's own tests cover. Doubling fragments and introspection: api/graphql/amplification.test.ts;
// impossible ids: api/modules/auth/sign-in/session.test.ts; one business with too many requests:
// api/testing/matrices/fairness.test.ts; clients that stop reading whole lists: api/http/writeTimeout.test.ts.

const page = '{ viewer { business { contacts(first: 5) { edges { node { id } } } } } }'
const deep = (open: string, close: string, levels: number) => `${open.repeat(levels)}1${close.repeat(levels)}`
const graph = (body: string) => ['POST', '/graphql', { body }] as const
const json = (value: unknown) => graph(JSON.stringify(value))
const get = (path: string, headers: Record<string, string> = {}) => ['GET', path, { headers }] as const

const bodies = [
  ['nested arrays as a body', graph(deep('[', ']', 200_000))],
  [
    'nested objects as variables',
    graph(`{"query":"{__typename}","variables":${deep('{"a":', '}', 50_000)}}`),
  ],
  [
    'nested arrays as a REST body',
    ['POST', '/api/customers', { body: `{"notes":${deep('[', ']', 200_000)}}` }],
  ],
  [
    'a hundred thousand variables',
    json({ query: page, variables: Object.fromEntries(Array(100_000).entries()) }),
  ],
  [
    'a number with a hundred thousand digits',
    graph(`{"query":"{__typename}","variables":{"a":${'9'.repeat(100_000)}}}`),
  ],
  ['a batch of a thousand', json(Array.from({ length: 1000 }, () => ({ query: page })))],
  ['a document of opening braces', json({ query: '{a'.repeat(15_000) })],
  ['a list of opening brackets as an argument', json({ query: `{ node(id: ${'['.repeat(1990)}` })],
  [
    'types within types of a variable',
    json({ query: `query($a: ${'['.repeat(990)}Int${']'.repeat(990)}) { __typename }` }),
  ],
  ['a block string of quotes', json({ query: `{ node(id: """${'\\"""'.repeat(7000)}""") { id } }` })],
  [
    'names of every object',
    json({ query: 'query($__proto__: Int, $constructor: Int) { toString: __typename }' }),
  ],
  [
    'an id of half a megabyte',
    json({ query: 'query($a: ID!) { node(id: $a) { id } }', variables: { a: 'x'.repeat(500_000) } }),
  ],
  ['a stored document of half a megabyte', json({ documentId: 'x'.repeat(500_000) })],
  ['an unknown stored document', json({ documentId: '__proto__' })],
] as const

const requests = [
  ['wildcards as a search', get(`/api/customers?q=${'%25_'.repeat(60)}`)],
  ['a thousand words as a search', get(`/api/customers?q=${'a+'.repeat(1000)}`)],
  ['a cursor of random bytes', get(`/api/contacts?limit=1&cursor=${'%00%ff'.repeat(150)}`)],
  ['a limit beyond all numbers', get('/api/contacts?limit=99999999999999999999')],
  ['one parameter a thousand times', get(`/api/contacts?${'limit=1&'.repeat(1000)}`)],
  ['a path of slashes', get(`/api/${'/'.repeat(5000)}`)],
  ['a path of dots', get(`/api/${'../'.repeat(1000)}etc/passwd`)],
  ['a path of broken percents', get(`/api/customers/${'%'.repeat(3000)}`)],
  ['an id beyond 64 bits', get('/api/customers/99999999999999999999999')],
  ['a thousand proxies', get('/api/business', { 'x-forwarded-for': '1.2.3.4, '.repeat(1000) })],
  ['a token of dots', get('/api/business', { authorization: `Bearer ${'.'.repeat(10_000)}` })],
  [
    'a token of five thousand parts',
    get('/api/business', { authorization: `Bearer ${'eyJ.'.repeat(3000)}` }),
  ],
  ['cookies of 10 kB', get('/api/business', { cookie: 'a=b; '.repeat(2000) })],
  ['media types of 10 kB', get('/graphql', { accept: 'text/html;q=0.1,'.repeat(600) })],
] as const

describe('the server', () => {
  let world: World
  let changeNotifications: ChangeNotifications
  let server: TestServer
  let business: TestBusiness
  let token: string

  beforeAll(async () => {
    const { url, ...database } = await freshDatabase()
    world = openWorld(database)
    changeNotifications = await receiveChanges(world, url)
    business = await world.business()
    token = await tokenFor(world, business, 'ADMIN')
    server = await serve(world)
    await server.send('GET', '/health')
  })
  afterAll(() => changeNotifications.close())

  const probed = livenessProbe(() => server)

  it.each([...bodies, ...requests])(
    'answers %s with a refusal or a plain answer, five times',
    async (_name, sent) => {
      const [method, path, { body, headers }] = sent as [
        string,
        string,
        { body?: string; headers?: Record<string, string> },
      ]
      const options = { ...(body !== undefined && { body }), ...(headers && { headers }) }
      for (let turn = 0; turn < 5; turn += 1) {
        for (const as of headers?.authorization ? [{}] : [{}, { token }]) {
          const { status } = await probed(() => server.send(method, path, { ...as, ...options }))
          expect(status).toBeLessThan(500)
        }
      }
    },
  )

  it.each([
    [
      'a header line of 20 kB',
      `GET /health HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`,
      '431',
    ],
    ['ten thousand headers', `GET /health HTTP/1.1\r\nHost: x\r\n${'X-A: b\r\n'.repeat(10_000)}\r\n`, '431'],
    ['a target of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, '431'],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}',
      '400',
    ],
    [
      'a length and chunks',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      '400',
    ],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', '400'],
    ['a header without a name', 'GET /health HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', '400'],
    ['a NUL in a header', 'GET /health HTTP/1.1\r\nHost: x\r\nX-A: a\0b\r\n\r\n', '400'],
  ])('refuses %s, five times', async (_name, bytes, status) => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect(await probed(() => server.raw(bytes, /\r\n\r\n/))).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    }
  })

  it('serves others while a hundred connections have begun a request and say no more', async () => {
    const { hostname, port } = new URL(server.url)
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Le'),
      )
      socket.on('error', () => undefined)
      return socket
    })
    for (let turn = 0; turn < 5; turn += 1) {
      const { status } = await probed(() => server.send('GET', '/api/business', { token }))
      expect(status).toBe(200)
    }
    for (const socket of sockets) socket.destroy()
  })

  it('delivers the events of a stream while thirty streams of the same user are not read', async () => {
    const { hostname, port } = new URL(server.url)
    const body = JSON.stringify({ query: 'subscription { changes { mayBeIncomplete types } }' })
    const request = `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const stalled = await Promise.all(
      Array.from(
        { length: 30 },
        () =>
          new Promise<ReturnType<typeof connect>>((opened) => {
            const socket = connect(Number(port), hostname, () => socket.write(request))
            socket.on('error', () => undefined)
            socket.once('readable', () => opened(socket.pause()))
          }),
      ),
    )
    const stream: LiveStream = await openStream(server, token)
    await stream.next()
    for (let turn = 0; turn < 5; turn += 1) {
      await probed(() => business.customer({ firstName: `Turn${turn}` }))
      await stream.until(({ data }) => data.changes.types.includes('Customer'))
    }
    stream.close()
    for (const socket of stalled) socket.destroy()
  })
})
