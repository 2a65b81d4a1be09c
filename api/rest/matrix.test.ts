import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isPublic, mayCall, type Route } from '#api/rest/compile.ts'
import { recordMakers, restRecords } from '#api/rest/testing/restRecords.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { digestRows } from '#api/testing/harness/database/digestRows.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { seedOtherBusiness } from '#api/testing/harness/samples/otherBusiness.ts'
import {
  forOperators,
  operationOf,
  requestFor,
  table,
  typesOf,
} from '#api/testing/harness/samples/restSamples.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const nobody = 2 ** 31 - 1
let keys = 0
const roles = ['EMPLOYEE', 'MANAGER', 'ADMIN'] as const
const named = table.map((route) => ({ name: `${route.method} ${route.path}`, route }))
// Routes of superadmins have a matrix of their own (operators.test.ts).
const closed = named.filter(({ route }) => !isPublic(route) && !forOperators(route))

let world: World
let business: TestBusiness
let server: TestServer
let neighbour: Awaited<ReturnType<typeof seedOtherBusiness>>
/** Records that no request refers to, so that no list is empty. */
let kept: Awaited<ReturnType<typeof restRecords>>
let makers: ReturnType<typeof recordMakers>

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  business = await world.business()
  const { prisma } = world
  await prisma.interestOption.create({
    data: { businessId: business.id, id: 'own-option', value: 'darts', label: 'Darts' },
  })
  await prisma.contact.create({
    data: {
      businessId: business.id,
      customerId: (await business.customer()).id,
      scheduledDate: new Date('2020-01-01'),
    },
  })
  kept = await restRecords(world, business)
  await tidy()
  neighbour = await seedOtherBusiness(world)
  const theirs = recordMakers(world, neighbour.business)
  for (const type of ['Session', 'Passkey', 'OtherCustomer', 'PossibleDuplicate'])
    Object.assign(neighbour.nodes, { [type]: await theirs[type]?.() })
  server = await serve(world)
})

async function call(route: Route, ids: Record<string, number | string>, token?: string) {
  return send(requestFor(route, ids), token)
}

async function send(
  { method, path, body }: ReturnType<typeof requestFor>,
  token?: string,
  headers: Record<string, string> = {},
) {
  const answer = await server.send(method, path, { ...(token && { token }), ...(body && { body }), headers })
  if (method !== 'GET' && answer.status < 400) await tidy()
  return answer
}

/** Records that a request for a row may refer to. They are reused until a request may have changed them. */
async function ownRecords(route: Route) {
  const ids: Record<string, number | string> = {}
  for (const type of typesOf(route)) {
    const add = makers[type]
    if (!add) throw new Error(`add ${type} to recordMakers`)
    ids[type] = await add()
  }
  return ids
}

/** Removes what a business has few of, or one of a name; the next request refers to new records. */
async function tidy() {
  makers = recordMakers(world, business)
  const { interestOption, webhookEndpoint } = world.prisma
  await interestOption.deleteMany({ where: { businessId: business.id, NOT: { id: 'own-option' } } })
  const others = { NOT: { id: Number(kept.WebhookEndpoint) } }
  await webhookEndpoint.deleteMany({ where: { businessId: business.id, ...others } })
}

/** All data that a request could change, once its background tasks have ended. */
async function everything() {
  await world.services.backgroundTasks.finish(20_000)
  return digestRows(world.prisma)
}

describe('the REST table', () => {
  it('is open to strangers for signing in, links of mails and registration alone', () => {
    const open = named.filter(({ route }) => isPublic(route)).map(({ name }) => name)
    expect(open).toEqual([
      'POST /api/auth/login',
      'POST /api/auth/forgot-password',
      'POST /api/auth/reset-password',
      'POST /api/auth/verify-email',
      'POST /api/auth/register-business',
      'POST /api/auth/passkeys/sign-in',
      'POST /api/superadmin/login',
    ])
  })

  it.each(closed)('$name rejects unauthenticated requests', async ({ route }) => {
    const ids = await ownRecords(route)
    const superadmin = await operatorToken(world)
    const before = await everything()
    const stranger = await call(route, ids)
    expect([stranger.status, stranger.body]).toEqual([
      401,
      { message: 'Please sign in to continue.', code: 'UNAUTHENTICATED' },
    ])
    const late = await call(route, ids, 'a.b.c')
    expect([late.status, late.body]).toEqual([
      401,
      { message: 'Session expired, please sign in again', code: 'SESSION_EXPIRED' },
    ])
    // Superadmins use these paths for their own account, too.
    if (/^\/api\/auth\/(logout|sessions|second-factor|passkeys|confirm-password)/.test(route.path)) return
    const operator = await call(route, ids, superadmin)
    expect([operator.status, operator.body.message]).toEqual([403, 'You do not have permission to do this.'])
    expect(JSON.stringify([stranger.body, operator.body])).not.toMatch(/expired|invalid/i)
    expect(await everything()).toEqual(before)
  })

  // Who may is a matter of the record, too: api/modules/trash/restoration/access.test.ts, api/modules/merges/undoing.test.ts.
  const byRecord = (path: string) => /^\/api\/(trash|merges)\/:id/.test(path)
  const byRole = closed
    .filter(({ route }) => !byRecord(route.path))
    .flatMap((row) => roles.map((role) => ({ ...row, role })))

  it.each(byRole)('$name as $role', async ({ route, role }) => {
    const token = await tokenFor(world, business, role)
    const { status } = await call(route, await ownRecords(route), token)
    const allowed = mayCall(route, business.as(role).viewer)
    if (allowed) expect([401, 403, 500]).not.toContain(status)
    else expect(status).toBe(403)
  })

  it.each(byRole)('$name with a key of an $role', async ({ route, role }) => {
    const { key, actor } = await keyOf(world, business, role, { name: `Key ${keys++}` })
    const { status, body } = await call(route, await ownRecords(route), key)
    if (!mayCall(route, actor.viewer)) {
      expect([status, body.code]).toEqual([403, expect.stringMatching(/^(FORBIDDEN|API_KEY_NOT_ALLOWED)$/)])
      expect(JSON.stringify(body)).not.toMatch(/expired|invalid/i)
    } else expect([401, 500]).not.toContain(status)
  })

  // What a filter names and is not there, nobody has (docs/product/filters.md).
  const withoutFilter = (key: string, value: unknown) => (key === 'filter' ? undefined : value)
  const withId = closed.filter(({ route }) =>
    /\/:|"customerId"|"items":\{"type":"object"/.test(JSON.stringify(requestShape(route), withoutFilter)),
  )

  it.each(withId)('$name answers for a neighbour’s record as for none', async ({ route }) => {
    const { nodes, mark } = neighbour
    const token = await tokenFor(world, business, 'ADMIN')
    const before = await everything()
    const ids = typesOf(route).map((type) => [type, typeof nodes[type] === 'string' ? 'nobody' : nobody])
    const unknown = await call(route, Object.fromEntries(ids), token)
    const foreign = await call(route, nodes, token)
    expect([foreign.status, foreign.body]).toEqual([404, unknown.body])
    expect(JSON.stringify(foreign.body)).not.toContain(mark)
    expect(await everything()).toEqual(before)
  })

  it.each(closed)('$name never shows a neighbour', async ({ route }) => {
    const { mark } = neighbour
    const { body } = await call(route, await ownRecords(route), await tokenFor(world, business, 'ADMIN'))
    expect(JSON.stringify(body)).not.toContain(mark)
  })

  // Requests that need a provider or have a strict rate limit.
  const unusual = /^\/api\/(auth\/|business\/test-sms$|(team|customers)\/:id\/erase$)/
  const usual = closed.filter(({ route }) => !unusual.test(route.path))

  it.each(usual)('$name answers as it is described', async ({ route }) => {
    const { status, body } = await call(
      route,
      await ownRecords(route),
      await tokenFor(world, business, 'ADMIN'),
    )
    expect(status).toBe(route.status ?? 200)
    const described = operationOf(route).responses[status]?.content['application/json'].schema
    const shape = z.fromJSONSchema(described as Parameters<typeof z.fromJSONSchema>[0])
    expect(shape.safeParse(body).error).toBeUndefined()
    expect(shape.safeParse({ ...body, passwordHash: 'x' }).success).toBe(false)
  })
})

describe('a repeated request', () => {
  const keyed = closed.filter(({ route }) => route.takesKey)

  it.each(keyed)('$name is answered the same, in one transaction', async ({ route, name }) => {
    const token = await tokenFor(world, business, 'ADMIN')
    const request = requestFor(route, await ownRecords(route))
    const headers = { 'idempotency-key': `key of ${name}`.replaceAll(' ', '-') }
    const first = await send(request, token, headers)
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([route.status ?? 200, null])
    const after = await everything()
    const second = await send(request, token, headers)
    expect([second.status, second.headers.get('idempotency-replayed')]).toEqual([first.status, 'true'])
    expect(second.body).toEqual(first.body)
    expect(await everything()).toEqual(after)
  })

  it('takes a key on every write that neither signs in nor has a secret', () => {
    const without = named.filter(({ route }) => route.method !== 'GET' && !route.takesKey && !isPublic(route))
    expect(without.filter(({ route }) => !forOperators(route)).map(({ name }) => name)).toEqual([
      'POST /api/team',
      'PUT /api/team/:id/password',
      'POST /api/team/:id/erase',
      'PUT /api/business/sms-settings',
      'POST /api/business/test-sms',
      'POST /api/business/check-sms',
      'POST /api/webhooks',
      'PUT /api/webhooks/:id',
      'POST /api/webhooks/:id/rotate-secret',
      'POST /api/auth/logout',
      'POST /api/auth/change-password',
      'POST /api/auth/confirm-password',
      'DELETE /api/auth/sessions/:id',
      'POST /api/auth/sessions/end-others',
      'POST /api/auth/second-factor',
      'POST /api/auth/second-factor/confirm',
      'POST /api/auth/second-factor/recovery-codes',
      'POST /api/auth/second-factor/remove',
      'POST /api/auth/passkeys/registration',
      'POST /api/auth/passkeys',
      'PUT /api/auth/passkeys/:id',
      'DELETE /api/auth/passkeys/:id',
      'POST /api/auth/passkeys/confirmation',
      'POST /api/customers/:id/erase',
      ...named.flatMap(({ name }) => (name.startsWith('POST /api/exports/') ? [name] : [])),
      'POST /api/customers/:id/export',
    ])
  })
})

function requestShape(route: Route): unknown {
  return [route.path, operationOf(route).requestBody?.content['application/json'].schema.properties ?? {}]
}
