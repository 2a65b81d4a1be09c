import type pg from 'pg'

/** A table of the backup. */
export interface Table {
  name: string
  /** The stored columns, in order; PostgreSQL recomputes generated columns. */
  columns: string[]
}

/** Prisma's table of applied migrations. It is not backed up: a restore writes it by migrating. */
const bookkeeping = '_prisma_migrations'

/** The tables in topological order of their foreign keys, so that rows can be loaded in this order. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers: string[] }>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
            (SELECT coalesce(array_agg(DISTINCT f.confrelid::regclass::text), '{}') FROM pg_constraint f
              WHERE f.contype = 'f' AND f.conrelid = c.oid AND f.confrelid <> c.oid) AS refers
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> $1
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [bookkeeping],
  )
  const sorted: Table[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const open = new Set(waiting.map(({ name }) => quoted(name)))
    const ready = waiting.filter(({ refers }) => !refers.some((name) => open.has(name)))
    if (ready.length === 0) throw new Error('The foreign keys of the tables form a cycle')
    for (const { name, columns } of ready) sorted.push({ name, columns })
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted
}

/** The names of the applied migrations, oldest first; none when the database has never been migrated. */
export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows: found } = await client.query('SELECT to_regclass($1) IS NOT NULL AS yes', [bookkeeping])
  if (!found[0].yes) return []
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM ${bookkeeping}
      WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL ORDER BY migration_name`,
  )
  return rows.map(({ name }) => name)
}

/** The position of a sequence. */
export interface Sequence {
  name: string
  /** The last value; null when the sequence has not been used. */
  last: string | null
}

/** The sequences. They are not transactional, so a last value may be ahead of the snapshot but never behind it. */
export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT sequencename::text AS name, last_value::text AS last FROM pg_sequences
      WHERE schemaname = current_schema() ORDER BY sequencename`,
  )
  return rows
}

/** Quotes an identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The column list of a table for `COPY`. */
export function columnList({ columns }: Table): string {
  return columns.map(quoted).join(', ')
}
