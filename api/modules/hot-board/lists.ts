import { boundedCount } from '#api/core/boundedCount.ts'
import type { RowsAsked } from '#api/core/connection.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { Priority } from '#api/core/database/generated/enums.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import { planRead } from '#api/core/readPlan.ts'
import type { Shop } from '#api/core/shop.ts'
import { readTable } from '#api/core/tableRead.ts'
import { itemTable } from '#api/modules/hot-board/table.ts'

type ItemLoad = Pick<Prisma.HotBoardItemFindManyArgs, 'include' | 'select'>
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
  asked: RowsAsked<ItemLoad>,
) {
  if (filter === 'RESOLVED') {
    return pageIn(shop, latestResolution as Order<ItemRow>, { resolved: true }, args, limit, asked)
  }
  const among = filter === 'ACTIVE' ? { resolved: false } : {}
  return pageIn(shop, filter === 'ACTIVE' ? boardOrder : activeFirst, among, args, limit, asked)
}

function pageIn(
  shop: Shop,
  order: Order<ItemRow>,
  among: { resolved?: boolean },
  args: PageArgs,
  limit: number,
  asked: RowsAsked<ItemLoad>,
) {
  const plan = planRead(itemTable, asked.fields, order)
  const { resolved } = among
  const sql = resolved === undefined ? '' : `${resolved ? '' : 'NOT '}t.resolved`
  return keysetPage<ItemRow>(args, limit, order, (page) => {
    if (plan) return readTable(shop, plan, { sql, values: [] }, order, page)
    const { where, ...query } = page.query()
    return shop.db.hotBoardItem.findMany({ ...asked.load(), ...query, where: { AND: [among, where] } })
  })
}

/** How many items stand in each section of the board, exact up to 1,000. */
export interface ItemCounts {
  active: number
  resolved: number
}

const ofBoard = (resolved: boolean) => `"HotBoardItem" WHERE "businessId" = $1 AND resolved = ${resolved}`
const counts = `SELECT ${boundedCount(ofBoard(false), 'priority')} AS active,
  ${boundedCount(ofBoard(true), 'priority')} AS resolved`

/** Counts the sections in one statement. */
export async function countItems(shop: Shop): Promise<ItemCounts> {
  const [row] = await shop.sql<ItemCounts>(counts)
  if (!row) throw new Error('the statement answers one row')
  return row
}
