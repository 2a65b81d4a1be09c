import type pg from 'pg'
import { sqlValue } from '#api/core/database/statements.ts'

export interface Statement {
  text: string
  values: readonly unknown[]
}

export type Cells = readonly (string | null)[]

/** How many rows are read, formatted and sent at a time: few enough that other requests need not wait for them. */
const rowsAtOnce = 200

/** How long one read may take, in milliseconds: the first one of a search reads much. */
const readTimeout = 60_000

/** The rows of a statement, a batch at a time, each as the values of its columns. */
export async function* readRows<Row = Cells>(
  client: pg.ClientBase,
  { text, values }: Statement,
): AsyncGenerator<readonly Row[], void> {
  await client.query(`SET statement_timeout = ${readTimeout}`)
  await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${text}`, values.map(sqlValue))
  for (;;) {
    const { rows } = await client.query<Row[] & unknown[]>({
      text: `FETCH ${rowsAtOnce} FROM exported`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield rows as never
  }
  await client.query('CLOSE exported')
}
