import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { installQueue } from '#api/core/jobs/install.ts'
import { appRole } from '#api/database/embedded/appRole.ts'
import type { Embedded } from '#api/database/embedded/embedded.ts'
import { openTemporary } from '#api/database/embedded/temporary.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { readEnv } from '#api/env/env.ts'
import { databaseAt } from '#api/testing/harness/database/databaseUrl.ts'

const log = pino({ level: 'silent' })

/** Sets up the test run: a server, from DATABASE_URL or embedded, and a migrated database that tests copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { databaseUrl } = readEnv()
  const server = databaseUrl ? undefined : await openTemporary(log)
  const url = databaseUrl ?? (server ? await ownRole(server) : '')
  const prefix = `cuecard_test_${randomBytes(4).toString('hex')}`
  const folder = await mkdtemp(join(tmpdir(), 'cuecard-test-run-'))
  // The account of the embedded server may enter it.
  await chmod(folder, 0o711)
  const tearDown = async () => {
    await rm(folder, { recursive: true, force: true })
    await dropAll(url, prefix).finally(() => server?.close())
  }
  try {
    const template = await makeTemplate(url, `${prefix}_template`)
    project.provide('databases', { url, prefix, template, folder })
  } catch (error) {
    await tearDown()
    throw error
  }
  return tearDown
}

/** Creates the role that Cuecard uses, with the right to create databases. */
async function ownRole(server: Embedded): Promise<string> {
  const url = await server.database('cuecard')
  await administer(server.url('postgres'), async (client) => {
    await client.query(`alter role ${appRole} createdb`)
    // Allows dropping a database while autovacuum works in it.
    await client.query(`grant pg_signal_backend to ${appRole}`)
    // While it analyzes a table, a VACUUM of a test cannot mark pages for reading by index alone.
    await client.query('alter system set autovacuum = off')
    await client.query('select pg_reload_conf()')
  })
  return url
}

async function makeTemplate(url: string, name: string): Promise<string> {
  await administer(url, (client) =>
    client.query(`create database ${name} template template0 encoding 'UTF8'`),
  )
  await migrate(databaseAt(url, name), { log })
  await installQueue(databaseAt(url, name), log)
  // PostgreSQL copies a database only when nobody is connected to it.
  await administer(url, (client) => client.query(`alter database ${name} allow_connections false`))
  return name
}

async function dropAll(url: string, prefix: string): Promise<void> {
  await administer(url, async (client) => {
    const all = 'select datname from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ datname: string }>(all, [prefix])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}

async function administer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}
