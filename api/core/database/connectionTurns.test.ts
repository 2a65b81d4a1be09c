import { afterEach, describe, expect, inject, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { toAppError } from '#api/core/failures/maskError.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness } from '#api/testing/harness/world.ts'
import { type Connection, connect } from './connection.ts'
import { connectionsPerBusiness } from './connectionTurns.ts'

const opened: Connection[] = []

function open(poolSize: number, url = inject('databases').url): Connection {
  const connection = connect(url, silent, { poolSize })
  opened.push(connection)
  return connection
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((connection) => connection.close()))
})

/** Uses all connections that a business may have at once, until the returned function is called. */
function hold({ turns }: Connection, businessId: number, poolSize: number): () => void {
  let end = () => {}
  const held = new Promise<void>((resolve) => {
    end = resolve
  })
  for (let taken = 0; taken < connectionsPerBusiness(poolSize); taken += 1) turns(businessId, () => held)
  return end
}

describe('connections', () => {
  it('are left to other businesses while one uses all that it may', async () => {
    const connection = open(4)
    const { turns, pool } = connection
    const release = hold(connection, 1, 4)
    const order: string[] = []
    const waiting = [1, 1, 1].map((id) => turns(id, async () => order.push('heavy')))
    const served = await turns(2, () => pool.query('select 2 as served'))
    order.push('neighbour')
    expect(served.rows).toEqual([{ served: 2 }])
    release()
    await Promise.all(waiting)
    expect(order).toEqual(['neighbour', 'heavy', 'heavy', 'heavy'])
  })

  it('are used in turns when there are too few', async () => {
    const connection = open(1)
    const release = hold(connection, 9, 1)
    const order: number[] = []
    const request = [1, 1, 1, 1, 2, 3].map((id) => connection.turns(id, async () => order.push(id)))
    release()
    await Promise.all(request)
    expect(order).toEqual([1, 2, 3, 1, 1, 1])
  })

  it('Connections that are all in use for too long are BUSY, not a lost database', async () => {
    const { pool, prisma, statements, turns } = open(1)
    const held = await pool.connect()
    const inTurn = turns(1, () => pool.query('select 1'))
    const failures = [
      () => inTurn,
      () => turns(1, () => pool.query('select 1')),
      () => statements.rows('select 1', []),
      () => prisma.$queryRaw`select 1`,
      () => prisma.$transaction((tx) => tx.$queryRaw`select 1`),
    ].map((ask) => ask().then(String, toAppError))
    for (const failure of await Promise.all(failures)) {
      expect(failure).toBeInstanceOf(AppError)
      expect(failure).toMatchObject({ code: 'BUSY', status: 503, retryAfter: expect.any(Number) })
    }
    held.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('are given back after failures of every kind, five times as many as there are', async () => {
    const { pool, prisma, turns } = open(2)
    const fails = [
      () => pool.query('select nonsense'),
      () => prisma.$queryRaw`select nonsense`,
      () => prisma.$transaction((tx) => tx.$queryRaw`select nonsense`),
      () => pool.query('select pg_terminate_backend(pg_backend_pid())'),
    ]
    for (const fail of Array.from({ length: 5 }, () => fails).flat()) {
      await expect(turns<unknown>(1, fail)).rejects.toThrow()
    }
    const both = await Promise.all([1, 1].map((id) => turns(id, () => pool.query('select 1'))))
    expect(both).toHaveLength(2)
  })

  it('count for all operations of the business, in a transaction too', async () => {
    const { url, ...database } = await freshDatabase()
    const business = await openWorld(database).business()
    const small = open(4, url)
    const world = openWorld(small)
    const release = hold(small, business.id, 4)
    const neighbour = await world.business()
    const contextOf = ({ admin }: TestBusiness) =>
      contextFor(world.services, admin.actor.viewer, { address: '192.0.2.1' }).ctx
    const [own, other] = [contextOf(business), contextOf(neighbour)]
    const acts = (each: BusinessContext) => [
      each.db.customer.count(),
      each.sql('select 1 from "Business" where id = $1'),
      each.lists?.('select 1 from "Business" where id = $1'),
      each.transaction((tx) => tx.db.customer.count()),
    ]
    await Promise.all(acts(other))
    let done = 0
    const waiting = acts(own).map((act) => Promise.resolve(act).then(() => (done += 1)))
    await Promise.all(acts(other))
    expect(done).toBe(0)
    release()
    await Promise.all(waiting)
    expect(done).toBe(4)
  })

  it('are one for all that a transaction does, however many do so at once', async () => {
    const { url, ...database } = await freshDatabase()
    const { id, admin } = await openWorld(database).business()
    const { services } = openWorld(open(2, url))
    const { ctx } = contextFor(services, admin.actor.viewer, { address: '192.0.2.1' })
    const transactions = Array.from({ length: 20 }, () =>
      ctx.transaction(async (tx) => [
        await tx.db.customer.count(),
        await tx.sql('select id from "Business" where id = $1'),
      ]),
    )
    expect(await Promise.all(transactions)).toEqual(Array.from({ length: 20 }, () => [0, [{ id }]]))
  })
})
