import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Embedded } from '#api/database/embedded/embedded.ts'
import { openTemporary } from '#api/database/embedded/temporary.ts'
import { freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { type Connection, connect, isDatabaseUnavailable } from './connection.ts'

describe('a connection', () => {
  let connection: Connection

  beforeAll(async () => {
    connection = await freshDatabase()
  })

  test('bounds statements, locks and idle transactions', async () => {
    const { rows } = await connection.pool.query(
      `select name, setting from pg_settings where name ~ '^(statement|lock|idle_in_transaction_session)_timeout$' order by name`,
    )
    expect(rows.map(({ setting }) => Number(setting))).toEqual([15_000, 5_000, 15_000])
  })

  test('prepares a statement once', async () => {
    const count = () => connection.prisma.business.count()
    const names = async () =>
      (await connection.pool.query('select name from pg_prepared_statements')).rows.length
    await count()
    const before = await names()
    await count()
    await count()
    expect(before).toBeGreaterThan(0)
    expect(await names()).toBe(before)
  })

  test('tells a refusal from an absence', async () => {
    const refused = await connection.prisma.business
      .create({ data: { name: ' ' } })
      .catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Error)
    expect(isDatabaseUnavailable(refused)).toBe(false)
    expect(isDatabaseUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
    expect(isDatabaseUnavailable({ cause: { code: '57P03' } })).toBe(true)
    expect(isDatabaseUnavailable(null)).toBe(false)
  })
})

describe('a server', { timeout: 90_000 }, () => {
  let server: Embedded
  let connection: Connection

  beforeAll(async () => {
    server = await openTemporary(silent)
    connection = connect(server.url('postgres'), silent)
  }, 60_000)

  afterAll(async () => {
    await connection.close()
    await server.close()
  })

  /**
   * All PostgreSQL processes of the server. Listed by the operating system, because a frozen server cannot be asked.
   */
  async function processes(): Promise<number[]> {
    const { rows } = await connection.pool.query("select pg_read_file('postmaster.pid') as file")
    const pid = Number.parseInt(rows[0].file, 10)
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    return [pid, ...children.trim().split('\n').map(Number)]
  }

  async function failure(work: () => Promise<unknown>): Promise<{ unavailable: boolean; seconds: number }> {
    const start = Date.now()
    const error = await work().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    return { unavailable: isDatabaseUnavailable(error), seconds: (Date.now() - start) / 1000 }
  }

  test('A server that freezes is noticed within five seconds, and found again', async () => {
    const held = await Promise.all([connection.pool.connect(), connection.pool.connect()])
    for (const client of held) client.release()
    const pids = await processes()
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      const failures = await Promise.all([
        failure(() => connection.pool.query('select 1')),
        failure(() => connection.prisma.$queryRaw`select 1`),
        failure(() => connection.prisma.$queryRaw`select 1`),
        failure(() => connection.prisma.$transaction((tx) => tx.$queryRaw`select 1`)),
      ])
      for (const { unavailable, seconds } of [
        ...failures,
        await failure(() => connection.pool.query('select 1')),
      ]) {
        expect(unavailable).toBe(true)
        expect(seconds).toBeLessThan(5)
      }
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    await vi.waitFor(() => connection.prisma.$queryRaw`select 1`, { timeout: 5_000 })
  })

  test('A server that is only slow is waited for', async () => {
    expect(await connection.prisma.$queryRaw`select 1 as one from pg_sleep(3.5)`).toEqual([{ one: 1 }])
  })

  test('A server that is killed is found again', async () => {
    const [pid = 0] = await processes()
    process.kill(pid, 'SIGKILL')
    const ask = () => connection.prisma.$queryRaw`select 1`
    await vi.waitFor(async () => expect((await failure(ask)).unavailable).toBe(true), {
      timeout: 5_000,
      interval: 5,
    })
    await vi.waitFor(ask, { timeout: 30_000, interval: 200 })
  })

  test('A server that is not there is unavailable at once', async () => {
    const nowhere = connect('postgresql://nobody@127.0.0.1:1/nothing', silent)
    expect((await failure(() => nowhere.prisma.business.count())).unavailable).toBe(true)
    expect((await failure(() => nowhere.pool.query('select 1'))).unavailable).toBe(true)
    await nowhere.close()
  })
})
