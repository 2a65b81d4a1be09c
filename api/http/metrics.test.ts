import { beforeAll, describe, expect, it, vi } from 'vitest'
import { catalogue } from '#api/core/errors/errors.ts'
import { registerGauge, registry } from '#api/core/telemetry/metrics.ts'
// Registers the counter of mails, as in the product.
import '#api/mail/mailers.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openStream } from '#api/testing/harness/http/eventStream.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

const metricsToken = 'a token of enough characters'.replaceAll(' ', '-')
const ours = 'query OursQuery { viewer { user { firstName } } }'

let server: TestServer
let closed: TestServer
let token: string

beforeAll(async () => {
  const world = openWorld(await freshDatabase())
  token = await tokenFor(world, await world.business(), 'MANAGER')
  server = await serve(world, { metricsToken, documents: async (id) => (id === 'ours' ? ours : null) })
  closed = await serve(world)
})

/** The value of a metric with these labels; null when it has none. */
async function metric(name: string, labels: Record<string, string> = {}): Promise<number | null> {
  const { body } = await server.send('GET', '/metrics', { token: metricsToken })
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const line = String(body)
    .split('\n')
    .find((text) => /^\w+/.exec(text)?.[0] === name && wanted.every((label) => text.includes(label)))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

describe('/metrics', () => {
  it('is not there without a token in the settings', async () => {
    for (const method of ['GET', 'POST']) {
      const { status, body } = await closed.send(method, '/metrics', { token: metricsToken })
      expect([status, body]).toEqual([404, 'Not found'])
    }
  })

  it('asks for its token', async () => {
    for (const wrong of [undefined, 'x', `${metricsToken}x`, token]) {
      const { status, headers, body } = await server.send('GET', '/metrics', wrong ? { token: wrong } : {})
      expect([status, headers.get('www-authenticate'), body]).toEqual([401, 'Bearer', 'Unauthorized'])
    }
  })

  it('is text of Prometheus, and only read', async () => {
    const { status, headers, body } = await server.send('GET', '/metrics', { token: metricsToken })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect((await server.send('POST', '/metrics', { token: metricsToken })).status).toBe(405)
  })
})

describe('the metrics', () => {
  const requests = 'cuecard_http_request_duration_seconds_count'

  it('name requests by route, never by path', async () => {
    // Other test files of this process have counted too.
    const missing = { route: '/api/customers/:id', method: 'GET', status: '404' }
    const before = (await metric(requests, missing)) ?? 0
    await server.send('GET', '/api/customers/12345678', { token })
    await server.send('GET', '/api/nothing/of/the/kind', { token })
    await server.send('POST', '/surprise-87654321')
    await server.send('GET', '/calendar/secret-feed.ics')
    const { body } = await server.send('GET', '/metrics', { token: metricsToken })
    expect(body).not.toMatch(/12345678|of\/the|surprise|secret-feed/)
    expect(await metric(requests, missing)).toBe(before + 1)
    expect(await metric(requests, { route: '/api/*', status: '404' })).toBeGreaterThan(0)
    expect(await metric(requests, { route: '/*', method: 'POST', status: '404' })).toBeGreaterThan(0)
  })

  it('name operations of the web application, and no others', async () => {
    const count = 'cuecard_graphql_operation_duration_seconds_count'
    const counted = async (operation: string) => (await metric(count, { operation })) ?? 0
    const [others, compiled] = [await counted('other'), await counted('OursQuery')]
    await server.send('POST', '/graphql', { token, body: { documentId: 'ours' } })
    for (const name of ['Mine', 'OursQuery'])
      await server.send('POST', '/graphql', { token, body: { query: `query ${name} { __typename }` } })
    expect(await counted('OursQuery')).toBe(compiled + 1)
    expect(await counted('other')).toBe(others + 2)
    expect(await metric(count, { operation: 'Mine' })).toBeNull()
  })

  it('count every code and outcome from zero on, so that an alert sees the first one', async () => {
    for (const code of Object.keys(catalogue))
      expect(await metric('cuecard_errors_total', { code })).not.toBeNull()
    for (const outcome of ['accepted', 'refused', 'not-sent', 'unknown'])
      expect(await metric('cuecard_texts_total', { outcome })).not.toBeNull()
    for (const outcome of ['accepted', 'failed'])
      expect(await metric('cuecard_mails_total', { outcome })).not.toBeNull()
  })

  it('count failures by code', async () => {
    const ask = () => metric('cuecard_errors_total', { code: 'UNAUTHENTICATED' })
    const before = (await ask()) ?? 0
    await server.send('GET', '/api/customers')
    await server.send('POST', '/graphql', { body: { query: '{ viewer { user { id } } }' } })
    expect(await ask()).toBe(before + 2)
  })

  it('time statements, and show the pool', async () => {
    const count = () => metric('cuecard_db_statement_duration_seconds_count', { kind: 'select' })
    const before = (await count()) ?? 0
    await server.send('GET', '/api/customers', { token })
    expect(await count()).toBeGreaterThan(before)
    expect(await metric('cuecard_db_connections_max')).toBe(8)
    expect(await metric('cuecard_db_connections', { state: 'idle' })).toBeGreaterThanOrEqual(0)
    expect(await metric('cuecard_db_connections_waiting')).toBe(0)
  })

  it('count open streams, whose duration is not that of a request', async () => {
    const timed = () => metric(requests, { route: '/graphql', status: '200' })
    const [before, timedBefore] = [await metric('cuecard_live_streams'), await timed()]
    const stream = await openStream(server, token)
    expect(await metric('cuecard_live_streams')).toBe((before ?? 0) + 1)
    await stream.close()
    await expect.poll(() => metric('cuecard_live_streams')).toBe(before)
    expect(await timed()).toBe(timedBefore)
  })

  it('go on without a gauge that cannot be read, or not in time', async () => {
    const gauge = (read: () => number | Promise<number>) =>
      registerGauge({ name: 'cuecard_trial', help: 'A gauge of this test.', read })
    gauge(() => 5)
    expect(await metric('cuecard_trial')).toBe(5)
    gauge(async () => {
      throw new Error('no database')
    })
    expect(await metric('cuecard_trial')).toBeNull()
    gauge(() => new Promise(() => undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const text = registry.metrics()
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()
    expect(await text).not.toMatch(/^cuecard_trial /m)
    expect(await metric('cuecard_db_connections_max')).toBe(8)
  })
})
