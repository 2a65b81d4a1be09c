import type { Prisma } from '#api/core/database/generated/client.ts'
import { keysetPage, type Order, type PageArgs } from '#api/core/keyset.ts'
import { addDays, startOfDay } from '#api/core/localTime.ts'
import type { Shop } from '#api/core/shop.ts'

type Load = Pick<Prisma.FollowUpFindManyArgs, 'include' | 'select'>
export type FollowUpRow = Prisma.FollowUpGetPayload<object>

export type FollowUpFilter = 'OPEN' | 'TODAY' | 'OVERDUE' | 'UPCOMING' | 'DONE' | 'ALL'

const soonestFirst: Order<FollowUpRow> = [
  ['scheduledDate', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]
// Only closed ones stand in this order, and they all have the instant.
const lastClosedFirst: Order<FollowUpRow & { closedAt: Date }> = [
  ['closedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The order of each list: what waits soonest first, what is done last closed first, everything newest first. */
export const followUpOrder = {
  OPEN: soonestFirst,
  TODAY: soonestFirst,
  OVERDUE: soonestFirst,
  UPCOMING: soonestFirst,
  DONE: lastClosedFirst as Order<FollowUpRow>,
  ALL: [['id', 'desc', 'integer']],
} as const satisfies Record<FollowUpFilter, Order<FollowUpRow>>

/** Where the shop's day begins and ends. */
export function bounds(shop: Shop) {
  const today = shop.today()
  return { begins: startOfDay(today, shop.timeZone), ends: startOfDay(addDays(today, 1), shop.timeZone) }
}

/** Which follow-ups a list holds. Overdue: pending, and its local date before today (decisions section 6). */
export function matching(shop: Shop, filter: FollowUpFilter): Prisma.FollowUpWhereInput {
  if (filter === 'ALL') return {}
  if (filter === 'DONE') return { closedAt: { not: null } }
  if (filter === 'OPEN') return { state: 'PENDING' }
  const { begins, ends } = bounds(shop)
  if (filter === 'OVERDUE') return { state: 'PENDING', scheduledDate: { lt: begins } }
  if (filter === 'UPCOMING') return { state: 'PENDING', scheduledDate: { gte: ends } }
  return { state: 'PENDING', scheduledDate: { gte: begins, lt: ends } }
}

/** A page of one of the lists. */
export function pageOfFollowUps(
  shop: Shop,
  filter: FollowUpFilter,
  args: PageArgs,
  limit: number,
  load: Load = {},
) {
  return keysetPage<FollowUpRow>(args, limit, followUpOrder[filter], ({ where, ...page }) =>
    shop.db.followUp.findMany({ ...load, ...page, where: { AND: [matching(shop, filter), where] } }),
  )
}

/** The most a count on a tab says; beyond it the cost would grow with the table. */
const mostCounted = 1000

/** How many a list holds, exact up to 1,000. */
export function countFollowUps(shop: Shop, filter: FollowUpFilter): Promise<number> {
  return shop.db.followUp.count({ where: matching(shop, filter), take: mostCounted })
}
