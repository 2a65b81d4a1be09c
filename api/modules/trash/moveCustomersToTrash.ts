import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { TrashReason } from '#api/generated/enums.ts'

/** The act that deletes customers. */
interface GroupAct {
  reason: TrashReason
  /** What the entries of the act have in common. */
  groupId: string
}

// The rows of all customers are read at once, table by table; each row names its customer. What ended in rows that stay
// is remembered with the customer whose row they referred to: their ids tell, and all contents at once are slow to build.
const keep = `
  WITH going AS MATERIALIZED (
         SELECT CASE "table" WHEN 'Customer' THEN id ELSE (content ->> 'customerId')::int END AS customer,
                "table", id, content FROM rows_going('Customer', $1::int, $2::int[], 'FOR UPDATE')),
       parts AS (
         SELECT customer, "table", jsonb_object_agg(id, content) AS part FROM going GROUP BY customer, "table"),
       records AS MATERIALIZED (
         SELECT customer, jsonb_object_agg("table", part) AS rows FROM parts GROUP BY customer),
       tables AS (
         SELECT "table", jsonb_object_agg(id, true) AS part FROM going GROUP BY "table"),
       acts AS MATERIALIZED (
         SELECT act, parent FROM (SELECT end_references($1::int, jsonb_object_agg("table", part)) AS ended FROM tables) AS all_rows,
                jsonb_array_elements(ended) AS act
           JOIN references_in_business() AS reference
             ON reference.child = act ->> 'table' AND reference."column" = act ->> 'column')
  INSERT INTO "TrashEntry" ("businessId", type, "recordId", "customerId", title, "deletedById", "deletedByName",
                            "deletedAt", reason, "groupId", "timeZone", rows, ended, bytes)
  SELECT $1, 'Customer', customer, customer, rows -> 'Customer' -> customer::text ->> 'name', $3::int, $4,
         $5::timestamptz, $6::"TrashReason", $7::uuid, (SELECT "timeZone" FROM "Business" WHERE id = $1), rows,
         coalesce((SELECT jsonb_agg(act) FROM acts WHERE rows -> parent ? (act ->> 'was')), '[]'),
         octet_length(rows::text)
    FROM records ORDER BY customer`

/**
 * Deletes customers in one act, like `moveToTrash`; who is gone by now is left out. At its end the act makes room in the
 * trash (`makeRoomInTrash`), which reads the sizes of all entries.
 */
export async function moveCustomersToTrash(
  tx: BusinessContext,
  ids: readonly number[],
  { reason, groupId }: GroupAct,
): Promise<void> {
  await tx.sql(keep, ids, tx.userId, tx.actorName, tx.now(), reason, groupId)
  await tx.sql('DELETE FROM "Customer" WHERE "businessId" = $1 AND id = ANY ($2::int[])', ids)
}
