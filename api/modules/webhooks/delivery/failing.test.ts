import { describe, expect, it } from 'vitest'
import { deliverWebhooks } from '#api/modules/webhooks/delivery/deliver.ts'
import {
  type DeliveryScene,
  hours,
  setUpDelivery,
  start,
} from '#api/modules/webhooks/delivery/testing/webhookDelivery.ts'
import { openReceiver, pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'

describe('a webhook', () => {
  let world: DeliveryScene['world']
  let business: DeliveryScene['business']
  let receiver: DeliveryScene['receiver']
  let endpoint: DeliveryScene['endpoint']
  const { deliver, later, log, current } = setUpDelivery((scene) => {
    ;({ world, business, receiver, endpoint } = scene)
  })
  const types = () => receiver.received.map(({ type }) => type)

  it('A webhook that fails gets the message again under the same id, and then the next of the record', async () => {
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

  it('A webhook that was saved before ports were restricted is not sent to a port of another service', async () => {
    const { prisma } = world
    await prisma.webhookEndpoint.updateMany({
      where: { id: endpoint.id },
      data: { url: 'http://127.0.0.1:25/' },
    })
    await business.customer()
    await deliver()
    const error = 'The port must be 80, 443, or one from 1024.'
    expect(await log()).toMatchObject([{ state: 'PENDING', attempts: 1, error, responseStatus: null }])
  })

  it('A webhook that fails for one record gets the others', async () => {
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

  it('A webhook that takes other messages stays on when one is given up after a day', async () => {
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

  it('A webhook that answers 410 is turned off at once', async () => {
    await business.customer()
    receiver.reply = () => 410
    await deliver()
    expect(await current()).toMatchObject({ isActive: false, disabledReason: 'gone' })
    expect(await world.prisma.notification.count({ where: { businessId: business.id } })).toBe(1)
  })

  it('A webhook that redirects has failed, and nothing is sent to the other address', async () => {
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

  it('A webhook that hangs holds nobody up, and its attempt counts for nothing when the server stops', async () => {
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

  it('A webhook that fails repeatedly gets one message at a time', async () => {
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
})
