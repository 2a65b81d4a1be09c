import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { exchangeValues, type WrittenRecord } from '#api/modules/imports/jobs/exchangeValues.ts'
import { withInterests } from '#api/modules/imports/jobs/interests.ts'
import { finishRows, madeByImport } from '#api/modules/imports/jobs/revertBatch.ts'
import { nextRecords } from '#api/modules/imports/jobs/statements.ts'
import { restoreTags, withNewTagIds } from '#api/modules/imports/jobs/tags.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import type { Move } from '#api/modules/imports/settings.ts'
import { restoreCustomers } from '#api/modules/trash/restoration/customers.ts'

interface RevertedRecord extends Omit<WrittenRecord, 'state'> {
  state: 'REVERTED' | 'KEPT'
}

// In the order of the file, in which they were written.
const revertedRecords = nextRecords('"customerId", before, after', ['REVERTED', 'KEPT'], 'ASC')

const interestsOf = `SELECT DISTINCT interest FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[])`

/** Takes the reverting of the next records of an import back, in the transaction that has locked it. */
export async function restoreBatch(tx: BusinessContext, held: ImportOfBusiness): Promise<Move[]> {
  const { id, groupId } = held
  const records = await tx.sql<RevertedRecord>(revertedRecords, id)
  const [first, last] = [records[0], records.at(-1)]
  if (!first || !last) return []
  // Before customers are locked: who makes a tag locks the business.
  const tags = await restoreTags(tx, held)
  const ids = records.map(({ customerId }) => customerId)
  const made = new Set((await tx.sql<{ id: number }>(madeByImport, id, ids)).map((row) => row.id))
  if (made.size > 0 && groupId) {
    await restoreCustomers(tx, groupId, [...made], (customers) => withNewTagIds(customers, tags))
    // Reverting deletes the options that it has made and nobody has.
    const interests = await tx.sql<{ interest: string }>(interestsOf, [...made])
    await withInterests(
      tx,
      id,
      interests.map(({ interest }) => interest),
    )
  }
  const filled = records.filter(({ customerId }) => !made.has(customerId))
  if (filled.length > 0) await exchangeValues(tx, filled, 'before', 'after', tags)
  const moves = records.map(({ line, state, before }) => ({
    line,
    from: state,
    to: before === null ? ('ADDED' as const) : ('FILLED' as const),
  }))
  const became = moves.map(({ line, to }) => ({ line, state: to, reason: null }))
  await tx.sql(finishRows, id, JSON.stringify(became), first.line, last.line)
  return moves
}
