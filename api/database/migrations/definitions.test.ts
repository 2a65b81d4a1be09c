import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { afterFile } from '#api/testing/harness/cleanUp.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { compareDefinitions, definitionChanges, readDefinitions } from './definitions.ts'

const folder = resolve(import.meta.dirname, '../../../prisma/sql')
const files = readdirSync(folder)

async function migratedDatabase(): Promise<pg.Client> {
  const { url } = await freshDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterFile(() => client.end())
  return client
}

const none = { missing: [], extra: [], differing: [] }

describe('prisma/sql', () => {
  it('defines exactly the functions and triggers that the migrations create', async () => {
    const definitions = await readDefinitions()
    expect(definitions.length).toBeGreaterThan(150)
    const hint =
      'edit prisma/sql, then npm run db:new-migration <name> copies the change into a migration (CONTRIBUTING.md)'
    expect(await compareDefinitions(await migratedDatabase(), definitions), hint).toEqual(none)
  })

  it('names each function and trigger once', async () => {
    const names = (await readDefinitions()).map(({ name }) => name)
    expect(names.filter((name, index) => name === '' || names.indexOf(name) < index)).toEqual([])
  })

  it.each(files)('%s says what each function is for, and holds nothing else', (file) => {
    const text = readFileSync(resolve(folder, file), 'utf8')
    expect(file).toMatch(/^[a-z-]+\.sql$/)
    const uncommented = [...text.matchAll(/^(.*)\nCREATE OR REPLACE FUNCTION (\w+)/gm)]
      .filter(([, above]) => !above?.startsWith('-- '))
      .map(([, , name]) => name)
    expect(uncommented).toEqual([])
    const [head = '', ...statements] = text.split(/^(?=CREATE OR REPLACE (?:FUNCTION|TRIGGER) )/m)
    expect(head.replaceAll(/^--.*$/gm, '').trim()).toBe('')
    expect(statements.filter((statement) => !/;\s*(--.*\s*)*$/.test(statement))).toEqual([])
  })
})

describe('a database that differs from prisma/sql', () => {
  it('is compared by name, whatever the layout, and gets the statements that it lacks', async () => {
    const client = await migratedDatabase()
    await client.query(`
      CREATE FUNCTION unknown() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
      CREATE TRIGGER unknown AFTER INSERT ON "Customer" FOR EACH ROW EXECUTE FUNCTION unknown();
      DROP TRIGGER tally_insert ON "Customer";
      DROP FUNCTION tally_customer_insert;
      CREATE OR REPLACE FUNCTION announced_rows_limit() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 101';
      CREATE OR REPLACE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql
        AS ' BEGIN NEW."updatedAt" := now(); RETURN NEW; END ';
      CREATE OR REPLACE TRIGGER stays BEFORE UPDATE ON "PointEntry" FOR EACH ROW EXECUTE FUNCTION point_entry_stays()`)
    const definitions = await readDefinitions()
    expect(await compareDefinitions(client, definitions)).toEqual({
      missing: ['tally_customer_insert', 'tally_insert ON "Customer"'],
      extra: ['unknown', 'unknown ON "Customer"'],
      differing: ['announced_rows_limit', 'stays ON "PointEntry"'],
    })
    const changes = await definitionChanges(client)
    expect(changes.slice(0, 2)).toEqual(['DROP TRIGGER unknown ON "Customer";', 'DROP FUNCTION unknown;'])
    expect(changes).toHaveLength(6)
    await client.query(changes.join('\n\n'))
    expect(await compareDefinitions(client, definitions)).toEqual(none)
  })
})
