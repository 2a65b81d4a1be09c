import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Connection } from '#api/core/database/connection.ts'
import { globalId } from '#api/core/graph/ids.ts'
import { jobTasks } from '#api/jobs/tasks.ts'
import { exportBusiness } from '#api/modules/backups/business/export.ts'
import { restoreBusiness } from '#api/modules/backups/business/restore.ts'
import { enqueueRemovals, removalTask, removeBusiness } from '#api/modules/superadmin/businesses/removal.ts'
import { operatorOf, operatorToken } from '#api/testing/harness/accounts/operator.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

/** More than one statement removes. */
const customers = 6_000

describe('a deleted business with many rows', () => {
  let world: World
  let database: Connection & { url: string }
  let server: TestServer
  let business: TestBusiness
  let neighbour: TestBusiness
  let tokens: { user: string; operator: string }

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world)
    neighbour = await world.business({ name: 'Felt' })
    await neighbour.contact()
  })
  beforeEach(async () => {
    business = await world.business({ name: 'Chalk' })
    tokens = {
      user: await tokenFor(world, business, 'ADMIN'),
      operator: await operatorToken(world),
    }
  })

  const fill = () =>
    database.pool.query(
      `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
        SELECT $1, 'Ann', 'Berg' || i, 'Ann Berg' || i, (5550000000 + i)::text, 'Darts' FROM generate_series(1, ${customers}) AS i`,
      [business.id],
    )

  const left = async (id = business.id) => {
    const counted = `SELECT (SELECT count(*) FROM "Business" WHERE id = $1)::int AS businesses,
      (SELECT count(*) FROM "Customer" WHERE "businessId" = $1)::int AS customers,
      (SELECT count(*) FROM "Tally" WHERE "businessId" = $1)::int AS tallies`
    return (await database.pool.query(counted, [id])).rows[0]
  }
  const gone = { businesses: 0, customers: 0, tallies: 0 }
  const remove = () =>
    server.send('DELETE', `/api/superadmin/businesses/${business.id}`, { token: tokens.operator })
  /** Deletes it while the rows cannot be removed: a foreign transaction holds one of them. */
  const hidden = async () => {
    const holder = await database.pool.connect()
    await holder.query('BEGIN')
    await holder.query(`SELECT FROM "Customer" WHERE "businessId" = $1 ORDER BY id LIMIT 1 FOR UPDATE`, [
      business.id,
    ])
    const answer = await remove()
    await holder.query('COMMIT')
    holder.release()
    return answer
  }

  it('is gone with the answer for everybody, and its rows in jobs that continue after one another', async () => {
    await fill()
    const { status, body } = await hidden()
    expect([status, body]).toEqual([200, { success: true }])
    expect((await left()).customers).toBeGreaterThan(0)
    // Sessions, lists, a second deletion.
    expect((await server.send('GET', '/api/customers', { token: tokens.user })).status).toBe(401)
    const list = await server.send('GET', '/api/superadmin/businesses', { token: tokens.operator })
    expect(JSON.stringify(list.body)).not.toContain('Chalk')
    for (const _time of [1, 2, 3, 4, 5]) expect((await remove()).status).toBe(404)
    const operator = await operatorOf(world)
    const [id, user] = [globalId('ManagedBusiness', business.id), globalId('ManagedUser', business.admin.id)]
    const nodes = await operator.ok('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: [id, user] })
    expect(nodes).toEqual({ nodes: [null, null] })
    const names = await world.prisma.user.findMany({
      where: { businessId: business.id },
      select: { username: true },
    })
    expect(names.every(({ username }) => username.startsWith('deleted-'))).toBe(true)
    await expect(
      exportBusiness({ url: database.url, businessId: business.id, file: '/dev/null' }),
    ).rejects.toThrow('There is no business')

    const run = jobTasks(world.services)[removalTask]
    const jobs = async () => {
      const { rows } = await database.pool.query(
        `SELECT FROM graphile_worker.jobs WHERE task_identifier = $1 AND key = $2`,
        [removalTask, `${removalTask} ${business.id}`],
      )
      return rows.length
    }
    // A server that stops leaves the rest to another one.
    expect(await removeBusiness(world.services, business.id, AbortSignal.abort())).toBe(false)
    await run?.({ businessId: business.id }, AbortSignal.abort())
    expect(await jobs()).toBe(1)
    const neighbours = await left(neighbour.id)
    await run?.({ businessId: business.id }, new AbortController().signal)
    expect(await left()).toEqual(gone)
    expect(await left(neighbour.id)).toEqual(neighbours)
    // A job for what is gone, or for a business that was never deleted, does nothing.
    for (const businessId of [business.id, neighbour.id]) {
      await run?.({ businessId }, new AbortController().signal)
    }
    expect(await left(neighbour.id)).toEqual(neighbours)
    await enqueueRemovals(world.services, new Date())
    const trail = await world.prisma.auditEntry.findMany({ where: { subject: `Business:${business.id}` } })
    expect(trail).toMatchObject([{ action: 'business:delete', businessId: null, before: { name: 'Chalk' } }])
  })

  it('cannot be restored before its rows are gone', async () => {
    await fill()
    const folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
    afterFile(() => rm(folder, { recursive: true }))
    const file = join(folder, 'chalk')
    await exportBusiness({ url: database.url, businessId: business.id, file })
    await hidden()
    const restore = () => restoreBusiness({ url: database.url, file, log: silent })
    await expect(restore()).rejects.toThrow(`The business ${business.id} is still being deleted.`)
    await removeBusiness(world.services, business.id, new AbortController().signal)
    await restore()
    expect((await left()).customers).toBe(customers)
  })

  it('A deleted business of a usual size is gone with the answer', async () => {
    await business.contact()
    expect((await remove()).body).toEqual({ success: true })
    expect(await left()).toEqual(gone)
  })
})
