import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textsNotStoredOf } from '#api/modules/sms/replies/callbackLimits.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer } from '#api/testing/harness/http/httpServer.ts'
import {
  type Called,
  provider,
  sid,
  textOf,
  tokenOf,
  withAccount,
} from '#api/testing/harness/sms/callbacks.ts'
import { openWorld, publicUrl, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the provider’s door', () => {
  let world: World
  let server: TestServer
  let twilio: ReturnType<typeof provider>
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    server = await serve(world, { proxies: 1 })
    twilio = provider(server)
  })
  beforeEach(async () => {
    business = await world.business()
    await withAccount(world, business)
  })

  let visitors = 0
  /** Sends a STOP, from a new address unless one is given. */
  const stop = ({ fields, headers, ...more }: Partial<Called> = {}) => {
    visitors += 1
    return twilio.call({
      business,
      kind: 'incoming',
      fields: { MessageSid: sid(), From: '+15550100200', Body: 'STOP', ...fields },
      headers: { 'x-forwarded-for': `198.51.100.${visitors % 250}`, ...headers },
      ...more,
    })
  }
  const written = async () => (await world.prisma.smsReply.count()) + (await world.prisma.smsOptOut.count())

  it('opens to what is signed with the token of the business', async () => {
    expect((await stop()).status).toBe(200)
    expect(await world.prisma.smsReply.count({ where: { businessId: business.id } })).toBe(1)
  })

  it.each([
    ['callbacks-minute', 2_000],
    ['callbacks-day', 20_000],
  ])('applies STOP, START and states beyond the limit %s, and counts other texts', async (name, points) => {
    const text = (Body: string, MessageSid = sid()) => stop({ fields: { Body, MessageSid } })
    const where = { businessId: business.id }
    const message = await textOf(world, business, { state: 'SENT' })
    await text('Hi')
    await world.prisma.rateLimiterFlexible.updateMany({
      where: { key: { startsWith: name } },
      data: { points },
    })
    for (const body of ['Hi', 'Hello?', 'C', 'help', 'Yes please'])
      expect((await text(body)).status).toBe(200)
    expect(await world.prisma.smsReply.count({ where })).toBe(1)
    expect(await textsNotStoredOf(world.services, business.id)).toBe(5)
    await text('Stop')
    expect(await world.prisma.smsOptOut.count({ where })).toBe(1)
    await text('START')
    expect(await world.prisma.smsOptOut.count({ where })).toBe(0)
    const fields = { MessageSid: message.providerSid ?? '', MessageStatus: 'delivered' }
    const search = `?message=${message.id}`
    expect((await twilio.call({ business, kind: 'status', fields, search })).status).toBe(204)
    expect((await world.prisma.smsMessage.findFirstOrThrow({ where })).state).toBe('DELIVERED')
    const neighbour = await world.business()
    await withAccount(world, neighbour)
    await stop({ business: neighbour, fields: { Body: 'Hi' } })
    expect(await world.prisma.smsReply.count({ where: { businessId: neighbour.id } })).toBe(1)
  })

  it.each([
    ['signed with a neighbour’s token', async () => stop({ token: tokenOf(await world.business()) })],
    ['not signed', () => stop({ headers: { 'x-twilio-signature': '' } })],
    ['signed with something else', () => stop({ headers: { 'x-twilio-signature': 'nonsense' } })],
    ['signed by guessing', () => stop({ headers: { 'x-twilio-signature': `${'A'.repeat(27)}=` } })],
    ['for a business that is not there', () => stop({ business: { ...business, id: 2_000_000 } })],
    ['for a business without a token', async () => stop({ business: await world.business() })],
    [
      'for a business without a token, signed with the one that nobody has',
      async () => stop({ business: await world.business(), token: '0'.repeat(32) }),
    ],
    ['in JSON', () => stop({ headers: { 'content-type': 'application/json' } })],
    ['too large', () => stop({ fields: { Body: 'a'.repeat(70_000) } })],
    [
      'of too many fields',
      () => stop({ fields: Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`f${i}`, ''])) }),
    ],
  ])('stays shut to what is %s, and says no more than that', async (_what, call) => {
    const before = await written()
    const { status, text, headers } = await call()
    expect([status, text, headers.get('content-type')]).toEqual([
      403,
      'Forbidden',
      'text/plain; charset=utf-8',
    ])
    expect(await written()).toBe(before)
  })

  it('stays shut to what was changed on the way', async () => {
    const fields = { MessageSid: sid(), From: '+15550100200', Body: 'Hello' }
    const path = `/webhooks/twilio/${business.id}/incoming`
    const { getExpectedTwilioSignature: sign } = await import('twilio/lib/webhooks/webhooks.js')
    const signature = { 'x-twilio-signature': sign(tokenOf(business), publicUrl + path, fields) }
    expect((await stop({ fields: { ...fields, Body: 'STOP' }, headers: signature })).status).toBe(403)
    expect((await stop({ fields, headers: signature, search: '?message=5' })).status).toBe(403)
    // The signature is right for the last of two fields of one name.
    const { status } = await server.send('POST', path, {
      body: `Body=STOP&${new URLSearchParams(fields)}`,
      headers: { ...signature, 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(403)
    expect((await stop({ fields, headers: signature })).status).toBe(200)
  })

  it.each([
    ['GET', '/webhooks/twilio/2/incoming'],
    ['PUT', '/webhooks/twilio/2/incoming'],
    ['POST', '/webhooks/twilio/2/other'],
    ['POST', '/webhooks/twilio/0x2/status'],
    ['POST', '/webhooks/twilio/99999999999999999999/status'],
    ['POST', '/webhooks/'],
  ])('answers %s %s like all the rest', async (method, path) => {
    const { status, body } = await server.send(method, path)
    expect([status, body]).toEqual([403, 'Forbidden'])
  })

  it('tells who is turned away too often to wait, and still lets the provider in', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const statuses = new Set<number>()
    for (let round = 0; round < 11; round += 1) {
      const tries = Array.from({ length: 10 }, () => stop({ token: 'f'.repeat(32), headers }))
      for (const { status } of await Promise.all(tries)) statuses.add(status)
    }
    expect([...statuses]).toEqual([403, 429])
    expect((await stop({ headers })).status).toBe(200)
  })

  it.each([
    ['a name of another shape', { MessageSid: '../etc' }],
    ['no name', { MessageSid: '' }],
    ['a number of another shape', { From: "1'; drop table" }],
  ])('takes what is signed but has %s, and keeps nothing of it', async (_what, fields) => {
    const { status } = await stop({ fields })
    expect([status, await world.prisma.smsReply.count({ where: { businessId: business.id } })]).toEqual([
      200, 0,
    ])
  })

  it('lets nobody else send forms', async () => {
    const { status } = await server.send('POST', '/api/auth/login', {
      body: 'username=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(415)
  })
})
