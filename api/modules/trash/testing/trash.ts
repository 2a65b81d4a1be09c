import { globalId } from '#api/core/graph/ids.ts'
import { tablesOfBusiness } from '#api/database/tableOrder.ts'
import type { TrashType } from '#api/modules/trash/kinds.ts'
import type { Actor, World } from '#api/testing/harness/world.ts'

/** What a deletion adds, and a restoration leaves. */
const told = new Set(['TrashEntry', 'DeletedRecord', 'AuditEntry', 'IdempotencyKey', 'Tally'])

const sums = `SELECT span, "startsAt", sum(customers)::int AS customers, sum(contacts)::int AS contacts,
    sum(completions)::int AS completions, sum("pendingFollowUps")::int AS "pendingFollowUps",
    sum("openItems")::int AS "openItems", sum(unsold)::int AS unsold, sum(sold)::int AS sold,
    sum("notInMarket")::int AS "notInMarket"
  FROM "Tally" WHERE "businessId" = $1 GROUP BY 1, 2 ORDER BY 1, 2`

/** All rows of a business as text, without `updatedAt`, and the sums of its tallies. */
export async function rowsOf({ prisma }: World, businessId: number): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = { sums: await prisma.$queryRawUnsafe(sums, businessId) }
  for (const table of tablesOfBusiness.filter((name) => !told.has(name))) {
    rows[table] = await prisma.$queryRawUnsafe(
      `SELECT (to_jsonb(kept) - 'updatedAt')::text AS row FROM "${table}" kept WHERE "businessId" = $1 ORDER BY 1`,
      businessId,
    )
  }
  return rows
}

/** Deletes a record over the graph; resolves to the id of its entry in the trash. */
export async function remove(actor: Actor, type: TrashType, id: number): Promise<string> {
  const name = `delete${type}`
  const answer = await actor.ok(
    `mutation ($input: ${name.replace('d', 'D')}Input!) { ${name}(input: $input) { deleted${type}Id trashEntry { id } } }`,
    { input: { id: globalId(type, id) } },
  )
  return answer[name].trashEntry.id
}

export const restoring = `mutation ($input: RestoreTrashInput!) {
  restoreTrash(input: $input) { type restoredId databaseId title remarks } }`

/** Restores an entry over the graph. */
export const restore = async (actor: Actor, id: string) =>
  (await actor.ok(restoring, { input: { id } })).restoreTrash

export const listed = `query ($type: TrashType, $search: String, $mine: Boolean, $number: Int) { viewer { business {
  trash(type: $type, search: $search, mine: $mine, recordDatabaseId: $number) { edges { node {
    id type recordDatabaseId title reason deletedByName deletedAt canRestore canDelete } } } } } }`

/** What an actor sees in the trash. */
export async function trashOf(actor: Actor, filter: Record<string, unknown> = {}) {
  const { viewer } = await actor.ok(listed, filter)
  return viewer.business.trash.edges.map(({ node }: { node: Record<string, unknown> }) => node)
}
