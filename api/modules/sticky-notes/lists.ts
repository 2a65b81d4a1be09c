import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import type { Prisma } from '#api/generated/client.ts'

export type NoteRow = Prisma.StickyNoteGetPayload<object>
export type ShareRow = Prisma.SharedNoteGetPayload<object>

/** By the order that the user has chosen; new notes first. */
export const noteOrder: Order<NoteRow> = [
  ['position', 'asc', 'integer'],
  ['id', 'desc', 'integer'],
]

const latestShareFirst: Order<ShareRow> = [['id', 'desc', 'integer']]

/**
 * The id of the user whose notes are meant.
 * @throws API_KEY_NOT_ALLOWED for API keys, FORBIDDEN for the system, which have no notes
 */
export function ownerIdOf({ actor }: BusinessContext): number {
  if (actor.kind !== 'user') throw userRequired(actor)
  return actor.userId
}

/** The condition for the actor's own notes; lists and guards use it. */
export function ownNotes(ctx: BusinessContext): Prisma.StickyNoteWhereInput {
  return { userId: ownerIdOf(ctx) }
}

/** The condition for shares with the actor; lists and guards use it. */
export function sharedWithMe(ctx: BusinessContext): Prisma.SharedNoteWhereInput {
  return { sharedWithUserId: ownerIdOf(ctx) }
}

/** The condition for shares that the actor received or gave. */
export function knownShares(ctx: BusinessContext): Prisma.SharedNoteWhereInput {
  return { OR: [sharedWithMe(ctx), { sharedByUserId: ownerIdOf(ctx) }] }
}

/** The actor's own notes in their order, new ones first. */
export function ownNoteList(ctx: BusinessContext): List<NoteRow> {
  return { order: noteOrder, where: ownNotes(ctx) }
}

/** The notes that others share with the actor, latest share first. */
export function sharedNoteList(ctx: BusinessContext): List<ShareRow> {
  return { order: latestShareFirst, where: sharedWithMe(ctx) }
}
