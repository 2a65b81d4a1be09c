import type { Services } from '#api/core/context/services.ts'
import { deleteSome, inBatches } from '#api/core/database/batches.ts'
import { undoableHours } from '#api/modules/bulk/lists.ts'

const over = `"finishedAt" <= $1 AND state NOT IN ('RUNNING', 'UNDOING')`

const ofOver = `EXISTS (SELECT FROM "BulkRun" AS run WHERE run."businessId" = "BulkCustomer"."businessId"
   AND run.id = "BulkCustomer"."runId" AND ${over})`

/** Deletes bulk changes that cannot be undone any more, a day after that, some rows at a time. */
export async function cleanUpBulk(
  { statements, clock }: Pick<Services, 'statements' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const values = [new Date(clock.now().getTime() - 2 * undoableHours * 60 * 60 * 1000)]
  for (const statement of [deleteSome('BulkCustomer', ofOver), deleteSome('BulkRun', over)]) {
    await inBatches(statements, statement, { values, signal })
  }
}
