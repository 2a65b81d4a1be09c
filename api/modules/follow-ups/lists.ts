import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { addDays, startOfDay } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'
import { customerOwnedBy, type OwnerFilter } from '#api/modules/customers/owner.ts'

export type FollowUpRow = Prisma.FollowUpGetPayload<object>

export type FollowUpFilter = 'OPEN' | 'TODAY' | 'OVERDUE' | 'UPCOMING' | 'DONE' | 'ALL'

const soonestFirst: Order<FollowUpRow> = [
  ['scheduledDate', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]
export const latestDueFirst: Order<FollowUpRow> = [
  ['scheduledDate', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]
// All rows in this order are closed, so `closedAt` is not null.
const lastClosedFirst: Order<FollowUpRow & { closedAt: Date }> = [
  ['closedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The order of each list: pending ones soonest first, closed ones last closed first, all newest first. */
export const followUpOrder = {
  OPEN: soonestFirst,
  TODAY: soonestFirst,
  OVERDUE: soonestFirst,
  UPCOMING: soonestFirst,
  DONE: lastClosedFirst as Order<FollowUpRow>,
  ALL: [['id', 'desc', 'integer']],
} as const satisfies Record<FollowUpFilter, Order<FollowUpRow>>

/** The start and the end of the local day. */
export function bounds(ctx: BusinessContext) {
  const today = ctx.today()
  return { begins: startOfDay(today, ctx.timeZone), ends: startOfDay(addDays(today, 1), ctx.timeZone) }
}

/** The condition of a list. Overdue means pending with a local date before today. */
export function matching(ctx: BusinessContext, filter: FollowUpFilter): Prisma.FollowUpWhereInput {
  if (filter === 'ALL') return {}
  if (filter === 'DONE') return { closedAt: { not: null } }
  if (filter === 'OPEN') return { state: 'PENDING' }
  const { begins, ends } = bounds(ctx)
  if (filter === 'OVERDUE') return { state: 'PENDING', scheduledDate: { lt: begins } }
  if (filter === 'UPCOMING') return { state: 'PENDING', scheduledDate: { gte: ends } }
  return { state: 'PENDING', scheduledDate: { gte: begins, lt: ends } }
}

interface Query extends OwnerFilter {
  filter: FollowUpFilter
}

/** The list that a filter selects. */
export function followUpList(ctx: BusinessContext, { filter, ...owner }: Query): List<FollowUpRow> {
  const where = { ...matching(ctx, filter), ...customerOwnedBy(ctx, owner) }
  return { order: followUpOrder[filter], where }
}
