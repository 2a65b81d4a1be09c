import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { blankDatabase, silent } from '#api/testing/harness/database/database.ts'
import { openReplica, type Replica } from './replica.ts'
import { type Statements, statementsOn } from './statements.ts'

const future = 'FFFFFFFF/FFFFFFFF'
const past = '0/1'

let primary: Statements
let primaryName = ''
let replicaUrl = ''
let replicaName = ''
let ask: pg.Pool
let replica: Replica

const nameOf = (url: string) => new URL(url).pathname.slice(1)

/** Pretends that a database is a replica which has replayed the log up to a position. */
async function pretend({ replayed = future, inRecovery = true }): Promise<void> {
  await ask.query('update fake.server set replayed = $1, in_recovery = $2', [replayed, inRecovery])
}

/** The name of the database that answers a read. */
async function answering(): Promise<string> {
  const read = (on: Statements) => on.rows<{ name: string }>('select current_database()::text as name', [])
  return (await replica.read(primary, read))[0]?.name ?? ''
}

beforeAll(async () => {
  const url = await blankDatabase()
  replicaUrl = await blankDatabase()
  primaryName = nameOf(url)
  replicaName = nameOf(replicaUrl)
  const pool = new pg.Pool({ connectionString: url })
  afterFile(() => pool.end())
  primary = statementsOn(pool, () => '')
  ask = new pg.Pool({ connectionString: replicaUrl })
  afterFile(() => ask.end())
  // A transaction that is open sees a changed row, but not a replaced function.
  await ask.query(`create schema fake;
    create table fake.server as select null::pg_lsn as replayed, null::bool as in_recovery;
    create function fake.pg_is_in_recovery() returns bool return (select in_recovery from fake.server);
    create function fake.pg_last_wal_replay_lsn() returns pg_lsn return (select replayed from fake.server)`)
  await ask.query(`alter database ${replicaName} set search_path = fake, pg_catalog, public`)
})

beforeEach(async () => {
  await pretend({})
  replica = openReplica(replicaUrl, silent, 2)
  afterFile(replica.close)
})

describe('a read replica', () => {
  test('answers once it has replayed what is committed', async () => {
    replica = openReplica(replicaUrl, silent, 2, 10_000)
    afterFile(replica.close)
    expect(await answering()).toBe(replicaName)
    await pretend({ replayed: past })
    const waiting = answering()
    await pretend({})
    expect(await waiting).toBe(replicaName)
  })

  test('A read replica that is behind leaves the reads to the primary, also those that follow', async () => {
    await pretend({ replayed: past })
    expect(await answering()).toBe(primaryName)
    await pretend({})
    expect(await answering()).toBe(primaryName)
  })

  test('A read replica that was promoted never counts as up to date', async () => {
    await pretend({ inRecovery: false })
    expect(await answering()).toBe(primaryName)
  })

  test('A read replica that is gone or fails leaves the reads to the primary', async () => {
    const read = (on: Statements) =>
      on.rows('select 1 / (case current_database() when $1 then 0 else 1 end) as one', [replicaName])
    expect(await replica.read(primary, read)).toEqual([{ one: 1 }])
    replica = openReplica('postgresql://nobody@127.0.0.1:1/nothing', silent, 2)
    expect(await answering()).toBe(primaryName)
  })

  test('takes no writes, and bounds its statements', async () => {
    const read = (on: Statements) => on.rows('show statement_timeout', [])
    expect(await replica.read(primary, read)).toEqual([{ statement_timeout: '15s' }])
    const write = (on: Statements) => on.rows('create table made (id int)', [])
    await replica.read(primary, write)
    expect((await ask.query("select to_regclass('fake.made') as found")).rows).toEqual([{ found: null }])
  })
})
