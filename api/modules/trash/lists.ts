import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import { literally, searchWords } from '#api/core/reads/searchWords.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { levelsSeenBy } from '#api/core/viewer/accessLevels.ts'
import { may } from '#api/core/viewer/viewer.ts'
import type { Prisma } from '#api/generated/client.ts'
import { type TrashType, trashKinds, trashTypes } from '#api/modules/trash/kinds.ts'

/** An entry without the rows of its record. */
export type TrashRow = Omit<Prisma.TrashEntryGetPayload<object>, 'rows' | 'ended' | 'searchText'>

/** How many days a record stays in the trash. */
export const trashKeptDays = 30

const newestFirst: Order<TrashRow> = [
  ['deletedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The condition for entries of records that the actor could see; what was restored is still among them. */
export function knownTrash({ actor }: BusinessContext): Prisma.TrashEntryWhereInput {
  return {
    type: { in: [...trashTypes] },
    accessLevel: { in: levelsSeenBy(actor) },
    OR: [{ userId: null }, ...(actor.kind === 'user' ? [{ userId: actor.userId }] : [])],
  }
}

/** The condition for what lies in the trash. */
export function seenTrash(ctx: BusinessContext): Prisma.TrashEntryWhereInput {
  return { restoredAt: null, AND: [knownTrash(ctx)] }
}

interface Query {
  search?: string | null
  type?: TrashType | null
  /** The number of a record, which has one entry for each of its deletions. */
  recordDatabaseId?: number | null
  /** Whether only what the actor deleted. */
  mine?: boolean | null
  /** Whether to leave out what the actor can restore as one. */
  alone?: boolean | null
}

/** What lies in the trash, latest deletion first. Every word of a search must occur in the title. */
export function trashList(
  ctx: BusinessContext,
  { search, type, recordDatabaseId: recordId, mine, alone }: Query,
): List<TrashRow> {
  const words = search ? searchWords(search).words : []
  const where = {
    AND: [
      seenTrash(ctx),
      ...words.map((word) => ({ searchText: { contains: literally(word) } })),
      type ? { type } : {},
      typeof recordId === 'number' ? { recordId } : {},
      mine ? { deletedById: ctx.userId ?? 0 } : {},
      alone && may(ctx.actor, 'import:manage') ? { OR: [{ groupId: null }, { reason: 'BULK' }] } : {},
    ],
  }
  return { order: newestFirst, where }
}

const isOwn = ({ userId }: BusinessContext, entry: TrashRow) =>
  userId !== null && (entry.userId === userId || entry.deletedById === userId)

/** Whether the actor may restore the record: users what they deleted, managers all that they see. */
export function mayRestore(ctx: BusinessContext, entry: TrashRow): boolean {
  const { deleting } = trashKinds[entry.type as TrashType]
  const act = isOwn(ctx, entry) ? 'trash:restore' : 'trash:restoreOfOthers'
  return may(ctx.actor, act) && may(ctx.actor, deleting)
}

/** Whether the actor may delete the record for good: admins all that they see, users their notes and tasks. */
export function mayDeleteForGood({ actor, userId }: BusinessContext, entry: TrashRow): boolean {
  const isPrivate = userId !== null && entry.userId === userId
  return may(actor, isPrivate ? 'trash:deleteOwn' : 'trash:deleteForGood')
}
