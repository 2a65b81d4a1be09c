import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#api/database/migrations/migrate.ts'
import { readMigrations } from '#api/database/migrations/migrations.ts'
import { blankDatabase, freshDatabase, silent } from '#api/testing/harness/database/database.ts'
import { verifyArchive } from './archive.ts'
import { type BackupOptions, backup as backupInFull } from './backup.ts'
import { restore } from './restore.ts'

let folder = ''
let source = ''

/** Deriving a key at its full cost takes a second. */
const backup = (options: BackupOptions) => backupInFull({ keyCost: 4, ...options })

/** An empty database of this version. */
const emptyDatabase = async () => (await freshDatabase()).url

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
  source = await emptyDatabase()
  await ask(source, sample)
})

afterAll(() => rm(folder, { recursive: true }))

const inFolder = (name: string) => join(folder, name)

describe('a backup', () => {
  test('restores every row, sequence and trigger in an empty database', async () => {
    const file = inFolder('whole')
    await backup({ url: source, file, sealWith: 'of the server' })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const url = await emptyDatabase()
    await restore({ url, file, secrets: ['of the server'], log: silent })
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
    const written = acknowledged.length
    writing = false
    await Promise.all(writers)
    expect(acknowledged.filter(({ at }) => at > begun).length).toBeGreaterThan(0)
    expect(written).toBeGreaterThan(50)
    const url = await emptyDatabase()
    await restore({ url, file, log: silent })
    const kept = new Set((await ask(url, 'SELECT id FROM "Customer"')).map(({ id }) => id))
    const late = await ask(url, `SELECT id FROM "Customer" WHERE "createdAt" > '${createdAt}'`)
    expect(acknowledged.filter(({ id, at }) => at < begun && !kept.has(id))).toEqual([])
    expect(late).toEqual([])
    // Triggers keep the tallies in the transaction of each write, so a torn snapshot would disagree with itself.
    const counted = `SELECT sum(customers)::int AS tallied, (SELECT count(*)::int FROM "Customer") AS stored
      FROM "Tally" WHERE span = 'ALL'`
    const [{ tallied, stored }] = await ask(url, counted)
    expect(tallied).toBe(stored)
  })

  test.each([undefined, 'correct horse battery'])(
    'A backup with the passphrase %s detects every flipped byte that changes what is restored',
    async (passphrase) => {
      const file = inFolder(`flip ${passphrase}`)
      await backup({ url: source, file, passphrase })
      const whole = await verifyArchive(file, passphrase)
      const bytes = await readFile(file)
      const spread = Array.from({ length: 99 }, (_, part) => Math.floor(((part + 1) / 100) * bytes.length))
      for (const place of [...Array(12).keys(), ...spread, bytes.length - 1]) {
        const flipped = Buffer.from(bytes)
        flipped.writeUInt8(flipped.readUInt8(place) ^ 0x10, place)
        await writeFile(file, flipped)
        const found = await verifyArchive(file, passphrase).catch(({ message }: Error) => message)
        // gzip fills its last byte with bits that mean nothing.
        if (!isDeepStrictEqual(found, whole)) expect(found, `byte ${place}`).toMatch(/damaged|it is not/)
      }
      const url = await blankDatabase()
      await expect(restore({ url, file, passphrase, log: silent })).rejects.toThrow(/damaged/)
      await writeFile(file, bytes.subarray(0, bytes.length - 100))
      await expect(restore({ url, file, passphrase, log: silent })).rejects.toThrow(/damaged/)
      expect(await ask(url, "SELECT to_regclass('_prisma_migrations') AS it")).toEqual([{ it: null }])
      await writeFile(file, bytes)
      expect((await verifyArchive(file, passphrase)).manifest.tables.length).toBeGreaterThan(20)
    },
  )

  test('can be restored only with its passphrase', async () => {
    const file = inFolder('sealed')
    const secret = 'of the server'
    await backup({ url: source, file, passphrase: 'correct horse battery', secret, sealWith: secret })
    expect((await readFile(file, 'latin1')).startsWith('age-encryption.org/v1\n')).toBe(true)
    const url = await emptyDatabase()
    await expect(restore({ url, file, log: silent })).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
    await expect(restore({ url, file, passphrase: 'another', log: silent })).rejects.toThrow(
      /BACKUP_PASSPHRASE is wrong/,
    )
    // Another machine learns the secret, which the seal is checked with, from the backup itself.
    const restored = await restore({ url, file, passphrase: 'correct horse battery', log: silent })
    expect(restored).toMatchObject({ secret, seal: 'valid' })
  })

  test('is refused by a database with data', async () => {
    const file = inFolder('over')
    await backup({ url: source, file })
    await expect(restore({ url: source, file, log: silent })).rejects.toThrow(
      /^The database is not empty: its table Business has rows/,
    )
  })

  test('leaves the tables of other schemas alone', async () => {
    const url = await emptyDatabase()
    await ask(
      url,
      'CREATE SCHEMA queue; CREATE TABLE queue."Job" (id int); INSERT INTO queue."Job" VALUES (1)',
    )
    const file = inFolder('schemas')
    const { tables } = await backup({ url, file })
    expect(tables.map(({ name }) => name)).not.toContain('Job')
    await restore({ url, file, log: silent })
    expect(await ask(url, 'SELECT id FROM queue."Job"')).toEqual([{ id: 1 }])
  })

  test('A backup of an earlier version is migrated, and one of a newer version is refused', async () => {
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

  test('A backup of a database without tables is refused, and leaves no file', async () => {
    const file = inFolder('nothing')
    await expect(backup({ url: await blankDatabase(), file })).rejects.toThrow(/nothing to back up/)
    await expect(stat(file)).rejects.toThrow('ENOENT')
    await expect(stat(`${file}.unfinished`)).rejects.toThrow('ENOENT')
  })
})
