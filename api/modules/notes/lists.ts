import type { Prisma } from '#api/core/database/generated/client.ts'
import { AppError } from '#api/core/platform/errors.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

export type NoteRow = Prisma.StickyNoteGetPayload<object>
export type ShareRow = Prisma.SharedNoteGetPayload<object>

/** By hand, then new ones first. */
export const noteOrder: Order<NoteRow> = [
  ['position', 'asc', 'integer'],
  ['id', 'desc', 'integer'],
]

const latestShareFirst: Order<ShareRow> = [['id', 'desc', 'integer']]

/** The person whose notes are meant; the system has none. */
export function personOf({ actor }: BusinessContext): number {
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN')
  return actor.userId
}

/** A note is its owner's alone; the same predicate lists and guards. */
export function ownNotes(ctx: BusinessContext): Prisma.StickyNoteWhereInput {
  return { userId: personOf(ctx) }
}

/** What colleagues share with the actor; the same predicate lists and guards. */
export function sharedWithMe(ctx: BusinessContext): Prisma.SharedNoteWhereInput {
  return { sharedWithUserId: personOf(ctx) }
}

/** Shares that the actor knows of: what they were given, and what they give. */
export function knownShares(ctx: BusinessContext): Prisma.SharedNoteWhereInput {
  return { OR: [sharedWithMe(ctx), { sharedByUserId: personOf(ctx) }] }
}

/** The actor's own notes in their order, new ones first. */
export function ownNoteList(ctx: BusinessContext): List<NoteRow> {
  return { order: noteOrder, where: ownNotes(ctx) }
}

/** The notes that colleagues share with the actor, what was shared last first. */
export function sharedNoteList(ctx: BusinessContext): List<ShareRow> {
  return { order: latestShareFirst, where: sharedWithMe(ctx) }
}
