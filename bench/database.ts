import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { passwordHasher } from '#api/core/accounts/passwords.ts'
import { openEmbedded } from '#api/database/embedded/embedded.ts'
import { migrate } from '#api/database/migrations/migrate.ts'
import { password } from './accounts.ts'
import { type Contents, isFilled, noteFilled } from './data.ts'

const log = pino({ level: 'silent' })

/** The PostgreSQL server that is measured. */
export interface BenchServer {
  /** The connection string of a database with these contents. It is created when missing and kept between runs. */
  database(name: string, contents: Contents): Promise<string>
  close(): Promise<void>
}

/** Opens the embedded PostgreSQL with its own data folder, or connects to the server in BENCH_DATABASE_URL. */
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
        // Otherwise several runs within an hour would exceed the sign-in limit.
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

/** Runs queries on a new connection. */
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
