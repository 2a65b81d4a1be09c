import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { cancelOthers, type Enrolment } from '#api/modules/follow-ups/enrolment.ts'

/** What an act did to the follow-ups of a customer, and when. */
export interface FollowUpChanges {
  at: string
  cancelled: number[]
  made: { id: number; former: object | null }[]
}

/** What an enrolment did, by customer. */
export function changesByCustomer(
  tx: BusinessContext,
  ids: readonly number[],
  { cancelled, made }: Enrolment,
): Map<number, FollowUpChanges> {
  const changes = new Map(
    ids.map((id): [number, FollowUpChanges] => [id, { at: tx.now().toISOString(), cancelled: [], made: [] }]),
  )
  for (const { id, customerId } of cancelled) changes.get(customerId)?.cancelled.push(id)
  for (const { id, customerId, former } of made) changes.get(customerId)?.made.push({ id, former })
  return changes
}

// $2 are follow-ups with the time at which the act wrote them. Who has worked on one since has set another time.
const untouched = `jsonb_to_recordset($2::jsonb) AS made (id int, at timestamptz, former jsonb)
   WHERE held."businessId" = $1 AND held.id = made.id AND held."updatedAt" = made.at`

const removeNew = `DELETE FROM "FollowUp" AS held USING ${untouched} AND held.state = 'PENDING' AND made.former IS NULL`

const columns = ['state', 'customerStatus', 'dayNumber', 'title', 'description', 'scheduledDate'].map(
  (name) => `"${name}"`,
)

const restoreFormer = `
  UPDATE "FollowUp" AS held SET ("updatedAt", ${columns.join(', ')}) = (
      SELECT $3::timestamptz, ${columns.map((name) => `was.${name}`).join(', ')} FROM jsonb_populate_record(held, made.former) AS was)
    FROM ${untouched} AND held.state = 'PENDING' AND made.former IS NOT NULL`

const reopenCancelled = `
  UPDATE "FollowUp" AS held SET state = 'PENDING', "updatedAt" = $3::timestamptz FROM ${untouched} AND held.state = 'CANCELLED'`

const stillThere = `SELECT DISTINCT "customerId" AS id FROM "FollowUp" AS held, jsonb_to_recordset($2::jsonb) AS made (id int, former jsonb)
   WHERE held."businessId" = $1 AND held.id = made.id AND made.former IS NULL`

/**
 * Takes back what an act did to the follow-ups of locked customers, unless somebody has worked on them since. Resolves to
 * the customers who keep some.
 */
export async function undoFollowUps(
  tx: BusinessContext,
  changes: ReadonlyMap<number, FollowUpChanges>,
): Promise<number[]> {
  const all = [...changes.values()]
  const made = JSON.stringify(all.flatMap(({ at, made: some }) => some.map((one) => ({ ...one, at }))))
  const cancelled = JSON.stringify(all.flatMap(({ at, cancelled: ids }) => ids.map((id) => ({ id, at }))))
  await tx.sql(removeNew, made)
  await tx.sql(restoreFormer, made, tx.now())
  await tx.sql(reopenCancelled, cancelled, tx.now())
  await cancelOthers(tx, [...changes.keys()])
  return (await tx.sql<{ id: number }>(stillThere, made)).map(({ id }) => id)
}
