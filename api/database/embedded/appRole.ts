import { createHash } from 'node:crypto'
import pg from 'pg'

/** The database role of Cuecard. It owns its database and nothing else, and is no superuser. */
export const appRole = 'cuecard_app'

/** The key of an advisory lock ("role" in ASCII), so that one process at a time creates the role and the database. */
const lock = 0x726f6c65

/** Returns the administrator's connection string for a database. */
type AddressOf = (database: string) => string

/**
 * The connection string of the application role. Its password is derived from the administrator's with a one-way
 * function.
 */
function asApp(administrators: string): string {
  const url = new URL(administrators)
  if (url.password)
    url.password = createHash('sha256').update(`${appRole} ${url.password}`).digest('base64url')
  url.username = appRole
  return url.href
}

/**
 * Creates the application role and a database that it owns. In older versions the administrator owned the database;
 * ownership of that database and its contents moves to the role. Safe to call from several processes at once.
 * Resolves to the connection string.
 */
export async function prepareDatabase(url: AddressOf, database: string): Promise<string> {
  const result = asApp(url(database))
  await withClient(url('postgres'), async (client) => {
    const owner = async () => {
      const { rows } = await client.query<{ owner: string }>(
        'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
        [database],
      )
      return rows[0]?.owner
    }
    if ((await owner()) === appRole) return
    await client.query('select pg_advisory_lock($1)', [lock])
    const name = client.escapeIdentifier(database)
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRole])
    if (rowCount === 0) {
      const { password } = new URL(result)
      await client.query(`create role ${appRole} login password ${client.escapeLiteral(password)}`)
    }
    const found = await owner()
    if (found === undefined) await client.query(`create database ${name} owner ${appRole}`)
    else if (found !== appRole) {
      await withClient(url(database), (inside) => inside.query(handOver))
      // This comes last because the owner of the database marks the hand-over as complete.
      await client.query(`alter database ${name} owner to ${appRole}`)
    }
  })
  return result
}

async function withClient(
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Changes the owner of everything in the schema `public`, except what belongs to an extension; indexes and the
 * sequences of columns follow their tables. REASSIGN OWNED cannot be used because the administrator also owns
 * PostgreSQL's own objects.
 */
const handOver = `
  do $$
  declare statement text;
  begin
    for statement in
      select format('alter %s %s owner to ${appRole}', kind, object)
      from (
        select 1 as rank, case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view'
          else 'table' end as kind, c.oid::regclass::text as object, c.oid, 'pg_class'::regclass as catalogue
        from pg_class c
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
          and not exists (
            select from pg_depend d
            where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i') and relkind = 'S'
          )
        union all
        select 2, 'routine', p.oid::regprocedure::text, p.oid, 'pg_proc'::regclass
        from pg_proc p where pronamespace = 'public'::regnamespace
        union all
        select 3, 'type', t.oid::regtype::text, t.oid, 'pg_type'::regclass
        from pg_type t
        where typnamespace = 'public'::regnamespace and typtype in ('e', 'd', 'r')
      ) as objects
      where not exists (
        select from pg_depend d where d.classid = catalogue and d.objid = objects.oid and d.deptype = 'e'
      )
      order by rank
    loop
      execute statement;
    end loop;
  end $$`
