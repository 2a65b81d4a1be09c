import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#api/generated/enums.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

const roles: Role[] = ['EMPLOYEE', 'MANAGER', 'ADMIN']
const csv = { format: 'csv' }

describe('the download of an export', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let server: TestServer
  let business: TestBusiness

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
  })
  beforeEach(async () => {
    world.clock.set('2026-06-10T16:00:00Z')
    business = await world.business()
    await business.customer({ firstName: 'Zoë', lastName: 'Quill', name: 'Zoë Quill' })
  })

  const make = (token: string, body: object = csv, list = 'customers') =>
    server.send('POST', `/api/exports/${list}`, { token, body })
  const pathOf = async (token: string, body?: object) =>
    new URL((await make(token, body)).body.url as string).pathname
  const get = (path: string, signal?: AbortSignal) => fetch(server.url + path, { ...(signal && { signal }) })
  const audited = () =>
    world.prisma.auditEntry.findMany({ where: { businessId: business.id, action: 'export:create' } })

  it('has a name and a type, needs no session, and is recorded without its filter', async () => {
    const token = await tokenFor(world, business, 'MANAGER')
    const { status, body } = await make(token, { ...csv, search: 'Quill' })
    expect([status, body.expiresAt]).toEqual([201, '2026-06-10T16:01:00.000Z'])
    const answer = await get(new URL(body.url).pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const name = 'cuecard-customers-2026-06-10.csv'
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
    expect(bytes.toString()).toMatch(/^\ufeffNumber,First Name,.*\r\n\d+,Zoë,Quill,.*\r\n$/)
    const [entry, ...more] = await audited()
    expect(more).toEqual([])
    expect(entry).toMatchObject({
      actorName: business.manager.fullName,
      after: { list: 'Customers', format: 'CSV' },
    })
    expect(JSON.stringify(entry)).not.toContain('Quill')
  })

  it('is an Excel file, when one is wanted', async () => {
    const path = await pathOf(await tokenFor(world, business, 'ADMIN'), { format: 'xlsx' })
    const answer = await get(path)
    expect(answer.headers.get('content-disposition')).toContain('cuecard-customers-2026-06-10.xlsx')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
  })

  it('works once, also when it is fetched five times at the same moment', async () => {
    const path = await pathOf(await tokenFor(world, business, 'ADMIN'))
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await get(path)).status))
    expect(statuses.sort()).toEqual([200, 404, 404, 404, 404])
  })

  it('works for a minute, and a HEAD does not use it up', async () => {
    const token = await tokenFor(world, business, 'ADMIN')
    const [first, second] = [await pathOf(token), await pathOf(token)]
    const head = await fetch(server.url + first, { method: 'HEAD' })
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET'])
    world.clock.set('2026-06-10T16:00:59Z')
    expect((await get(first)).status).toBe(200)
    world.clock.set('2026-06-10T16:01:01Z')
    const late = await server.send('GET', second)
    expect([late.status, late.body.message]).toEqual([
      404,
      'This link was used already, or is older than a minute. Please export again.',
    ])
    expect((await get(`${second.slice(0, -4)}AAAA`)).status).toBe(404)
    // A session token is no link.
    expect((await get(`/api/exports/download/${token}`)).status).toBe(404)
  })

  it('ends with the session, the account and the key that made it', async () => {
    const { prisma } = world
    const key = await keyOf(world, business, 'MANAGER')
    const token = await tokenFor(world, business, 'ADMIN')
    const paths = [
      await pathOf(token),
      await pathOf(await tokenFor(world, business, 'MANAGER')),
      await pathOf(key.key),
    ]
    await prisma.revokedToken.create({
      data: {
        jti: world.services.tokens.idOf(token),
        expiresAt: new Date('2026-06-11'),
        reason: 'SIGNED_OUT',
      },
    })
    const managerKey = { businessId_id: { businessId: business.id, id: business.manager.id } }
    await prisma.user.update({ where: managerKey, data: { isActive: false } })
    await prisma.apiKey.updateMany({ where: { businessId: business.id }, data: { revokedAt: new Date() } })
    for (const path of paths) expect((await get(path)).status).toBe(401)
  })

  it('is for managers and admins and their keys, but everybody exports their own tasks', async () => {
    for (const role of roles) {
      const [token, { key }] = [await tokenFor(world, business, role), await keyOf(world, business, role)]
      const allowed = role === 'EMPLOYEE' ? 403 : 201
      expect([role, (await make(token)).status, (await make(key)).status]).toEqual([role, allowed, allowed])
      expect([
        role,
        (await make(token, csv, 'tasks')).status,
        (await make(key, csv, 'tasks')).status,
      ]).toEqual([role, 201, 403])
    }
    expect((await server.send('POST', '/api/exports/customers', { body: csv })).status).toBe(401)
  })

  it.each([
    ['contacts', { ...csv, filter: 'this_week' }, 400, 'There is no such filter'],
    ['contacts', { ...csv, ownerId: 4711 }, 404, 'Team member not found'],
    ['service-appointments', { ...csv, technicianUserId: 4711 }, 404, 'Team member not found'],
    ['customers', { format: 'pdf' }, 400, 'Format must be csv or xlsx'],
    ['customers', {}, 400, 'Format must be csv or xlsx'],
  ])('refuses %s with %j, and records nothing', async (list, body, status, message) => {
    const answer = await make(await tokenFor(world, business, 'ADMIN'), body, list)
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect(await audited()).toEqual([])
  })

  describe('of many rows', () => {
    beforeEach(async () => {
      // Forty megabytes: more than the buffers between the database and the client.
      await database.pool.query(
        `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, notes)
           SELECT $1, 'Ann', 'Berg', 'Ann Berg', '5550000000', 'Darts', repeat(md5(i::text), 125)
             FROM generate_series(1, 10000) AS i`,
        [business.id],
      )
    })

    const connections = async () => {
      const { rows } = await database.pool.query(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'cuecard export' AND datname = current_database()`,
      )
      return rows.length
    }

    it.each(['csv', 'xlsx'])(
      'waits for its reader, and leaves nothing behind when it is broken off: %s',
      async (format) => {
        const leaving = new AbortController()
        const path = await pathOf(await tokenFor(world, business, 'ADMIN'), { format })
        const answer = await get(path, leaving.signal)
        await answer.body?.getReader().read()
        expect(await connections()).toBe(1)
        leaving.abort()
        await expect.poll(connections, { timeout: 10_000 }).toBe(0)
      },
    )

    it.each(['csv', 'xlsx'])('does not look complete when the database is lost: %s', async (format) => {
      const path = await pathOf(await tokenFor(world, business, 'ADMIN'), { format })
      const answer = await get(path)
      await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'cuecard export' AND datname = current_database()`,
      )
      await expect(answer.arrayBuffer()).rejects.toThrow()
      await expect.poll(connections, { timeout: 10_000 }).toBe(0)
    })

    it('shows one moment, whatever changes meanwhile', async () => {
      const answer = await get(await pathOf(await tokenFor(world, business, 'ADMIN')))
      await world.prisma.customer.updateMany({
        where: { businessId: business.id },
        data: { city: 'Elsewhere' },
      })
      const text = await answer.text()
      expect(text).not.toContain('Elsewhere')
      expect(text.split('\r\n')).toHaveLength(10_003)
    })
  })
})
