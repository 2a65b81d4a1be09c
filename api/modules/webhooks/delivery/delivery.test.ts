import { readFileSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { deleteExpired } from '#api/jobs/retention.ts'
import {
  type DeliveryScene,
  hours,
  setUpDelivery,
  start,
} from '#api/modules/webhooks/delivery/testing/webhookDelivery.ts'
import { trimDeliveries, wakeEndpoints } from '#api/modules/webhooks/delivery/upkeep.ts'
import { messageOf } from '#api/modules/webhooks/message.ts'
import { pendingMessages } from '#api/testing/harness/records/webhooks.ts'

describe('a webhook', () => {
  let world: DeliveryScene['world']
  let business: DeliveryScene['business']
  let receiver: DeliveryScene['receiver']
  let endpoint: DeliveryScene['endpoint']
  const { deliver, log, current } = setUpDelivery((scene) => {
    ;({ world, business, receiver, endpoint } = scene)
  })

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

  it('shows in its log what was sent, which is short', async () => {
    await business.contact()
    await deliver()
    const { viewer } = await business.admin.actor.ok(
      '{ viewer { business { webhooks { deliveries(first: 5) { edges { node { body } } } } } } }',
    )
    const shown = viewer.business.webhooks[0].deliveries.edges.map(
      ({ node }: { node: { body: string } }) => node.body,
    )
    expect(shown.toSorted()).toEqual(receiver.received.map(({ body }) => body).toSorted())
    expect(shown).toHaveLength(2)
    const longest = {
      type: 'x'.repeat(40),
      record: `${'x'.repeat(49)}:2147483647`,
      customerId: 2_147_483_647,
      data: null,
    }
    expect(messageOf({ ...longest, createdAt: new Date() }).length).toBeLessThan(1024)
  })

  it('A webhook in the server’s own network gets nothing', async () => {
    await business.customer()
    await deliver(false)
    expect(receiver.received).toEqual([])
    expect((await log())[0]).toMatchObject({
      attempts: 1,
      responseStatus: null,
      error: 'The address is not a public one.',
    })
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
    await deleteExpired(world.services)
    expect(await log()).toEqual([])
  })
})
