import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type pg from 'pg'

/** The folder of the SQL functions and triggers as they are now. */
const sqlFolder = resolve(import.meta.dirname, '../../../prisma/sql')

/** A statement of `prisma/sql`, which creates or replaces a function or a trigger. */
interface Definition {
  /** Such as `fold_text`, or `announce_insert ON "Customer"`. */
  name: string
  statement: string
}

/** How a database differs from `prisma/sql`, by the names of functions and triggers. */
interface Difference {
  /** Defined, but created by no migration. */
  missing: string[]
  /** Created by a migration, but not defined. */
  extra: string[]
  differing: string[]
}

const isTrigger = (name: string) => name.includes(' ON ')

/** Reads the definitions: functions before triggers, which call them. */
export async function readDefinitions(): Promise<Definition[]> {
  const files = (await readdir(sqlFolder)).sort()
  const texts = await Promise.all(files.map((name) => readFile(join(sqlFolder, name), 'utf8')))
  const parts = texts.flatMap((text) => text.split(/^(?=CREATE )/m))
  const all = parts.filter((part) => part.startsWith('CREATE ')).map(definitionOf)
  return [...all.filter(({ name }) => !isTrigger(name)), ...all.filter(({ name }) => isTrigger(name))]
}

function definitionOf(part: string): Definition {
  // A comment after a statement belongs to the next one.
  const statement = part.replace(/;\s*(--.*\s*)*$/, ';')
  const [, name = '', trigger, table] =
    /^CREATE OR REPLACE (?:FUNCTION (\w+)|TRIGGER (\w+)[^;]*? ON ("\w+"))/.exec(statement) ?? []
  return { name: trigger ? `${trigger} ON ${table}` : name, statement }
}

const catalog = `
  SELECT p.proname AS name,
         regexp_replace(pg_get_functiondef(p.oid), '^(CREATE OR REPLACE FUNCTION )\\w+\\.', '\\1') AS definition
    FROM pg_proc p
   WHERE p.pronamespace = current_schema()::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
   UNION ALL
  SELECT format('%s ON "%s"', t.tgname, c.relname), pg_get_triggerdef(t.oid, true)
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
   WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace
   ORDER BY name`

/** The functions and triggers of the current schema, as PostgreSQL prints them. */
async function readCatalog(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(catalog)
  return new Map(rows.map(({ name, definition }) => [name, withoutLayout(definition)]))
}

/** Replaces line breaks and indentation by single spaces, except in literals and after comments. */
function withoutLayout(definition: string): string {
  return definition.replace(
    /('(?:[^']|'')*')|(--.*\n)|\s+/g,
    (_, literal?: string, comment?: string) => literal ?? comment ?? ' ',
  )
}

/** A schema with copies of the tables, in which definitions are executed without changing anything. */
const scratchSchema = `
  CREATE SCHEMA defined;
  DO $$
  DECLARE
    copied name;
  BEGIN
    FOR copied IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
      EXECUTE format('CREATE TABLE defined.%I (LIKE %1$I)', copied);
    END LOOP;
  END $$;
  SET LOCAL check_function_bodies = off;
  SELECT set_config('search_path', 'defined,' || current_schema(), true)`

/**
 * Compares the functions and triggers of a migrated database with the definitions. PostgreSQL prints both, so only the
 * layout of the bodies is left to compare. Everything happens in a transaction that is rolled back.
 */
export async function compareDefinitions(
  client: pg.ClientBase,
  definitions: readonly Definition[],
): Promise<Difference> {
  await client.query('BEGIN')
  try {
    const migrated = await readCatalog(client)
    await client.query(scratchSchema)
    for (const { statement } of definitions) await client.query(statement)
    const defined = await readCatalog(client)
    const names = [...defined.keys()]
    return {
      missing: names.filter((name) => !migrated.has(name)),
      extra: [...migrated.keys()].filter((name) => !defined.has(name)),
      differing: names.filter((name) => migrated.has(name) && migrated.get(name) !== defined.get(name)),
    }
  } finally {
    await client.query('ROLLBACK')
  }
}

/** The statements that a migration needs, so that the database has exactly the functions and triggers of `prisma/sql`. */
export async function definitionChanges(client: pg.ClientBase): Promise<string[]> {
  const definitions = await readDefinitions()
  const { missing, extra, differing } = await compareDefinitions(client, definitions)
  const changed = new Set([...missing, ...differing])
  return [
    ...extra.filter(isTrigger).map((name) => `DROP TRIGGER ${name};`),
    ...extra.filter((name) => !isTrigger(name)).map((name) => `DROP FUNCTION ${name};`),
    ...definitions.filter(({ name }) => changed.has(name)).map(({ statement }) => statement),
  ]
}
