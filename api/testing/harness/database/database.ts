import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Connection, connect } from '#api/core/database/connection.ts'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { databaseAt } from '#api/testing/harness/database/databaseUrl.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: {
      /** The connection string of a database on the test run's server, from which other databases can be created. */
      url: string
      /** The prefix of the test run's database names. */
      prefix: string
      /** The migrated database that is copied. */
      template: string
      /** A folder that is removed after the test run. */
      folder: string
    }
  }
}

export const silent = pino({ level: 'silent' })

/** Creates a migrated, empty database for the current test file and drops it after the file. */
export async function freshDatabase(): Promise<Connection & { url: string }> {
  const url = await makeDatabase(inject('databases').template)
  const connection = connect(url, silent)
  afterFile(connection.close)
  return { ...connection, url }
}

/** Creates an empty database without migrations and returns its connection string. */
export async function blankDatabase(locale = "encoding 'UTF8'"): Promise<string> {
  return makeDatabase(`template0 ${locale}`)
}

async function makeDatabase(template: string): Promise<string> {
  const { url, prefix } = inject('databases')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  await administer(`create database ${name} template ${template} strategy file_copy`)
  afterFile(() => administer(`drop database ${name} with (force)`))
  return databaseAt(url, name)
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databases').url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}
