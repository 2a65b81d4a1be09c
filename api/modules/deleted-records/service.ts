import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import { lookingBack } from '#api/core/sync/recordOrder.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { levelsSeenBy } from '#api/core/viewer/accessLevels.ts'
import type { Prisma } from '#api/generated/client.ts'

type Row = Prisma.DeletedRecordGetPayload<object>

/** How many days deletions are kept. */
export const recordsKeptDays = 30

/** The types of records whose deletions are remembered, by the triggers `remember_deleted` (prisma/sql). */
export const deletedTypes = [
  'Customer',
  'Contact',
  'FollowUp',
  'HotBoardItem',
  'VendorContact',
  'ServiceAppointment',
  'Activity',
  'OrganizerTask',
  'StickyNote',
] as const

export type DeletedType = (typeof deletedTypes)[number]

const oldestFirst: Order<Row> = [
  ['deletedAt', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]

interface Query {
  since?: Date | null
  type?: DeletedType | null
}

/** The records that were deleted since an instant, oldest deletion first; only those that the actor could see. */
export function deletedList({ actor }: BusinessContext, { since, type }: Query): List<Row> {
  const where = {
    accessLevel: { in: levelsSeenBy(actor) },
    OR: [{ userId: null }, ...(actor.kind === 'user' ? [{ userId: actor.userId }] : [])],
    ...(since && { deletedAt: { gte: lookingBack(since) } }),
    ...(type && { type }),
  }
  return { order: oldestFirst, where }
}

const oldestTransaction = `SELECT least(now(), (
    SELECT min(xact_start) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend')) AS until
  FROM "Business" WHERE id = $1`

/**
 * The instant at which the oldest running transaction began, or now without one. A change that is committed later has an
 * `updatedAt` or `deletedAt` after it, less the look-back, however long its transaction takes.
 */
export async function changesUntil(ctx: BusinessContext): Promise<Date> {
  const [row] = await ctx.sql<{ until: Date }>(oldestTransaction)
  return row?.until ?? ctx.now()
}
