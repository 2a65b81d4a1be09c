import { readFileSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverWebhooks } from '#api/modules/webhooks/delivery/deliver.ts'
import { trimDeliveries, wakeEndpoints } from '#api/modules/webhooks/delivery/upkeep.ts'
import { freshDatabase } from '#api/testing/database.ts'
import { openReceiver, pendingMessages, type Receiver, webhookTo } from '#api/testing/webhooks.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/world.ts'

const start = Date.parse('2026-06-10T16:00:00.000Z')
const hours = (count: number) => count * 60 * 60_000

describe('a webhook', () => {
  let world: World
  let business: TestBusiness
  let receiver: Receiver
  let endpoint: Awaited<ReturnType<typeof webhookTo>>

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
  })
  beforeEach(async () => {
    world.clock.set(new Date(start).toISOString())
    business = await world.business()
    receiver = await openReceiver()
    endpoint = await webhookTo(world, business, receiver.url)
  })

  /** Runs the endpoint's job, as the queue does. */
  const deliver = (allowsPrivateWebhooks = true, signal = new AbortController().signal) =>
    deliverWebhooks({ ...world.services, allowsPrivateWebhooks })(
      { businessId: business.id, endpointId: endpoint.id },
      signal,
    )
  const later = (ms: number) =>
    world.clock.set(new Date(world.services.clock.now().getTime() + ms).toISOString())
  const log = () =>
    world.prisma.webhookDelivery.findMany({ where: { endpointId: endpoint.id }, orderBy: { id: 'asc' } })
  const current = () => world.prisma.webhookEndpoint.findFirstOrThrow({ where: { id: endpoint.id } })
  const types = () => receiver.received.map(({ type }) => type)

  it('gets a signed message that its library accepts', async () => {
    const { id } = await business.customer()
    await deliver()
    const [message] = receiver.received
    // The clock of the tests is not the one that the library compares with.
    const { timestamp, ...rest } = JSON.parse(message?.body ?? '')
    expect(rest).toEqual({ type: 'customer.created', data: { id } })
    expect(Date.parse(timestamp)).toBeGreaterThan(0)
    const { 'webhook-timestamp': at, 'webhook-signature': signature } = message?.headers ?? {}
    const signed = new Webhook(endpoint.secret)
    expect(signed.sign(message?.id ?? '', new Date(Number(at) * 1000), message?.body ?? '')).toBe(signature)
    expect(message?.id).toMatch(/^msg_[0-9a-f]{32}$/)
    expect(await log()).toMatchObject([{ state: 'DELIVERED', attempts: 1, responseStatus: 204, error: null }])
    expect(await current()).toMatchObject({
      failures: 0,
      leasedUntil: null,
      lastDeliveredAt: new Date(start),
    })
  })

  it('is verified by the example of the documentation', async () => {
    world.clock.set(new Date().toISOString())
    await business.customer()
    await deliver()
    const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? []
    const { isFromCuecard } = await import(`data:text/javascript,${encodeURIComponent(example)}`)
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(isFromCuecard(headers, body, endpoint.secret)).toBe(true)
    expect(isFromCuecard(headers, `${body} `, endpoint.secret)).toBe(false)
    expect(isFromCuecard({ ...headers, 'webhook-timestamp': '1' }, body, endpoint.secret)).toBe(false)
  })

  it('that fails gets the message again under the same id, and then the next of the record', async () => {
    const { id } = await business.customer()
    await world.prisma.customer.updateMany({ where: { id }, data: { city: 'Rome' } })
    receiver.reply = () => (receiver.received.length < 3 ? 500 : 200)
    await deliver()
    expect(types()).toEqual(['customer.created'])
    expect((await log())[0]).toMatchObject({
      state: 'PENDING',
      attempts: 1,
      error: 'The answer was 500.',
      responseStatus: 500,
    })
    await deliver()
    expect(types()).toHaveLength(1)
    later(7_000)
    await deliver()
    later(30_000)
    await deliver()
    expect(types()).toEqual(['customer.created', 'customer.created', 'customer.created', 'customer.updated'])
    expect(new Set(receiver.received.slice(0, 3).map(({ id, body }) => id + body)).size).toBe(1)
    expect((await log()).map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED'])
  })

  it('that fails for one record gets the others', async () => {
    const [first, second] = [await business.customer(), await business.customer()]
    receiver.reply = ({ data }) => (data.id === first.id ? 500 : 200)
    await deliver()
    expect((await log()).map(({ state }) => state)).toEqual(['PENDING', 'DELIVERED'])
    expect(receiver.received.map(({ data }) => data.id).sort()).toEqual([first.id, second.id].sort())
  })

  it('is turned off after a day without a delivery, and the admins are notified', async () => {
    await business.customer()
    await business.customer()
    receiver.reply = () => 503
    const answered: number[] = []
    for (let i = 0; i < 60 && (await current()).isActive; i += 1) {
      await deliver()
      answered.push(receiver.received.length)
      later(hours(0.5))
    }
    const { isActive, disabledReason, failingSince } = await current()
    expect([isActive, disabledReason, failingSince]).toEqual([false, 'failing', new Date(start)])
    const passed = world.services.clock.now().getTime() - start
    expect(passed / hours(1)).toBeGreaterThanOrEqual(24)
    expect(passed / hours(1)).toBeLessThan(26)
    expect(receiver.received.length).toBeLessThan(40)
    expect((await log()).map(({ state }) => state)).toEqual(['FAILED', 'FAILED'])
    const told = await world.prisma.notification.findMany({ where: { businessId: business.id } })
    expect(told).toMatchObject([
      {
        userId: business.admin.id,
        kind: 'webhook-disabled',
        subject: `WebhookEndpoint:${endpoint.id}`,
        title: `The webhook to ${new URL(receiver.url).host} was turned off: nothing could be delivered for a day`,
      },
    ])
    await business.customer()
    expect(await log()).toHaveLength(2)
  })

  it('that takes other messages stays on when one is given up after a day', async () => {
    const { id } = await business.customer()
    receiver.reply = ({ data }) => (data.id === id ? 500 : 200)
    for (let hour = 0; hour <= 26; hour += 1) {
      await deliver()
      if (hour % 2 === 0) await business.customer()
      later(hours(1))
    }
    const [given] = await log()
    expect(given).toMatchObject({ state: 'FAILED', error: 'The answer was 500.' })
    expect((await current()).isActive).toBe(true)
  })

  it('that answers 410 is turned off at once', async () => {
    await business.customer()
    receiver.reply = () => 410
    await deliver()
    expect(await current()).toMatchObject({ isActive: false, disabledReason: 'gone' })
    expect(await world.prisma.notification.count({ where: { businessId: business.id } })).toBe(1)
  })

  it('that redirects has failed, and nothing is sent to the other address', async () => {
    const other = await openReceiver()
    await business.customer()
    receiver.reply = () => ({ status: 307, headers: { location: other.url } })
    await deliver()
    expect((await log())[0]).toMatchObject({
      state: 'PENDING',
      error: 'The answer was 307: redirects are not followed.',
    })
    expect(other.received).toEqual([])
  })

  it('in the server’s own network gets nothing', async () => {
    await business.customer()
    await deliver(false)
    expect(receiver.received).toEqual([])
    expect((await log())[0]).toMatchObject({
      attempts: 1,
      responseStatus: null,
      error: 'The address is not a public one.',
    })
  })

  it('that hangs holds nobody up, and its attempt counts for nothing when the server stops', async () => {
    const next = await world.business()
    const good = await openReceiver()
    const goodEndpoint = await webhookTo(world, next, good.url)
    await business.customer()
    await next.customer()
    const arrived = new Promise<void>((done) => {
      receiver.reply = () => {
        done()
        return 'never'
      }
    })
    const stopping = new AbortController()
    const hanging = deliver(true, stopping.signal)
    await arrived
    await deliverWebhooks({ ...world.services, allowsPrivateWebhooks: true })(
      { businessId: next.id, endpointId: goodEndpoint.id },
      new AbortController().signal,
    )
    expect(good.received).toHaveLength(1)
    stopping.abort()
    await hanging
    expect((await log())[0]).toMatchObject({ state: 'PENDING', attempts: 0 })
    expect(await current()).toMatchObject({ failures: 0, leasedUntil: null })
  })

  it('that fails repeatedly gets one message at a time', async () => {
    await pendingMessages(world, endpoint, 30)
    receiver.reply = () => 500
    await deliver()
    const first = receiver.received.length
    expect(first).toBeLessThanOrEqual(6)
    await deliver()
    expect(receiver.received).toHaveLength(first)
    later(hours(1))
    await deliver()
    expect(receiver.received).toHaveLength(first + 1)
    receiver.reply = () => 200
    later(hours(5))
    await deliver()
    expect((await log()).every(({ state }) => state === 'DELIVERED')).toBe(true)
  })

  it('gets the events of a record in order when many write at once', async () => {
    const customers = await Promise.all(Array.from({ length: 3 }, () => business.customer()))
    const writes = customers.flatMap(({ id }) =>
      Array.from({ length: 8 }, (_, turn) =>
        world.prisma.customer.updateMany({ where: { id }, data: { notes: `note ${turn}` } }),
      ),
    )
    await Promise.all([...writes, deliver(), deliver()])
    await deliver()
    const expected = new Map<number, string[]>()
    for (const { record, eventId } of await log()) {
      const id = Number(record.split(':')[1])
      expected.set(id, [...(expected.get(id) ?? []), `msg_${eventId.replaceAll('-', '')}`])
    }
    const got = new Map<number, string[]>()
    for (const { data, id } of receiver.received) got.set(data.id, [...(got.get(data.id) ?? []), id])
    expect(got).toEqual(new Map([...expected].map(([id, ids]) => [id, ids])))
    expect([...got.values()].map(({ length }) => length)).toEqual([9, 9, 9])
  })

  it('is woken when no job is left, and its log is trimmed', async () => {
    const jobs = () =>
      world.prisma.$queryRawUnsafe<{ key: string }[]>(
        `SELECT key FROM graphile_worker.jobs WHERE key = 'deliverWebhooks ${endpoint.id}'`,
      )
    await pendingMessages(world, endpoint, 3)
    await wakeEndpoints(world.services)
    expect(await jobs()).toEqual([])
    await wakeEndpoints(world.services, 0)
    await wakeEndpoints(world.services, 0)
    expect(await jobs()).toHaveLength(1)
    await deliver()
    await trimDeliveries(world.services, undefined, 2)
    expect(await log()).toHaveLength(2)
    world.clock.set(new Date(Date.now() + 31 * hours(24)).toISOString())
    await trimDeliveries(world.services)
    expect(await log()).toEqual([])
  })
})
