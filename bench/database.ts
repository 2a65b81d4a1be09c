import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { passwordHasher } from '#api/core/accounts/passwords.ts'
import { openEmbedded } from '#api/core/database/embedded/embedded.ts'
import { migrate } from '#api/core/database/migrations/migrate.ts'
import { password } from './accounts.ts'
import { type Contents, isFilled, noteFilled } from './data.ts'

const log = pino({ level: 'silent' })

/** The PostgreSQL that is measured. */
export interface BenchServer {
  /** The address of a database with these data, made when it is not there; kept from one run to the next. */
  database(name: string, contents: Contents): Promise<string>
  close(): Promise<void>
}

/** The embedded PostgreSQL, with data of its own; or the server that BENCH_DATABASE_URL names. */
export async function openBenchServer(say: (line: string) => void): Promise<BenchServer> {
  const given = process.env.BENCH_DATABASE_URL
  const embedded = given ? null : await openEmbedded({ dataDir: join(import.meta.dirname, '.cache'), log })
  const url = (name: string) =>
    embedded?.url(name) ?? Object.assign(new URL(given ?? ''), { pathname: name }).href
  return {
    async database(name, { about, edition, fill }) {
      const there = await ask(url('postgres'), async (client) => {
        const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
        return rowCount === 1
      })
      if (there && (await ask(url(name), (client) => isFilled(client, edition)))) {
        await migrate(url(name), { log })
        // Else a few runs within an hour would be too many sign-ins.
        await ask(url(name), (client) => client.query('TRUNCATE "RateLimiterFlexible"'))
        return url(name)
      }
      say(`Making the data: ${about}`)
      await ask(url('postgres'), async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
        await client.query(`CREATE DATABASE ${name}`)
      })
      await migrate(url(name), { log })
      const passwordHash = await passwordHasher().hash(password)
      await ask(url(name), async (client) => {
        await fill(client, passwordHash)
        await noteFilled(client, edition)
      })
      return url(name)
    },
    close: async () => embedded?.close(),
  }
}

/** Asks a database something over a connection of its own. */
export async function ask<T>(
  connectionString: string,
  question: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}
