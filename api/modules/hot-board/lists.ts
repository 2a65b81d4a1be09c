import type { Prisma } from '#api/core/database/generated/client.ts'
import { Priority } from '#api/core/database/generated/enums.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.HotBoardItemFindManyArgs, 'include' | 'select'>
export type ItemRow = Prisma.HotBoardItemGetPayload<object>
/** In the list of resolved ones every row says when (the database keeps it so). */
type ResolvedRow = ItemRow & { resolvedAt: Date }

export type HotBoardFilter = 'ACTIVE' | 'RESOLVED' | 'ALL'

/** Urgent, high, medium, low; then oldest (decisions section 8). */
export const boardOrder: Order<ItemRow> = [
  ['priority', 'asc', Object.values(Priority)],
  ['createdAt', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]

const activeFirst: Order<ItemRow> = [['resolved', 'asc', 'boolean'], ...boardOrder]

const latestResolution: Order<ResolvedRow> = [
  ['resolvedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** Items of one list: active ones and all in the order of the board, resolved ones latest first. */
export function pageOfItems(
  shop: Shop,
  filter: HotBoardFilter,
  args: PageArgs,
  limit: number,
  load: Load = {},
) {
  if (filter === 'RESOLVED') {
    return keysetPage<ResolvedRow>(args, limit, latestResolution, async ({ where, ...page }) => {
      const rows = await shop.db.hotBoardItem.findMany({
        ...load,
        ...page,
        where: { AND: [{ resolved: true }, where] },
      })
      return rows as ResolvedRow[]
    })
  }
  const among = filter === 'ACTIVE' ? { resolved: false } : {}
  return keysetPage<ItemRow>(args, limit, filter === 'ACTIVE' ? boardOrder : activeFirst, (page) =>
    shop.db.hotBoardItem.findMany({ ...load, ...page, where: { AND: [among, page.where] } }),
  )
}

/** The most a count says; beyond it the cost would grow with the table. */
const mostCounted = 1000

/** How many are active or resolved, exact up to 1,000. */
export function countItems(shop: Shop, resolved: boolean): Promise<number> {
  // The order is that of an index, which makes the database read it, and no more of it than is counted.
  return shop.db.hotBoardItem.count({ where: { resolved }, orderBy: { priority: 'asc' }, take: mostCounted })
}
