import type { Statements } from '#api/core/database/statements.ts'

/** How many rows one statement deletes, so that none takes long and nobody waits for its locks. */
export const batchSize = 5_000

interface Batches {
  values: readonly unknown[]
  signal?: AbortSignal | undefined
  size?: number
}

/**
 * Repeats a statement that returns a row for each row that it deletes, at most `size`, until none is left or `signal` is
 * aborted.
 */
export async function inBatches(
  statements: Pick<Statements, 'rows'>,
  statement: string,
  { values, signal, size = batchSize }: Batches,
): Promise<void> {
  let deleted = size
  while (deleted === size && !signal?.aborted) deleted = (await statements.rows(statement, values)).length
}

/** The statement that deletes at most `size` rows of a table that meet a condition. */
export function deleteSome(table: string, where: string, size = batchSize): string {
  return `DELETE FROM "${table}" WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM "${table}" WHERE ${where} LIMIT ${size})) RETURNING 1`
}
