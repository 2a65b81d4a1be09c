import { connectForCopy } from '#api/core/database/connectForCopy.ts'
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

/**
 * The rows of a statement, a batch at a time, from one snapshot of the database: what changes meanwhile is not seen. It has a
 * connection of its own, so that a slow reader keeps none of the pool. Aborting the signal ends it with an error.
 */
export async function* snapshotRows(
  url: string,
  { text, values }: Statement,
  signal: AbortSignal,
): AsyncGenerator<readonly Cells[], void> {
  const client = await connectForCopy(url, 'cuecard export')
  const end = () => void client.end()
  signal.addEventListener('abort', end)
  try {
    signal.throwIfAborted()
    await client.query(`SET statement_timeout = ${readTimeout}`)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`DECLARE exported NO SCROLL CURSOR FOR ${text}`, values.map(sqlValue))
    for (;;) {
      const { rows } = await client.query<(string | null)[]>({
        text: `FETCH ${rowsAtOnce} FROM exported`,
        rowMode: 'array',
      })
      if (rows.length === 0) return
      yield rows
    }
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}
