import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { openTemporary } from '#api/core/database/embedded/temporary.ts'
import { migrate } from '#api/core/database/migrate.ts'
import { readEnv } from '#api/env.ts'
import { databaseAt } from '#api/testing/databaseUrl.ts'

/** One server for the whole run, DATABASE_URL's or one of our own, and a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: 'silent' })
  const { databaseUrl } = readEnv()
  const server = databaseUrl ? undefined : await openTemporary(log)
  const url = databaseUrl ?? server?.url('postgres') ?? ''
  const prefix = `cuecard_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${template}`)
  await migrate(databaseAt(url, template), { log })
  await admin.query(`alter database ${template} allow_connections false`)
  project.provide('databases', { url, prefix, template })

  return async () => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) await admin.query(`drop database if exists ${datname} with (force)`)
    await admin.end()
    await server?.close()
  }
}
