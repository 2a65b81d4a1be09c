import { describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { demoBusinessId } from '#api/core/tenancy/demo.ts'
import { secretsOf } from '#api/modules/webhooks/secrets.ts'
import { createWebhook } from '#api/modules/webhooks/service.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { pendingMessages, webhookTo } from '#api/testing/harness/records/webhooks.ts'
import { setUpBusiness } from '#api/testing/harness/setUpBusiness.ts'
import type { TestBusiness, World } from '#api/testing/harness/world.ts'

const create = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) {
  secret webhook { id databaseId url description events isActive status } business { webhooks { id } } } }`
const update = `mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) {
  webhook { url events isActive status } } }`
const rotate = `mutation ($id: ID!) { rotateWebhookSecret(input: { id: $id }) {
  secret webhook { formerSecretUntil } } }`
const test =
  'mutation ($id: ID!) { sendTestWebhook(input: { id: $id }) { delivery { id event record state } } }'
const again = 'mutation ($id: ID!) { sendWebhookAgain(input: { id: $id }) { delivery { state attempts } } }'
const remove = 'mutation ($id: ID!) { deleteWebhook(input: { id: $id }) { deletedWebhookId } }'
const list = `{ viewer { business { canManageWebhooks webhooks { id
  deliveries(first: 5) { edges { node { event state error messageId } } } } } } }`

const url = 'https://hooks.example.com/cuecard'
const events = ['CUSTOMER_CREATED', 'TEXT_FAILED']

describe('webhooks', () => {
  let world: World
  let business: TestBusiness

  setUpBusiness((scene) => {
    ;({ world, business } = scene)
  })

  const ok = (text: string, variables: object) => business.admin.actor.ok(text, variables as never)
  const add = async (input: object = {}) =>
    (await ok(create, { input: { url, events, description: ' Shop ', ...input } })).createWebhook
  const trail = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id }, orderBy: { id: 'asc' } })
  const jobs = async () =>
    (
      await world.prisma.$queryRawUnsafe<{ payload: object }[]>(
        "SELECT payload FROM graphile_worker._private_jobs WHERE payload->>'businessId' = $1",
        String(business.id),
      )
    ).map(({ payload }) => payload)

  it('cannot be added in the demo, which anyone may use', async () => {
    const demo = { kind: 'system', businessId: demoBusinessId, timeZone: 'UTC' } as const
    const { ctx } = contextFor(world.services, demo, { address: '', requestId: '' })
    const input = { url, events: ['CUSTOMER_CREATED' as const] }
    await expect(createWebhook(ctx, world.services, input)).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Webhooks cannot be added in the demo.',
    })
  })

  it('show their secret once and keep it encrypted', async () => {
    const { secret, webhook, business: shown } = await add()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(webhook).toMatchObject({ url, description: 'Shop', events, isActive: true, status: 'ACTIVE' })
    expect(shown.webhooks).toEqual([{ id: webhook.id }])
    const dump = await world.prisma.$queryRaw`SELECT to_jsonb(w) AS webhook FROM "WebhookEndpoint" w`
    expect(JSON.stringify([dump, await trail()])).not.toContain(secret.slice(6))
    expect(await trail()).toMatchObject([
      {
        action: 'webhook:create',
        subject: `WebhookEndpoint:${webhook.databaseId}`,
        after: { url, events: 'customer.created, text.failed', isActive: true },
      },
    ])
  })

  it.each([
    ['http://hooks.example.com', 'Address must start with https://'],
    ['ftp://hooks.example.com', 'Address must start with https://'],
    ['hooks.example.com', 'Address must start with https://'],
    ['https://user:secret@hooks.example.com', 'Address must not contain a user name or a password'],
    ['https://127.0.0.1/', 'Address must be reachable from the internet'],
    ['https://[::1]/', 'Address must be reachable from the internet'],
    ['https://2130706433/', 'Address must be reachable from the internet'],
    ['https://169.254.169.254/latest', 'Address must be reachable from the internet'],
    ['https://localhost/', 'Address must be reachable from the internet'],
    ['https://hooks.example.com:22/', 'Address must use port 80, 443, or one from 1024'],
    ['https://hooks.example.com:25/', 'Address must use port 80, 443, or one from 1024'],
    ['https://hooks.example.com:1023/', 'Address must use port 80, 443, or one from 1024'],
    ['https://hooks.example.com:0/', 'Address must use port 80, 443, or one from 1024'],
    [`https://hooks.example.com/${'x'.repeat(500)}`, 'Address must be at most 500 characters'],
  ])('do not go to %s', async (address, words) => {
    const { code, fields } = await business.admin.actor.fails(create, { input: { url: address, events } })
    expect([code, fields]).toEqual(['BAD_INPUT', { url: [words] }])
  })

  it.each(['', ':80', ':443', ':1024', ':8443', ':65535'])(
    'go to the port in hooks.example.com%s',
    async (port) => {
      const { webhook } = await add({ url: `https://hooks.example.com${port}/` })
      expect(webhook.url).toBe(`https://hooks.example.com${port === ':443' ? '' : port}/`)
    },
  )

  it('take at least one event', async () => {
    const { fields } = await business.admin.actor.fails(create, { input: { url, events: [] } })
    expect(fields).toEqual({ events: ['Choose at least one event'] })
  })

  it('are at most ten, also when many are added at once', async () => {
    const tries = Array.from({ length: 15 }, () =>
      business.admin.actor.run(create, { input: { url, events } }),
    )
    const failures = (await Promise.all(tries)).flatMap(({ failures: all }) => all.map(({ code }) => code))
    expect(failures).toEqual(Array(5).fill('CONFLICT'))
  })

  it('are seen by those who manage them alone, API keys of admins included', async () => {
    const { webhook } = await add()
    const node = 'query ($id: ID!) { node(id: $id) { id } }'
    for (const { actor } of [business.manager, business.employee, await keyOf(world, business, 'MANAGER')]) {
      const { viewer } = await actor.ok(list)
      expect(viewer.business).toEqual({ canManageWebhooks: false, webhooks: [] })
      expect(await actor.ok(node, { id: webhook.id })).toEqual({ node: null })
    }
    const { actor } = await keyOf(world, business, 'ADMIN')
    expect((await actor.ok(list)).viewer.business.webhooks).toHaveLength(1)
  })

  it('Webhooks turned off end what is pending, and start afresh when they are turned on', async () => {
    const endpoint = await webhookTo(world, business, url, ['text.received'])
    await world.prisma.webhookEndpoint.updateMany({
      where: { id: endpoint.id },
      data: { failures: 4, failingSince: new Date(), retryAt: new Date() },
    })
    await pendingMessages(world, endpoint, 2)
    const id = globalId('WebhookEndpoint', endpoint.id)
    const off = await ok(update, { input: { id, isActive: false } })
    expect(off.updateWebhook.webhook).toMatchObject({ isActive: false, status: 'PAUSED' })
    const { viewer } = await ok(list, {})
    const states = viewer.business.webhooks[0].deliveries.edges.map(({ node }: { node: object }) => node)
    expect(states).toMatchObject(Array(2).fill({ state: 'FAILED', error: 'The webhook was turned off.' }))
    expect((await business.admin.actor.fails(test, { id })).code).toBe('CONFLICT')
    const on = await ok(update, { input: { id, isActive: true, events: ['TEXT_SENT'] } })
    expect(on.updateWebhook.webhook).toEqual({ url, events: ['TEXT_SENT'], isActive: true, status: 'ACTIVE' })
    expect((await trail()).map(({ action, after }) => [action, after])).toEqual([
      ['webhook:update', { isActive: false }],
      ['webhook:update', { isActive: true, events: 'text.sent' }],
    ])
  })

  it('sign with both secrets for a day after a rotation', async () => {
    const { webhook, secret } = await add()
    const { rotateWebhookSecret: next } = await ok(rotate, { id: webhook.id })
    expect(next.secret).not.toBe(secret)
    expect(next.webhook.formerSecretUntil).toBe('2026-06-11T16:00:00.000Z')
    const row = await world.prisma.webhookEndpoint.findFirstOrThrow({ where: { id: webhook.databaseId } })
    const at = (time: string) =>
      secretsOf(
        world.services.seals,
        { tenant: { businessId: business.id }, now: () => new Date(time) } as never,
        row,
      )
    expect(at('2026-06-11T15:59:59.000Z')).toEqual([next.secret, secret])
    expect(at('2026-06-11T16:00:00.000Z')).toEqual([next.secret])
  })

  it('send a test event, and a message of the log again under its id', async () => {
    const { webhook } = await add()
    const { delivery } = (await ok(test, { id: webhook.id })).sendTestWebhook
    expect(delivery).toMatchObject({
      event: 'webhook.test',
      record: `WebhookEndpoint:${webhook.databaseId}`,
      state: 'PENDING',
    })
    await world.prisma.webhookDelivery.updateMany({ data: { state: 'FAILED', attempts: 9 } })
    const { eventId } = await world.prisma.webhookDelivery.findFirstOrThrow({
      where: { endpointId: webhook.databaseId },
    })
    expect((await ok(again, { id: delivery.id })).sendWebhookAgain.delivery).toEqual({
      state: 'PENDING',
      attempts: 0,
    })
    const { viewer } = await ok(list, {})
    expect(viewer.business.webhooks[0].deliveries.edges[0].node.messageId).toBe(
      `msg_${eventId.replaceAll('-', '')}`,
    )
    const job = { businessId: business.id, endpointId: webhook.databaseId }
    expect(await jobs()).toEqual([job, job])
  })

  it('are deleted with their log', async () => {
    const { webhook } = await add()
    await ok(test, { id: webhook.id })
    await ok(remove, { id: webhook.id })
    expect(await world.prisma.webhookDelivery.count({ where: { endpointId: webhook.databaseId } })).toBe(0)
    expect((await business.admin.actor.fails(remove, { id: webhook.id })).code).toBe('NOT_FOUND')
  })
})
