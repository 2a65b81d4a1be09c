import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { digestRows } from '#api/testing/harness/database/digestRows.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { forOperators, operationOf, requestFor, table } from '#api/testing/harness/samples/restSamples.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const nobody = 2 ** 31 - 1
const rows = table.filter(forOperators).map((route) => ({ name: `${route.method} ${route.path}`, route }))

type Route = (typeof rows)[number]['route']

let world: World
let server: TestServer

beforeAll(async () => {
  world = openWorld(await freshDatabase())
  // The first business is the demo, where many of these operations are refused.
  await world.business({ name: 'The demo' })
  server = await serve(world)
})

const call = (route: Route, ids: Record<string, number>, token?: string) => {
  const { method, path, body } = requestFor(route, ids)
  return server.send(method, path, { ...(token && { token }), ...(body && { body }) })
}

/** A business and one of its users, new for each test. */
async function theirs() {
  const business = await world.business()
  return { business, ids: { Business: business.id, User: business.admin.id } }
}

const everything = () => digestRows(world.prisma)

describe('toggle-active', () => {
  const toggle = async (id: number, body?: unknown, key?: string) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key }
    const token = await operatorToken(world)
    const path = `/api/superadmin/businesses/${id}/toggle-active`
    const answer = await server.send('POST', path, { token, headers, ...(body !== undefined && { body }) })
    return [answer.status, answer.body.isActive ?? answer.body.code]
  }

  it('turns the state over without a body, and sets the one that is sent', async () => {
    const { id } = await world.business()
    expect([await toggle(id), await toggle(id, {})]).toEqual([
      [200, false],
      [200, true],
    ])
    for (const isActive of [false, false, true, true])
      expect(await toggle(id, { isActive })).toEqual([200, isActive])
    for (const isActive of ['false', 0, null])
      expect(await toggle(id, { isActive })).toEqual([400, 'BAD_INPUT'])
    expect(await toggle(id, { active: false })).toEqual([400, 'BAD_INPUT'])
  })

  it('happens once for a key, whose answer is stored with the business', async () => {
    const { id } = await world.business()
    const audited = () => world.prisma.auditEntry.count({ where: { businessId: id } })
    const before = await audited()
    for (const _ of [1, 2, 3, 4, 5]) expect(await toggle(id, undefined, 'once')).toEqual([200, false])
    expect([await audited(), await toggle(id, { isActive: true }, 'once')]).toEqual([
      before + 1,
      [422, 'KEY_REUSED'],
    ])
    const both = await Promise.all([toggle(id, undefined, 'at-once'), toggle(id, undefined, 'at-once')])
    expect(both.filter(([status]) => status === 200).length).toBeGreaterThan(0)
    expect((await world.prisma.business.findFirst({ where: { id } }))?.isActive).toBe(true)
    const other = await world.business()
    expect(await toggle(other.id, undefined, 'once')).toEqual([200, false])
    expect(await toggle(nobody, undefined, 'once')).toEqual([404, 'NOT_FOUND'])
  })
})

describe("the superadmins' rows of the REST table", () => {
  it.each(rows)('$name turns away everyone else', async ({ route }) => {
    const { business, ids } = await theirs()
    const roles = ['EMPLOYEE', 'MANAGER', 'ADMIN'] as const
    const tokens = await Promise.all(roles.map((role) => tokenFor(world, business, role)))
    const before = await everything()
    expect((await call(route, ids)).status).toBe(401)
    const late = await call(route, ids, 'a.b.c')
    expect([late.status, late.body]).toEqual([
      401,
      { message: 'Session expired, please sign in again', code: 'SESSION_EXPIRED' },
    ])
    for (const token of tokens) {
      const refused = await call(route, ids, token)
      expect([refused.status, refused.body]).toEqual([
        403,
        { message: 'You do not have permission to do this.', code: 'FORBIDDEN' },
      ])
    }
    expect(await everything()).toEqual(before)
  })

  it.each(rows)('$name answers as it is described', async ({ route }) => {
    const { ids } = await theirs()
    const { status, body } = await call(route, ids, await operatorToken(world))
    expect([status, body]).toEqual([route.status ?? 200, expect.anything()])
    const described = operationOf(route).responses[status]?.content['application/json'].schema
    const shape = z.fromJSONSchema(described as Parameters<typeof z.fromJSONSchema>[0])
    expect(shape.safeParse(body).error).toBeUndefined()
    expect(shape.safeParse({ ...body, passwordHash: 'x' }).success).toBe(false)
    expect(JSON.stringify(body)).not.toMatch(/argon2|tokenVersion|twilio/i)
  })

  it.each(rows.filter(({ route }) => route.path.includes(':')))(
    '$name knows no others',
    async ({ route }) => {
      const token = await operatorToken(world)
      const before = await everything()
      const ids = { Business: nobody, User: nobody }
      const { status, body } = await call(route, ids, token)
      const noun = route.path.includes('/users/') ? 'User' : 'Business'
      expect([status, body]).toEqual([404, { message: `${noun} not found`, code: 'NOT_FOUND' }])
      expect(await everything()).toEqual(before)
    },
  )
})
