import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { Role } from '#api/generated/enums.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { operatorOf, operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

const roles: Role[] = ['EMPLOYEE', 'MANAGER', 'ADMIN']
const erase = 'mutation ($id: ID!) { deleteBusiness(input: { id: $id }) { deletedBusinessId } }'

describe('the download of a business', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let server: TestServer
  let token: string
  let folder: string
  let business: FilledBusiness

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
    token = await operatorToken(world)
    business = await filledBusiness(world, 3)
    await world.prisma.business.update({ where: { id: business.id }, data: { name: 'Chalk & Cue' } })
  })
  afterAll(() => rm(folder, { recursive: true }))

  const pathOf = ({ id }: { id: number }) => `/api/superadmin/businesses/${id}/export`
  const get = (from = server, { id }: { id: number } = business, signal?: AbortSignal) =>
    fetch(from.url + pathOf({ id }), {
      headers: { authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    })
  const exportsOf = (businessId: number) =>
    world.prisma.auditEntry.findMany({ where: { businessId, action: 'business:export' } })
  const rowsOf = async (id: number) => {
    const { rows } = await database.pool.query(
      'SELECT c::text AS row FROM "Customer" c WHERE "businessId" = $1 ORDER BY 1',
      [id],
    )
    return rows
  }
  const restoreFrom = async (answer: Response, passphrase?: string) => {
    const file = join(folder, 'download')
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    const operator = await operatorOf(world)
    await operator.ok(erase, { id: globalId('ManagedBusiness', business.id) })
    return restoreBusiness({ url: database.url, file, passphrase, log: silent })
  }

  it('is refused for everyone but superadmins, five times', async () => {
    const tokens = await Promise.all([
      ...roles.map((role) => tokenFor(world, business, role)),
      ...roles.map(async (role) => (await keyOf(world, business, role)).key),
    ])
    for (let round = 1; round <= 5; round += 1) {
      for (const other of tokens) {
        const { status } = await server.send('GET', pathOf(business), { token: other })
        expect(status).toBe(403)
      }
      expect((await server.send('GET', pathOf(business))).status).toBe(401)
      expect((await server.send('GET', pathOf(business), { token: 'cuecard_wrong' })).status).toBe(401)
      expect((await server.send('GET', pathOf({ id: 4711 }), { token })).status).toBe(404)
      const { status, headers } = await server.send('POST', pathOf(business), { token })
      expect([status, headers.get('allow')]).toEqual([405, 'GET'])
    }
    expect(await exportsOf(business.id)).toEqual([])
  })

  it('does not exist on a server without a source', async () => {
    const without = await serve(world)
    expect((await without.send('GET', pathOf(business), { token })).status).toBe(404)
  })

  it('names the business and the date, is recorded, and can be restored', async () => {
    const before = await rowsOf(business.id)
    const answer = await get()
    expect(answer.status).toBe(200)
    const name = `cuecard-chalk-cue-${business.id}-2026-06-10.tar.gz`
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    )
    expect(await exportsOf(business.id)).toMatchObject([
      { actorType: 'superadmin', actorName: 'triton', subject: `Business:${business.id}` },
    ])
    const { manifest } = await restoreFrom(answer)
    expect(manifest.business).toEqual({ id: business.id, name: 'Chalk & Cue' })
    expect(before.length).toBeGreaterThan(0)
    expect(await rowsOf(business.id)).toEqual(before)
  })

  it('is encrypted with the passphrase of the server', async () => {
    const passphrase = 'a passphrase for tests'
    const sealed = await serve(world, { exports: { url: database.url, passphrase, keyCost: 10 } })
    const answer = await get(sealed)
    expect(answer.headers.get('content-disposition')).toMatch(/\.tar\.gz\.age"/)
    await restoreFrom(answer, passphrase)
    expect(await rowsOf(business.id)).not.toEqual([])
  })

  describe('of a large business', () => {
    let large: { id: number }

    beforeAll(async () => {
      large = await world.business({ name: 'Large' })
      // Fourteen megabytes after compression: more than the buffers between the database and the client.
      await database.pool.query(
        `INSERT INTO "AuditEntry" ("businessId", "actorType", "actorName", action, subject, after)
           SELECT $1, 'system', 'Automatic', 'business:update', 'Business:1', jsonb_build_object('text', noise)
             FROM generate_series(1, 300) AS i, LATERAL (
               SELECT string_agg(md5(concat(i, ' ', j)), '') AS noise FROM generate_series(1, 3000) AS j) AS made`,
        [large.id],
      )
    })

    /** What the connections of downloads wait for. */
    const connections = async () => {
      const { rows } = await database.pool.query(
        `SELECT wait_event FROM pg_stat_activity
          WHERE application_name = 'cuecard backup' AND datname = current_database() AND state <> 'idle'`,
      )
      return rows.map(({ wait_event }) => wait_event)
    }

    it('waits for its reader, and leaves nothing behind when it is broken off', async () => {
      for (let round = 1; round <= 2; round += 1) {
        const leaving = new AbortController()
        const answer = await get(server, large, leaving.signal)
        await answer.body?.getReader().read()
        await expect.poll(connections, { timeout: 10_000 }).toEqual(['ClientWrite'])
        leaving.abort()
        await expect.poll(connections, { timeout: 10_000 }).toEqual([])
      }
      expect(await exportsOf(large.id)).toHaveLength(2)
      expect((await (await get(server, large)).arrayBuffer()).byteLength).toBeGreaterThan(12_000_000)
    })

    it('is refused while two others are running', async () => {
      await expect.poll(connections, { timeout: 10_000 }).toEqual([])
      const leaving = new AbortController()
      const running = await Promise.all([1, 2].map(() => get(server, large, leaving.signal)))
      expect(running.map(({ status }) => status)).toEqual([200, 200])
      expect((await get()).status).toBe(503)
      leaving.abort()
      await expect.poll(async () => (await get()).status, { timeout: 10_000 }).toBe(200)
    })

    it('does not look complete when the database is lost', async () => {
      // The downloads of the test before may still be ending.
      const answer = await vi.waitUntil(async () => {
        const attempt = await get(server, large)
        return attempt.ok && attempt
      }, 10_000)
      await expect.poll(connections, { timeout: 10_000 }).toEqual(['ClientWrite'])
      await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'cuecard backup' AND datname = current_database()`,
      )
      await expect(answer.arrayBuffer()).rejects.toThrow()
      // Its place is free for another as soon as it has ended.
      await expect.poll(async () => (await get()).status, { timeout: 10_000 }).toBe(200)
    })
  })
})
