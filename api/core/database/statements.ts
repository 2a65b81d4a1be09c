import pg from 'pg'
import { parseInstant } from '#api/core/database/instants.ts'

/** Runs single hand-written statements on the pool, without Prisma's client; for the most frequent reads. */
export interface Statements {
  /** Returns the rows as objects. */
  rows<Row>(statement: string, values: readonly unknown[]): Promise<Row[]>
  /** Returns each row as an array of its column values. */
  lists(statement: string, values: readonly unknown[]): Promise<unknown[][]>
}

const { builtins } = pg.types

/** Parsers that give the same values as Prisma's client: dates as midnight in UTC, 64-bit integers as bigint. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, parseInstant],
  [builtins.DATE, (text) => new Date(`${text}T00:00:00Z`)],
  [builtins.INT8, BigInt],
])

const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A parameter as the driver gets it, which would format dates in this machine's time zone. */
export const sqlValue = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** `nameOf` returns the name under which a statement is prepared once per connection. */
export function statementsOn(
  pool: Pick<pg.Pool, 'query'>,
  nameOf: (query: { sql: string }) => string,
): Statements {
  const query = (text: string, values: readonly unknown[]) => ({
    name: nameOf({ sql: text }),
    text,
    values: values.map(sqlValue),
    types,
  })
  return {
    async rows(text, values) {
      return (await pool.query(query(text, values))).rows
    },
    async lists(text, values) {
      return (await pool.query({ ...query(text, values), rowMode: 'array' })).rows
    },
  }
}
