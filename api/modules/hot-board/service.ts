import type { Prisma } from '#api/core/database/generated/client.ts'
import { Priority } from '#api/core/database/generated/enums.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.HotBoardItemFindManyArgs, 'include' | 'select'>
type Row = Prisma.HotBoardItemGetPayload<object>

/** Urgent, high, medium, low; then oldest (decisions section 8). */
const boardOrder: Order<Row> = [
  ['priority', 'asc', Object.values(Priority)],
  ['createdAt', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]

/** The active items of the board. */
export function pageOfActiveItems(shop: Shop, args: PageArgs, limit: number, load: Load = {}) {
  return keysetPage<Row>(args, limit, boardOrder, ({ where, ...page }) =>
    shop.db.hotBoardItem.findMany({ ...load, ...page, where: { AND: [{ resolved: false }, where] } }),
  )
}
