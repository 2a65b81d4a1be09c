import type pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { contextFor } from '#api/core/context.ts'
import { AppError } from '#api/core/errors.ts'
import { catalogued } from '#api/core/maskError.ts'
import type { Shop } from '#api/core/shop.ts'
import { freshDatabase, silent } from '#api/testing/database.ts'
import { openWorld, type TestShop } from '#api/testing/world.ts'
import { type Connection, connect } from './connection.ts'
import { connectionsPerBusiness, onBehalfOf } from './fairPool.ts'

const opened: Connection[] = []

function open(poolSize: number, url = inject('databases').url): Connection {
  const connection = connect(url, silent, poolSize)
  opened.push(connection)
  return connection
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((connection) => connection.close()))
})

describe('the pool', () => {
  it('leaves connections to other businesses while one holds all that it may', async () => {
    const { pool } = open(4)
    const take = (businessId: number) => onBehalfOf(businessId, () => pool.connect())
    const held = await Promise.all([take(1), take(1)])
    const order: string[] = []
    const waiting = [1, 1, 1].map(async (id) => {
      const client = await take(id)
      order.push('heavy')
      return client
    })
    const served = await onBehalfOf(2, () => pool.query('select 2 as served'))
    order.push('neighbour')
    expect(served.rows).toEqual([{ served: 2 }])
    for (const client of held) client.release()
    for (const client of waiting) (await client).release()
    expect(order).toEqual(['neighbour', 'heavy', 'heavy', 'heavy'])
  })

  it('lets businesses take turns when all connections are taken', async () => {
    const { pool } = open(1)
    const first = await pool.connect()
    const order: number[] = []
    const ask = async (businessId: number) => {
      await onBehalfOf(businessId, () => pool.query('select 1'))
      order.push(businessId)
    }
    const asked = [1, 1, 1, 1, 2, 3].map(ask)
    first.release()
    await Promise.all(asked)
    expect(order).toEqual([1, 2, 3, 1, 1, 1])
  })

  it('says BUSY, not that the database is lost, when every connection is in use for too long', async () => {
    const { pool, prisma, statements } = open(1)
    const held = await pool.connect()
    const failures = [
      () => pool.query('select 1'),
      () => statements.rows('select 1', []),
      () => prisma.$queryRaw`select 1`,
      () => prisma.$transaction((tx) => tx.$queryRaw`select 1`),
    ].map((ask) => ask().then(String, catalogued))
    for (const failure of await Promise.all(failures)) {
      expect(failure).toBeInstanceOf(AppError)
      expect(failure).toMatchObject({ code: 'BUSY', status: 503, retryAfter: expect.any(Number) })
    }
    held.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('gives places back after failures of every kind, five times as many as there are', async () => {
    const { pool, prisma } = open(2)
    const fails = [
      () => pool.query('select nonsense'),
      () => prisma.$queryRaw`select nonsense`,
      () => prisma.$transaction((tx) => tx.$queryRaw`select nonsense`),
      () => pool.query('select pg_terminate_backend(pg_backend_pid())'),
    ]
    for (const fail of Array.from({ length: 5 }, () => fails).flat()) {
      await expect(onBehalfOf(1, fail)).rejects.toThrow()
    }
    const clients = await Promise.all([1, 1].map((id) => onBehalfOf(id, () => pool.connect())))
    for (const client of clients) client.release()
  })

  it('is a business’s own for all that its shop does, in a transaction too', async () => {
    const { url, ...database } = await freshDatabase()
    const shop = await openWorld(database).shop()
    const small = open(4, url)
    const world = openWorld(small)
    const clients: pg.PoolClient[] = []
    for (let taken = 0; taken < connectionsPerBusiness(4); taken += 1) {
      clients.push(await onBehalfOf(shop.id, () => small.pool.connect()))
    }
    const neighbour = await world.shop()
    const shopOf = ({ admin }: TestShop) =>
      contextFor(world.house, admin.actor.viewer, { address: '192.0.2.1' }).shop
    const [own, other] = [shopOf(shop), shopOf(neighbour)]
    const acts = (each: Shop) => [
      each.db.customer.count(),
      each.sql('select 1 from "Business" where id = $1'),
      each.transaction((tx) => tx.db.customer.count()),
    ]
    await Promise.all(acts(other))
    let done = 0
    const waiting = acts(own).map((act) => Promise.resolve(act).then(() => (done += 1)))
    await Promise.all(acts(other))
    expect(done).toBe(0)
    for (const client of clients) client.release()
    await Promise.all(waiting)
    expect(done).toBe(3)
  })
})
