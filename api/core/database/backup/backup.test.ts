import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankDatabase, silent } from '#api/testing/database.ts'
import { migrate } from '../migrations/migrate.ts'
import { readMigrations } from '../migrations/migrations.ts'
import { backup } from './backup.ts'
import { restore } from './restore.ts'

let folder = ''
let source = ''

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client.query(sql).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

/** Every row of every table as text, except Prisma's migrations table. */
async function everything(url: string): Promise<unknown> {
  const tables = await ask(
    url,
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY 1",
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of tables) {
    contents[name] = await ask(url, `SELECT t::text AS row FROM "${name}" AS t ORDER BY 1`)
  }
  return contents
}

/** A business with customers, contacts and strings that `COPY` must escape. */
const sample = `
  INSERT INTO "Business" (name) VALUES ('Räder & Söhne');
  INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest, notes)
    SELECT b.id, 'Ann', 'Nr ' || n, 'Ann Nr ' || n, '5855550100', 'Cue', E'tab\\tline\\nback\\\\slash \\\\N 🎱'
      FROM "Business" b, generate_series(1, 500) AS n WHERE b.name = 'Räder & Söhne';
  INSERT INTO "Contact" ("businessId", "customerId", "scheduledDate")
    SELECT "businessId", id, now() + interval '1 day' FROM "Customer"`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cuecard-test-'))
  source = await blankDatabase()
  await migrate(source, { log: silent })
  await ask(source, sample)
}, 60_000)

afterAll(() => rm(folder, { recursive: true }))

const inFolder = (name: string) => join(folder, name)

describe('a backup', { timeout: 60_000 }, () => {
  test('restores every row, sequence and trigger in an empty database', async () => {
    const file = inFolder('whole')
    await backup({ url: source, file })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const url = await blankDatabase()
    await restore({ url, file, log: silent })
    expect(await everything(url)).toEqual(await everything(source))
    const last = `SELECT last_value FROM "Customer_id_seq"`
    expect(await ask(url, last)).toEqual(await ask(source, last))
    const triggers = `SELECT tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY tgrelid::regclass::text, 1`
    expect(await ask(url, triggers)).toEqual(await ask(source, triggers))
  })

  test('is a consistent snapshot during concurrent writes', async () => {
    const file = inFolder('load')
    const acknowledged: { id: number; at: number }[] = []
    let writing = true
    const writer = async () => {
      const client = new pg.Client({ connectionString: source })
      await client.connect()
      while (writing) {
        const { rows } = await client.query(
          `WITH added AS (INSERT INTO "Customer" ("businessId", "firstName", "lastName", name, "phoneNumber", interest)
             SELECT min(id), 'New', 'One', 'New One', '5855550101', 'Cue' FROM "Business" RETURNING "businessId", id)
           SELECT id FROM added`,
        )
        acknowledged.push({ id: rows[0].id, at: Date.now() })
      }
      await client.end()
    }
    const writers = [writer(), writer(), writer()]
    await expect.poll(() => acknowledged.length).toBeGreaterThan(50)
    const begun = Date.now()
    const { createdAt } = await backup({ url: source, file })
    writing = false
    await Promise.all(writers)
    const url = await blankDatabase()
    await restore({ url, file, log: silent })
    const kept = new Set((await ask(url, 'SELECT id FROM "Customer"')).map(({ id }) => id))
    const late = await ask(url, `SELECT id FROM "Customer" WHERE "createdAt" > '${createdAt}'`)
    expect(acknowledged.filter(({ id, at }) => at < begun && !kept.has(id))).toEqual([])
    expect(late).toEqual([])
  })

  test.each([undefined, 'correct horse battery'])(
    'with the passphrase %s detects every flipped byte',
    async (passphrase) => {
      const file = inFolder(`flip ${passphrase}`)
      await backup({ url: source, file, passphrase })
      const bytes = await readFile(file)
      const url = await blankDatabase()
      // Each attempt with a passphrase costs a second of key derivation.
      const spread = passphrase ? [0.01, 0.5] : [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
      const places = [0, 9, ...spread.map((part) => Math.floor(part * bytes.length)), bytes.length - 1]
      for (const place of places) {
        const flipped = Buffer.from(bytes)
        flipped.writeUInt8(flipped.readUInt8(place) ^ 0x10, place)
        await writeFile(file, flipped)
        await expect(restore({ url, file, passphrase, log: silent }), `byte ${place}`).rejects.toThrow(
          /damaged/,
        )
      }
      await writeFile(file, bytes.subarray(0, bytes.length - 100))
      await expect(restore({ url, file, passphrase, log: silent })).rejects.toThrow(/damaged/)
      expect(await ask(url, "SELECT to_regclass('_prisma_migrations') AS it")).toEqual([{ it: null }])
      await writeFile(file, bytes)
      await restore({ url, file, passphrase, log: silent })
    },
  )

  test('can be restored only with its passphrase', async () => {
    const file = inFolder('sealed')
    await backup({ url: source, file, passphrase: 'correct horse battery', secret: 'of the server' })
    expect((await readFile(file, 'latin1')).startsWith('age-encryption.org/v1\n')).toBe(true)
    const url = await blankDatabase()
    await expect(restore({ url, file, log: silent })).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
    await expect(restore({ url, file, passphrase: 'another', log: silent })).rejects.toThrow(
      /BACKUP_PASSPHRASE is wrong/,
    )
    const { secret } = await restore({ url, file, passphrase: 'correct horse battery', log: silent })
    expect(secret).toBe('of the server')
  })

  test('is refused by a database with data, and can be restored again after an interruption', async () => {
    const file = inFolder('over')
    await backup({ url: source, file })
    await expect(restore({ url: source, file, log: silent })).rejects.toThrow(
      /^The database is not empty: its table Business has rows/,
    )
    const url = await blankDatabase()
    await migrate(url, { log: silent })
    await restore({ url, file, log: silent })
  })

  test('of an earlier version is migrated, and one of a newer version is refused', async () => {
    const old = await blankDatabase()
    const { migrationDirectories } = await readMigrations()
    const names = migrationDirectories.map(({ path }) => path)
    await migrate(old, { log: silent, only: new Set(names.slice(0, 3)) })
    await ask(old, `INSERT INTO "Business" (name) VALUES ('Old')`)
    const file = inFolder('old')
    expect((await backup({ url: old, file })).migrations).toEqual(names.slice(0, 3))
    const url = await blankDatabase()
    await restore({ url, file, log: silent })
    expect(await ask(url, 'SELECT name, "maxAppointmentsPerDay" AS most FROM "Business"')).toEqual([
      { name: 'Old', most: 2 },
    ])
    expect(await migrate(url, { log: silent })).toEqual([])

    await ask(
      old,
      "UPDATE _prisma_migrations SET migration_name = '99_newer' WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
    )
    await backup({ url: old, file })
    await expect(restore({ url: await blankDatabase(), file, log: silent })).rejects.toThrow(
      /made by a newer version of Cuecard.*99_newer/,
    )
  })

  test('of a database without tables is refused, and leaves no file', async () => {
    const file = inFolder('nothing')
    await expect(backup({ url: await blankDatabase(), file })).rejects.toThrow(/nothing to back up/)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await expect(stat(`${file}.unfinished`)).rejects.toThrow('ENOENT')
  })
})
