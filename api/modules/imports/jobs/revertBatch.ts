import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { exchangeValues, type WrittenRecord } from '#api/modules/imports/jobs/exchangeValues.ts'
import { nextRecords, recordsOfCustomers } from '#api/modules/imports/jobs/statements.ts'
import { deleteUnusedTags, madeTagsOf } from '#api/modules/imports/jobs/tags.ts'
import type { ImportOfBusiness } from '#api/modules/imports/service.ts'
import type { Move } from '#api/modules/imports/settings.ts'
import { moveCustomersToTrash } from '#api/modules/trash/moveCustomersToTrash.ts'
import { makeRoomInTrash } from '#api/modules/trash/moveToTrash.ts'

// The last record of the file comes first: what several filled goes back in the other direction.
const writtenRecords = nextRecords('"customerId", before, after', ['ADDED', 'FILLED'], 'DESC')

/** Which customers an import made; $2 is the import, $3 their numbers. */
export const madeByImport = `
  SELECT DISTINCT wanted AS id FROM ${recordsOfCustomers}
   WHERE "importId" = $2 AND state IN ('ADDED', 'REVERTED', 'KEPT') AND before IS NULL`

// Why a customer whom an import made stays: what somebody did since. What the import wrote has the time of its batch.
const addedCustomers = `
  SELECT customer.id, coalesce(
           acted."performedBy" || CASE acted.type WHEN 'NOTE' THEN ' added a note.' WHEN 'CONTACT' THEN ' worked on a contact.'
             WHEN 'SALE' THEN ' sold to them.' WHEN 'MEETING' THEN ' worked on an appointment.' ELSE ' changed them.' END,
           CASE WHEN EXISTS (SELECT FROM "ServiceAppointment" AS held
                              WHERE held."businessId" = $1 AND held."customerId" = customer.id) THEN 'They have an appointment.'
                WHEN EXISTS (SELECT FROM "SmsMessage" AS held WHERE held."businessId" = $1 AND held."customerId" = customer.id)
                  OR EXISTS (SELECT FROM "SmsReply" AS held WHERE held."businessId" = $1 AND held."customerId" = customer.id)
                  THEN 'There are texts.'
                WHEN EXISTS (SELECT FROM "FollowUp" AS held WHERE held."businessId" = $1 AND held."customerId" = customer.id
                                AND (held.completed OR held.state = 'SKIPPED')) THEN 'Somebody worked on a follow-up.'
                WHEN EXISTS (SELECT FROM "Contact" AS held WHERE held."businessId" = $1 AND held."customerId" = customer.id
                                AND (held."createdAt" <> ALL (written.times) OR held."updatedAt" <> held."createdAt"))
                  THEN 'Somebody worked on a contact.'
                WHEN customer."updatedAt" <> ALL (written.times) THEN 'Somebody changed them.' END) AS kept
    FROM "Customer" AS customer
    JOIN (SELECT wanted AS id, array_agg("writtenAt") AS times FROM ${recordsOfCustomers} WHERE "importId" = $2 GROUP BY wanted) AS written
      ON written.id = customer.id
    LEFT JOIN LATERAL (SELECT "performedBy", type FROM "Activity" AS act
                        WHERE act."businessId" = $1 AND act."customerId" = customer.id
                        ORDER BY "createdAt" DESC, id DESC LIMIT 1) AS acted ON true
   WHERE customer."businessId" = $1 AND customer.id = ANY ($3::int[]) ORDER BY customer.id FOR UPDATE OF customer`

// A customer who became part of another one is there with them.
const mergedCustomers = `
  SELECT merge."fromId" AS id, 'Merged into ' || stayed.name || '.' AS kept
    FROM "CustomerMerge" AS merge
    JOIN "Customer" AS stayed ON stayed."businessId" = $1 AND stayed.id = merge."customerId"
   WHERE merge."businessId" = $1 AND merge."fromId" = ANY ($2::int[])`

interface AddedCustomer {
  id: number
  kept: string | null
}

/** Says what became of records that were written; $2 is the import, $3 the records, $4 and $5 the first and the last line. */
export const finishRows = `
  UPDATE "ImportRow" AS written
     SET state = became.state::"ImportRowState",
         problems = CASE WHEN became.reason IS NOT NULL THEN ARRAY[left(became.reason, 300)]::varchar[]
                         WHEN written.state = 'KEPT' THEN '{}' ELSE problems END
    FROM jsonb_to_recordset($3::jsonb) AS became (line int, state text, reason text)
   WHERE written."businessId" = $1 AND written."importId" = $2 AND written.line = became.line
     AND written.line BETWEEN $4 AND $5`

interface Became {
  line: number
  state: 'REVERTED' | 'KEPT'
  reason: string | null
}

/** Moves the customers whom the import made to the trash, unless somebody has worked on them since. */
async function removeAdded(
  tx: BusinessContext,
  { id, groupId }: ImportOfBusiness,
  records: readonly WrittenRecord[],
): Promise<Became[]> {
  const ids = [...new Set(records.map(({ customerId }) => customerId))]
  const customers = await tx.sql<AddedCustomer>(addedCustomers, id, ids)
  const going = customers.filter(({ kept }) => kept === null)
  if (going.length > 0 && groupId) {
    const gone = going.map((customer) => customer.id)
    await moveCustomersToTrash(tx, gone, { reason: 'IMPORT_REVERTED', groupId })
  }
  const merged = await tx.sql<AddedCustomer>(mergedCustomers, ids)
  const kept = new Map(
    [...customers, ...merged].flatMap((customer) => (customer.kept ? [[customer.id, customer.kept]] : [])),
  )
  return records.map(({ line, customerId }) => {
    const reason = kept.get(customerId)
    return { line, state: reason ? 'KEPT' : 'REVERTED', reason: reason ? `Kept: ${reason}` : null }
  })
}

/** Gives customers back what the import replaced, where its values are still there. */
async function restoreFilled(
  tx: BusinessContext,
  held: ImportOfBusiness,
  records: readonly WrittenRecord[],
): Promise<Became[]> {
  const exchanged = await exchangeValues(tx, records, 'after', 'before', madeTagsOf(held))
  return records.map(({ line }) =>
    exchanged.has(line)
      ? { line, state: 'REVERTED', reason: null }
      : { line, state: 'KEPT', reason: 'Kept: Somebody changed them.' },
  )
}

/** Reverts the next records of an import, in the transaction that has locked it. */
export async function revertBatch(tx: BusinessContext, held: ImportOfBusiness): Promise<Move[]> {
  const records = await tx.sql<WrittenRecord>(writtenRecords, held.id)
  const [last, first] = [records[0], records.at(-1)]
  if (!first || !last) return []
  const ids = records.map(({ customerId }) => customerId)
  const made = new Set((await tx.sql<{ id: number }>(madeByImport, held.id, ids)).map(({ id }) => id))
  const added = records.filter(({ customerId }) => made.has(customerId))
  const became = added.length > 0 ? await removeAdded(tx, held, added) : []
  const filled = records.filter(({ customerId }) => !made.has(customerId))
  if (filled.length > 0) became.push(...(await restoreFilled(tx, held, filled)))
  await tx.sql(finishRows, held.id, JSON.stringify(became), first.line, last.line)
  const states = new Map(became.map(({ line, state }) => [line, state]))
  return records.map(({ line, state }) => ({ from: state, to: states.get(line) ?? state }))
}

const unusedInterests = `
  DELETE FROM "InterestOption" AS option WHERE "businessId" = $1 AND id = ANY ($2::text[])
     AND NOT EXISTS (SELECT FROM "Customer" WHERE "businessId" = $1 AND interest = option.label)`

/** Deletes the interests and tags that the import made and nobody has, and what the trash has no room for. */
export async function finishRevert(tx: BusinessContext, held: ImportOfBusiness): Promise<void> {
  await tx.sql(unusedInterests, held.interestIds)
  await deleteUnusedTags(tx, held)
  await makeRoomInTrash(tx)
}
