import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { inject } from 'vitest'
import { type Connection, connect } from '#api/core/database/connection.ts'
import { afterFile } from '#api/testing/cleanUp.ts'
import { databaseAt } from '#api/testing/databaseUrl.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: {
      /** A database of the run's server, to make others from. */
      url: string
      /** How the names of the run's databases begin. */
      prefix: string
      /** The migrated one that is copied. */
      template: string
    }
  }
}

export const silent = pino({ level: 'silent' })

/** A migrated, empty database for the test file that asks; it is dropped when the file is done. */
export async function freshDatabase(): Promise<Connection & { url: string }> {
  const url = await makeDatabase(inject('databases').template)
  const connection = connect(url, silent)
  afterFile(connection.close)
  return { ...connection, url }
}

/** The connection string of a database without anything in it. */
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
