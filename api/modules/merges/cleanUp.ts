import type { Services } from '#api/core/context/services.ts'
import { batchSize, inBatches } from '#api/core/database/batches.ts'
import { undoableDays } from '#api/modules/merges/lists.ts'

const emptied = `UPDATE "CustomerMerge" SET rows = '{}', moved = '{}', "before" = '{}', "after" = '{}'
  WHERE ctid = ANY (ARRAY(SELECT ctid FROM "CustomerMerge" WHERE "mergedAt" <= $1 AND rows <> '{}' LIMIT ${batchSize}))
  RETURNING 1`

/** Empties what a merge is undone with, once that is over; the number of the other customer still leads somewhere. */
export async function cleanUpMerges(
  { statements, clock }: Pick<Services, 'statements' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - undoableDays * 24 * 60 * 60 * 1000)
  await inBatches(statements, emptied, { values: [before], signal })
}
