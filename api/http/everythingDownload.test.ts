import { beforeAll, describe, expect, it } from 'vitest'
import { untarred } from '#api/modules/exports/testing/untarred.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('the download of everything', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let world: World
  let server: TestServer
  let business: TestBusiness
  let token: string

  beforeAll(async () => {
    database = await freshDatabase()
    world = openWorld(database)
    server = await serve(world, { exports: { url: database.url } })
    business = await world.business()
    token = await tokenFor(world, business, 'ADMIN')
    // Twenty-four megabytes that hardly compress: more than a file of a table, and than the buffers on the way to the client.
    await database.pool.query(
      `INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, notes)
         SELECT $1, 'Ann', 'Berg', 'Ann Berg', '5550000000', 'Darts',
                (SELECT string_agg(md5(concat(i, ' ', j)), '') FROM generate_series(1, 125) AS j)
           FROM generate_series(1, 6000) AS i`,
      [business.id],
    )
  })

  const get = async (signal?: AbortSignal) => {
    const { body } = await server.send('POST', '/api/exports/everything', { token })
    return fetch(server.url + new URL(body.url as string).pathname, { ...(signal && { signal }) })
  }
  const connections = async () => {
    const { rows } = await database.pool.query(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'cuecard export' AND datname = current_database()`,
    )
    return rows.length
  }

  it('goes on in another file when a table is large, and shows one moment', async () => {
    const answer = await get()
    await world.prisma.customer.updateMany({
      where: { businessId: business.id },
      data: { city: 'Elsewhere' },
    })
    const files = await untarred(Buffer.from(await answer.arrayBuffer()))
    const { tables } = JSON.parse(files.get('manifest.json') ?? '')
    const customers = tables.find(({ name }: { name: string }) => name === 'Customer')
    expect(customers).toMatchObject({ rows: 6_000 })
    const [first, ...more] = customers.files.filter((name: string) => name.endsWith('.csv'))
    expect([first, ...more]).toEqual(['Customer.csv', 'Customer-2.csv', 'Customer-3.csv'])
    const heads = [first, ...more].map((name) => (files.get(name) ?? '').split('\r\n'))
    for (const lines of heads) expect(lines[0]).toBe(heads[0]?.[0])
    expect(heads.reduce((sum, lines) => sum + lines.length - 2, 0)).toBe(6_000)
    expect([...files.values()].join('')).not.toContain('Elsewhere')
  })

  it('runs once a business, and leaves nothing behind when it is broken off', async () => {
    const leaving = new AbortController()
    const first = await get(leaving.signal)
    await first.body?.getReader().read()
    expect(await connections()).toBe(1)
    const second = get()
    expect(await Promise.race([second, new Promise((done) => setTimeout(done, 500, 'waits'))])).toBe('waits')
    expect(await connections()).toBe(1)
    leaving.abort()
    const answer = await second
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
    await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  })

  it('does not look complete when the database is lost', async () => {
    const answer = await get()
    await expect.poll(connections, { timeout: 10_000 }).toBe(1)
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'cuecard export' AND datname = current_database()`,
    )
    await expect(answer.arrayBuffer()).rejects.toThrow()
    await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  })
})
