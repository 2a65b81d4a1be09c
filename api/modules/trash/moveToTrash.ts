import { AppError } from '#api/core/errors/errors.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type TrashType, trashKinds } from '#api/modules/trash/kinds.ts'
import type { TrashRow } from '#api/modules/trash/lists.ts'

/** The maximum size of one record with all its rows, in bytes. */
const largestRecord = 20 * 1024 * 1024

/** The maximum size of the trash of a business, in bytes. */
const largestTrash = 500 * 1024 * 1024

/** What the deletion changed in rows that stay, besides references to the record. A restoration undoes it. */
interface EndedRows {
  table: string
  column: string
  was: string | null
  became: string | null
  ids: number[]
}

interface Deletion {
  /** What the record is called on screens. */
  title: string
  ended?: EndedRows[]
}

const columns = `"businessId", type, "recordId", "customerId", title, "accessLevel", "userId", "deletedById",
  "deletedByName", "deletedAt", "timeZone"`

// A note and a task are seen by who could delete them: their owner, or who gave the task.
const keep = `
  WITH leaving AS MATERIALIZED (SELECT rows_with($2, $1::int, ARRAY[$3::int]) AS rows),
       record AS MATERIALIZED (
         SELECT rows, rows -> $2 -> $3::text AS row, end_references($1::int, rows) AS ended FROM leaving)
  INSERT INTO "TrashEntry" (${columns}, rows, ended, bytes)
  SELECT $1, $2, $3::int, CASE $2 WHEN 'Customer' THEN $3::int ELSE (row ->> 'customerId')::int END, $4,
         coalesce(row ->> 'accessLevel', 'ALL')::"AccessLevel",
         coalesce((row ->> 'assignedById')::int, (row ->> 'userId')::int), $5::int, $6, $7::timestamptz,
         (SELECT "timeZone" FROM "Business" WHERE id = $1), rows, ended || $8::jsonb,
         octet_length(rows::text) + octet_length(ended::text)
    FROM record WHERE row IS NOT NULL
  RETURNING id, ${columns}, reason, "groupId", bytes, "restoredAt", remarks`

const makeRoom = `
  DELETE FROM "TrashEntry" WHERE "businessId" = $1 AND id IN (
    SELECT id FROM (
      SELECT id, sum(bytes) OVER (ORDER BY "deletedAt" DESC, id DESC) AS newer
        FROM "TrashEntry" WHERE "businessId" = $1 AND bytes > 0) AS kept
     WHERE newer > $2::float8)`

/** Removes the oldest entries of a business whose trash is full. */
export async function makeRoomInTrash(tx: BusinessContext): Promise<void> {
  const [all] = await tx.sql<{ bytes: number }>(
    'SELECT sum(bytes)::float8 AS bytes FROM "TrashEntry" WHERE "businessId" = $1 AND bytes > 0',
  )
  if ((all?.bytes ?? 0) > largestTrash) await tx.sql(makeRoom, largestTrash)
}

/**
 * Deletes a record that the actor may delete, in the transaction of the act: with all rows that go with it, it lies in
 * the trash. The oldest entries of a business whose trash is full leave it.
 * @throws NOT_FOUND; CONFLICT for a record with too many rows
 */
export async function moveToTrash(
  tx: BusinessContext,
  type: TrashType,
  id: number,
  { title, ended = [] }: Deletion,
): Promise<TrashRow> {
  const { noun } = trashKinds[type]
  const by = [tx.userId, tx.actorName, tx.now()]
  const [entry] = await tx.sql<TrashRow>(
    keep,
    type,
    id,
    [...title].slice(0, 200).join(''),
    ...by,
    JSON.stringify(ended),
  )
  if (!entry) throw new AppError('NOT_FOUND', `${noun} not found`)
  if (entry.bytes > largestRecord) {
    throw new AppError('CONFLICT', `${noun} has more than 20 MB, which the trash does not take.`)
  }
  await tx.sql(`DELETE FROM "${type}" WHERE "businessId" = $1 AND id = $2`, id)
  await makeRoomInTrash(tx)
  return entry
}
