import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type Sent, serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'cuecard-web-'))
writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>')
writeFileSync(join(folder, 'favicon.svg'), '<svg/>')

let world: World
let server: TestServer
let token: string

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  server = await serve(world, { webFolder: folder })
  token = await tokenFor(world, await world.business(), 'ADMIN')
})
afterAll(() => rmSync(folder, { recursive: true }))

const page = { accept: 'text/html' }
const stream = { accept: 'text/event-stream' }
const query = (text: string) => ({ body: { query: text } })

const answers: [number, string, string, Sent?][] = [
  [200, 'GET', '/'],
  [200, 'HEAD', '/customers'],
  [200, 'GET', '/favicon.svg'],
  [404, 'GET', '/assets/missing.js'],
  [404, 'POST', '/customers'],
  [200, 'GET', '/health'],
  [405, 'POST', '/health'],
  [200, 'GET', '/ready'],
  [404, 'GET', '/metrics'],
  [200, 'GET', '/graphql', { headers: page }],
  [405, 'GET', '/graphql'],
  [200, 'POST', '/graphql', query('{ __typename }')],
  [200, 'POST', '/graphql', query('{')],
  [401, 'POST', '/graphql', query('{ viewer { user { id } } }')],
  [200, 'POST', '/graphql', { ...query('{ __typename }'), headers: stream }],
  [415, 'POST', '/graphql', { body: 'x', headers: { 'content-type': 'text/plain' } }],
  [200, 'GET', '/api/openapi.json'],
  [401, 'GET', '/api/customers'],
  [404, 'GET', '/api/nothing'],
  [405, 'PATCH', '/api/customers'],
  [204, 'OPTIONS', '/api/customers'],
  [413, 'POST', '/api/auth/login', { body: 'x'.repeat(1024 * 1024 + 1) }],
  [404, 'GET', '/calendar/nothing.ics'],
  [403, 'POST', '/webhooks/twilio/1/status'],
]

/** The headers that Mozilla's HTTP Observatory checks, besides the content security policy. */
const expected = {
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(no-referrer|same-origin)$/,
  'permissions-policy': /camera=\(\), .*geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
}

function check(headers: Headers): void {
  for (const [name, value] of Object.entries(expected)) expect(headers.get(name), name).toMatch(value)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src '(none|self)'/)
  expect(policy).toMatch(/frame-ancestors 'none'/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  if (!headers.get('content-type')?.startsWith('text/html')) expect(policy).toContain("default-src 'none'")
}

describe('every answer tells browsers how little they may do with it', () => {
  it.each(answers)('%i for %s %s', async (status, method, path, sent = {}) => {
    const answer = await server.send(method, path, sent)
    expect(answer.status).toBe(status)
    check(answer.headers)
    // Only files of the web application and GraphiQL may be cached, and are asked for again.
    const isFile = method !== 'POST' && status === 200 && /^\/($|customers|favicon)/.test(path)
    const isGraphiQL = method === 'GET' && status === 200 && path === '/graphql'
    const caching = isGraphiQL ? 'private, no-cache' : isFile ? 'no-cache' : 'no-store'
    expect(answer.headers.get('cache-control')).toBe(caching)
  })

  it('A list and a live stream tell browsers how little they may do', async () => {
    const list = await server.send('GET', '/api/customers', { token })
    expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'no-store'])
    check(list.headers)
    const live = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...stream, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'subscription { changes { mayBeIncomplete } }' }),
    })
    expect([live.status, live.headers.get('cache-control')]).toEqual([200, 'no-store'])
    check(live.headers)
    await live.body?.cancel()
  })

  it('An answer of 503 tells browsers how little they may do', async () => {
    const read = () => new Promise<never>(() => undefined)
    const services = { ...world.services, sessions: { ...world.services.sessions, read } }
    const slow = await serve({ ...world, services }, { answerTime: 50 })
    for (const path of ['/api/customers', '/api/tasks']) {
      const { status, headers } = await slow.send('GET', path, { token })
      expect(status).toBe(503)
      check(headers)
    }
  })

  it('Answers do not hold browsers to TLS where people come without it', async () => {
    const services = { ...world.services, publicUrl: 'http://localhost:4000' }
    const { headers } = await (await serve({ ...world, services })).send('GET', '/health')
    expect(headers.get('strict-transport-security')).toBeNull()
  })
})
