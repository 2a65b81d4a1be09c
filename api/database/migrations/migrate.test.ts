import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { blankDatabase, silent } from '#api/testing/harness/database/database.ts'
import { missingMigration } from './diff.ts'
import { migrate, migrationLock } from './migrate.ts'
import { migrationsFolder } from './migrations.ts'

let folder = ''

async function write(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  await write(
    '1_first',
    `create table a (id int); create function semi() returns text language plpgsql as $$ begin return ';'; end $$;`,
  )
})

afterAll(() => rm(folder, { recursive: true }))

describe('migrating', { timeout: 60_000 }, () => {
  test('gives exactly the datamodel', async () => {
    expect(await missingMigration(await blankDatabase())).toBeUndefined()
  })

  test('shows what a datamodel has and the migrations have not', async () => {
    await cp(migrationsFolder, join(folder, 'older'), { recursive: true })
    const older = join(folder, 'older')
    await mkdir(join(older, '99999999999999_less'))
    await writeFile(
      join(older, '99999999999999_less/migration.sql'),
      'alter table "Customer" drop column "city"',
    )
    expect(await missingMigration(await blankDatabase(), older)).toMatch(/ADD COLUMN +"city" VARCHAR\(80\);/)
    await rm(older, { recursive: true })
  })

  test('happens once, however many start at once', async () => {
    const url = await blankDatabase()
    const starts = Array.from({ length: 10 }, () => migrate(url, { log: silent, folder }))
    expect((await Promise.all(starts)).flat()).toEqual(['1_first'])
    expect(await migrate(url, { log: silent, folder })).toEqual([])
    expect(await ask(url, 'select migration_name from _prisma_migrations')).toEqual([
      { migration_name: '1_first' },
    ])
    expect(await ask(url, 'select semi()')).toEqual([{ semi: ';' }])
  })

  test('waits while another process migrates', async () => {
    const url = await blankDatabase()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    await other.query('select pg_advisory_lock($1)', [migrationLock])
    const applied = migrate(url, { log: silent, folder })
    const waiting = 'select from pg_locks where objid = $1 and not granted'
    await vi.waitFor(async () => expect((await other.query(waiting, [migrationLock])).rows).toHaveLength(1), {
      timeout: 10_000,
    })
    await other.end()
    expect(await applied).toEqual(['1_first'])
  })

  test('leaves nothing of a migration that fails, and goes on once it is mended', async () => {
    const url = await blankDatabase()
    await write('2_second', 'create table b (id int); insert into a values (1); create table a (id int);')
    await expect(migrate(url, { log: silent, folder })).rejects.toThrow(
      /^The migration 2_second failed and was undone: .*relation "a" already exists/,
    )
    expect(await ask(url, 'select count(*)::int from a')).toEqual([{ count: 0 }])
    await expect(ask(url, 'select from b')).rejects.toThrow('does not exist')
    await write('2_second', 'create table b (id int);')
    expect(await migrate(url, { log: silent, folder })).toEqual(['2_second'])
  })

  test('refuses a database that cannot keep every letter', async () => {
    const url = await blankDatabase("encoding 'SQL_ASCII' locale 'C' locale_provider libc")
    await expect(migrate(url, { log: silent })).rejects.toThrow(/^The database keeps its text in SQL_ASCII/)
  })

  test('stops at one that another tool left half applied', async () => {
    const url = await blankDatabase()
    await migrate(url, { log: silent, folder })
    await ask(url, "update _prisma_migrations set finished_at = null where migration_name = '1_first'")
    await expect(migrate(url, { log: silent, folder })).rejects.toThrow(
      /^The migration 1_first began on .* never finished/,
    )
  })

  test('refuses a database that a newer version has migrated, before any write', async () => {
    const url = await blankDatabase()
    await migrate(url, { log: silent, folder })
    await ask(
      url,
      "insert into _prisma_migrations (id, checksum, migration_name, finished_at) values ('x', '', '9_newer', now())",
    )
    // An older version of the application, which also has a migration to apply.
    const older = join(folder, 'older-version')
    await mkdir(join(older, '1_first'), { recursive: true })
    await cp(join(folder, '1_first'), join(older, '1_first'), { recursive: true })
    await mkdir(join(older, '3_own'))
    await writeFile(join(older, '3_own/migration.sql'), 'create table own (id int)')
    const names = 'select migration_name from _prisma_migrations order by 1'
    const before = await ask(url, names)
    await expect(migrate(url, { log: silent, folder: older })).rejects.toThrow(
      /^The database was migrated by a newer Cuecard, and this version does not know .*9_newer: start the newer/,
    )
    expect(await ask(url, names)).toEqual(before)
    await expect(ask(url, 'select from own')).rejects.toThrow('does not exist')
    await ask(
      url,
      "update _prisma_migrations set rolled_back_at = now() where migration_name like any ('{9_newer,2_second}')",
    )
    expect(await migrate(url, { log: silent, folder: older })).toEqual(['3_own'])
    await rm(older, { recursive: true })
  })
})
