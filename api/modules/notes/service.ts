import type { Prisma } from '#api/core/database/generated/client.ts'
import { AppError } from '#api/core/errors.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.StickyNoteFindManyArgs, 'include' | 'select'>
type Row = Prisma.StickyNoteGetPayload<object>

const noteOrder: Order<Row> = [
  ['position', 'asc', 'integer'],
  ['id', 'desc', 'integer'],
]

/** A note is its owner's alone (decisions section 9); the same predicate lists and guards. */
export function ownNotes({ actor }: Shop): Prisma.StickyNoteWhereInput {
  if (actor.kind !== 'member') throw new AppError('FORBIDDEN')
  return { userId: actor.userId }
}

/** The actor's own notes in their order, new ones first. */
export function pageOfOwnNotes(shop: Shop, args: PageArgs, limit: number, load: Load = {}) {
  return keysetPage<Row>(args, limit, noteOrder, ({ where, ...page }) =>
    shop.db.stickyNote.findMany({ ...load, ...page, where: { AND: [ownNotes(shop), where] } }),
  )
}
