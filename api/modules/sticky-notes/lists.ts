import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

export type NoteRow = Prisma.StickyNoteGetPayload<object>
export type ShareRow = Prisma.SharedNoteGetPayload<object>

/** By the order that the user has chosen; new notes first. */
export const noteOrder: Order<NoteRow> = [
  ['position', 'asc', 'integer'],
  ['id', 'desc', 'integer'],
]

const latestShareFirst: Order<ShareRow> = [['id', 'desc', 'integer']]

/** The condition for the actor's own notes; lists and guards use it. */
export function ownNotes(ctx: BusinessContext): Prisma.StickyNoteWhereInput {
  return { userId: ctx.requireUserId() }
}

/** The condition for shares with the actor; lists and guards use it. */
export function sharedWithMe(ctx: BusinessContext): Prisma.SharedNoteWhereInput {
  return { sharedWithUserId: ctx.requireUserId() }
}

/** The condition for shares that the actor received or gave. */
export function knownShares(ctx: BusinessContext): Prisma.SharedNoteWhereInput {
  return { OR: [sharedWithMe(ctx), { sharedByUserId: ctx.requireUserId() }] }
}

/** The actor's own notes in their order, new ones first. */
export function ownNoteList(ctx: BusinessContext): List<NoteRow> {
  return { order: noteOrder, where: ownNotes(ctx) }
}

/** The notes that others share with the actor, latest share first. */
export function sharedNoteList(ctx: BusinessContext): List<ShareRow> {
  return { order: latestShareFirst, where: sharedWithMe(ctx) }
}
