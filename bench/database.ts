import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openEmbedded } from '#api/core/database/embedded/embedded.ts'
import { migrate } from '#api/core/database/migrate.ts'
import { passwordHasher } from '#api/core/passwords.ts'
import { account, fill, isFilled } from './data.ts'

const log = pino({ level: 'silent' })
const name = 'bench'

/** A PostgreSQL with the benchmark's data, kept from one run to the next. */
export async function openBenchDatabase(say: (line: string) => void) {
  const server = await openEmbedded({ dataDir: join(import.meta.dirname, '.cache'), log })
  const url = server.url(name)
  const there = await ask(server.url('postgres'), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    return rowCount === 1
  })
  if (!there || !(await ask(url, isFilled))) {
    say('Making the data: 100 shops, 100,000 customers, 300,000 contacts')
    await ask(server.url('postgres'), async (client) => {
      await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await client.query(`CREATE DATABASE ${name}`)
    })
    await migrate(url, { log })
    const passwordHash = await passwordHasher().hash(account.password)
    await ask(url, (client) => fill(client, passwordHash))
  }
  return { url, close: () => server.close() }
}

async function ask<T>(connectionString: string, question: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await question(client)
  } finally {
    await client.end()
  }
}
