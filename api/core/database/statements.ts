import pg from 'pg'
import { parseInstant } from '#api/core/database/instants.ts'

/** Runs single statements of our own on the pool, past Prisma's client: for the hottest reads. */
export interface Statements {
  /** The rows, as objects. */
  rows<Row>(statement: string, values: readonly unknown[]): Promise<Row[]>
  /** The rows, each as the values of its columns. */
  lists(statement: string, values: readonly unknown[]): Promise<unknown[][]>
}

const { builtins } = pg.types

/** Values as Prisma's client gives them: days as their midnight in UTC, whole numbers of 64 bits as such. */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, parseInstant],
  [builtins.DATE, (text) => new Date(`${text}T00:00:00Z`)],
  [builtins.INT8, BigInt],
])

const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

// The driver would write them in the time zone of this machine.
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** `nameOf` names what is to be prepared once a connection. */
export function statementsOn(pool: pg.Pool, nameOf: (query: { sql: string }) => string): Statements {
  const query = (text: string, values: readonly unknown[]) => ({
    name: nameOf({ sql: text }),
    text,
    values: values.map(plain),
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
