import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ReceivedSpan, traceReceiver } from '#api/core/telemetry/testing/traceReceiver.ts'
import { inSpan, startTracing } from '#api/core/telemetry/tracing.ts'
import { startJobs } from '#api/jobs/runner.ts'
import { smtpMailer } from '#api/mail/mailers.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { mailServer } from '#api/testing/harness/mail/mailServer.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

let world: World
let server: TestServer
let token: string
let receiver: Awaited<ReturnType<typeof traceReceiver>>
let stop: (() => Promise<void>) | undefined

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  token = await tokenFor(world, await world.business(), 'MANAGER')
  const ours = 'query OursQuery { viewer { business { customers(first: 2) { edges { node { id } } } } } }'
  server = await serve(world, { documents: async () => ours })
  receiver = await traceReceiver()
})

afterEach(() => stop?.())

/** Does something while tracing is on and returns the spans that were exported. */
async function traced(work: () => Promise<unknown>): Promise<ReceivedSpan[]> {
  receiver.spans.length = 0
  stop = await startTracing({ endpoint: receiver.url, instance: 'shop-1' })
  await work()
  await stop()
  stop = undefined
  return receiver.spans
}

const named = (spans: ReceivedSpan[], name: string | RegExp) =>
  spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)))

describe('traces', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const caller = '00f067aa0ba902b7'

  it("continue the caller's, from the request to its operation and its statements", async () => {
    const headers = { traceparent: `00-${traceId}-${caller}-01` }
    const spans = await traced(() =>
      server.send('POST', '/graphql', { token, headers, body: { documentId: 'x' } }),
    )
    const [request] = named(spans, 'POST /graphql')
    const [operation] = named(spans, 'query OursQuery')
    expect(request).toMatchObject({
      traceId,
      parentSpanId: caller,
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
      },
    })
    expect(operation).toMatchObject({ traceId, parentSpanId: request?.spanId })
    const statements = named(spans, 'SQL SELECT')
    expect(statements.some(({ parentSpanId }) => parentSpanId === operation?.spanId)).toBe(true)
    expect(statements[0]?.attributes).toMatchObject({ 'db.system.name': 'postgresql' })
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]))
    expect(receiver.resources[0]).toMatchObject({
      'service.name': 'cuecard',
      'service.instance.id': 'shop-1',
    })
  })

  it('keep requests apart that wait for the same connections', async () => {
    const spans = await traced(() =>
      Promise.all(Array.from({ length: 20 }, () => server.send('GET', '/api/customers', { token }))),
    )
    const requests = named(spans, 'GET /api/customers')
    expect(requests).toHaveLength(20)
    const counts = requests.map(
      ({ traceId: id }) => named(spans, /^SQL (SELECT|WITH)/).filter((span) => span.traceId === id).length,
    )
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
  })

  it('contain no path and no value that a client sends', async () => {
    const body = { firstName: 'Zebulon', lastName: 'Quimby', phoneNumber: '5550100299', interest: 'Darts' }
    const spans = await traced(async () => {
      await server.send('POST', '/api/customers', { token, body })
      await server.send('GET', '/calendar/secret-feed.ics')
      await server.send('GET', '/api/customers?q=Quimby', { token })
    })
    expect(named(spans, 'POST /api/customers')).toHaveLength(1)
    expect(JSON.stringify(spans)).not.toMatch(/Zebulon|Quimby|5550100299|secret-feed/)
  })

  it('have mails and jobs', async () => {
    const { url } = await mailServer()
    const spans = await traced(async () => {
      await smtpMailer(url, 'cuecard@example.com').send({ to: 'sam@example.com', subject: 'x', text: 'x' })
      const operation = () => world.services.platform.business.count()
      const job = { name: 'counting', cron: '0 0 1 1 *', timeZone: 'UTC', atStart: true, operation }
      await startJobs([job], { services: world.services }).stop(5_000)
    })
    expect(named(spans, 'send mail')).toHaveLength(1)
    const [job] = named(spans, 'job counting')
    expect(job?.parentSpanId ?? '').toBe('')
    expect(named(spans, 'SQL SELECT').some(({ parentSpanId }) => parentSpanId === job?.spanId)).toBe(true)
  })

  it('name the type of a failure, never its message', async () => {
    const failing = async () => {
      throw Object.assign(new Error('sam@example.com'), { code: 'EENVELOPE' })
    }
    const spans = await traced(() => inSpan('failing', {}, failing).catch(() => undefined))
    expect(named(spans, 'failing')[0]?.attributes).toMatchObject({ 'error.type': 'EENVELOPE' })
    expect(JSON.stringify(spans)).not.toContain('sam@example.com')
  })

  it('are off by default', async () => {
    receiver.spans.length = 0
    expect(await inSpan('unseen', {}, async () => 'done')).toBe('done')
    await server.send('GET', '/api/customers', { token })
    expect(receiver.spans).toEqual([])
  })
})
