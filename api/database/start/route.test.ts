import pg from 'pg'
import { describe, expect, test, vi } from 'vitest'
import { listen } from '#api/core/live/changeListener.ts'
import { transactionPooler } from '#api/database/start/testing/transactionPooler.ts'
import { blankDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openDatabase } from './open.ts'
import { findRoute } from './route.ts'

const dataDir = '/nowhere'

// At once, because two of them wait two seconds for a notification that does not come.
describe.concurrent('the route to the database', () => {
  test('is found to keep its sessions without a pooler', async () => {
    const url = await blankDatabase()
    expect(await findRoute(url)).toEqual({ url, listenUrl: url, keepsSession: true })
  })

  test('is refused through a pooler in transaction mode alone', async () => {
    const pooled = await transactionPooler(await blankDatabase())
    await expect(openDatabase({ databaseUrl: pooled, dataDir }, silent)).rejects.toThrow(
      'DATABASE_URL leads through a connection pooler in transaction mode, which loses live updates: set DATABASE_LISTEN_URL to the address of PostgreSQL itself, or set the pooler to session mode.',
    )
  })

  test('is refused through such a pooler that has several sessions to choose from', async () => {
    const pooled = await transactionPooler(await blankDatabase())
    const clients = new pg.Pool({ connectionString: pooled })
    await Promise.all([1, 2].map(() => clients.query('select pg_sleep(0.2)')))
    await clients.end()
    await expect(findRoute(pooled)).rejects.toThrow(/^DATABASE_URL leads through a connection pooler/)
  })

  test('is refused when LISTEN goes through such a pooler', async () => {
    const url = await blankDatabase()
    await expect(findRoute(url, await transactionPooler(url))).rejects.toThrow(
      'DATABASE_LISTEN_URL leads through a connection pooler in transaction mode, which loses live updates: let it lead to PostgreSQL itself.',
    )
  })

  test('is refused when LISTEN goes to another database', async () => {
    await expect(findRoute(await blankDatabase(), await blankDatabase())).rejects.toThrow(
      /^DATABASE_LISTEN_URL and DATABASE_URL lead to different databases/,
    )
  })

  test('The route through a pooler in transaction mode works beside an address for LISTEN', async () => {
    const databaseListenUrl = await blankDatabase()
    const databaseUrl = await transactionPooler(databaseListenUrl)
    const database = await openDatabase({ databaseUrl, databaseListenUrl, dataDir }, silent)
    const { pool, prisma, statements, listenUrl } = database
    const heard = vi.fn()
    const changes = { onChange: heard, onConnected: () => undefined, onDisconnected: () => undefined }
    const listener = await listen(listenUrl, changes, silent)

    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    const made = await Promise.all(names.map((name) => prisma.business.create({ data: { name } })))
    const ids = made.map(({ id }) => id)
    await prisma.$transaction((tx) => tx.business.update({ where: { id: ids[0] }, data: { name: 'First' } }))
    for (const _ of names) await prisma.business.findMany({ where: { id: { in: ids } } })
    expect(await statements.lists('select count(*) from "Business"', [])).toEqual([[6n]])
    // A name would meet a session that has not prepared it, or has prepared it already.
    expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([])
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(`${ids[0]} Business ${ids[0]} UPDATE`))

    const { rows } = await pool.query(
      'select setconfig from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database()',
    )
    expect(rows).toEqual([
      {
        setconfig: [
          'statement_timeout=15000',
          'lock_timeout=5000',
          'idle_in_transaction_session_timeout=15000',
        ],
      },
    ])
    await listener.close()
    await database.close()
    await (await openDatabase({ databaseUrl, databaseListenUrl, dataDir }, silent)).close()
  })
})
