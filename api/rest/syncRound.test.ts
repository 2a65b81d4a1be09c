import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { serve, type TestServer, tokenFor } from '#api/testing/harness/http/httpServer.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

describe('a round of a synchronization', () => {
  let world: World
  let business: TestBusiness
  let server: TestServer
  let token: string
  let writer: pg.Client

  beforeAll(async () => {
    const database = await freshDatabase()
    world = openWorld(database)
    business = await world.business()
    server = await serve(world)
    token = await tokenFor(world, business, 'EMPLOYEE')
    writer = new pg.Client({ connectionString: database.url })
    await writer.connect()
    afterFile(() => writer.end())
  })

  const until = async () => {
    const { status, body } = await server.send('GET', '/api/sync', { token })
    expect(status).toBe(200)
    return new Date(body.until)
  }
  const listed = async (path: string, since: Date) => {
    const instant = encodeURIComponent(since.toISOString())
    const { body } = await server.send('GET', `${path}=${instant}`, { token })
    return body.map(({ id }: { id: number }) => id)
  }

  /** Begins a transaction that runs `statements`, and returns its time and a function that commits it. */
  async function open(...statements: string[]) {
    await writer.query('BEGIN')
    const { rows } = await writer.query<{ now: Date }>('SELECT now()')
    for (const statement of statements) await writer.query(statement)
    return { began: rows[0]?.now as Date, commit: () => writer.query('COMMIT') }
  }

  it('ends now when no transaction runs', async () => {
    const before = Date.now()
    expect((await until()).getTime()).toBeGreaterThanOrEqual(before - 1)
  })

  it('ends before a transaction that commits later, and the next round has its changes', async () => {
    const { id } = await business.customer({ city: 'Rye', updatedAt: new Date('2026-01-05T12:00:00Z') })
    const { id: gone } = await business.customer()
    const { began, commit } = await open(
      `UPDATE "Customer" SET city = 'Akron' WHERE id = ${id}`,
      `DELETE FROM "Customer" WHERE id = ${gone}`,
    )
    const first = await until()
    expect(first.getTime()).toBeLessThanOrEqual(began.getTime())
    // What this round reads does not have the changes yet, and everything later has a later time.
    expect(await listed('/api/customers?updatedSince', first)).not.toContain(id)
    await commit()
    // Lists look back further; the changes are found without that, however long the transaction took.
    const exact = new Date(first.getTime() + 30_000)
    expect(await listed('/api/customers?updatedSince', exact)).toContain(id)
    expect(await listed('/api/deleted?type=customers&since', exact)).toContain(gone)
    expect((await until()).getTime()).toBeGreaterThan(began.getTime())
  })

  it('ends before a transaction that has not written yet, since it writes the time at which it began', async () => {
    const { id } = await business.customer({ updatedAt: new Date('2026-01-05T12:00:00Z') })
    const { commit } = await open()
    const first = await until()
    await writer.query(`UPDATE "Customer" SET city = 'Akron' WHERE id = ${id}`)
    await commit()
    const { updatedAt } = await world.prisma.customer.findFirstOrThrow({ where: { id } })
    expect(first.getTime()).toBeLessThanOrEqual(updatedAt.getTime())
  })
})
