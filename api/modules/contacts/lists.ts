import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { startOfDay } from '#api/core/time/localTime.ts'
import type { Prisma } from '#api/generated/client.ts'
import { customerOwnedBy, type OwnerFilter } from '#api/modules/customers/owner.ts'

export type ContactRow = Prisma.ContactGetPayload<object>

export type ContactFilter = 'ALL' | 'UPCOMING' | 'OVERDUE' | 'COMPLETED' | 'COMPLETED_TODAY'

const soonestFirst: Order<ContactRow> = [
  ['scheduledDate', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]
const latestFirst: Order<ContactRow> = [
  ['scheduledDate', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]
// All rows in this order are completed, so `completedAt` is not null.
const lastCompletedFirst: Order<ContactRow & { completedAt: Date }> = [
  ['completedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The order of each list: open contacts soonest first, completed ones last completed first, all latest first. */
export const contactOrder = {
  ALL: latestFirst,
  UPCOMING: soonestFirst,
  OVERDUE: soonestFirst,
  COMPLETED: lastCompletedFirst as Order<ContactRow>,
  COMPLETED_TODAY: lastCompletedFirst as Order<ContactRow>,
} as const satisfies Record<ContactFilter, Order<ContactRow>>

export function matching(ctx: BusinessContext, filter: ContactFilter): Prisma.ContactWhereInput {
  const now = ctx.now()
  if (filter === 'UPCOMING') return { completed: false, scheduledDate: { gte: now } }
  if (filter === 'OVERDUE') return { completed: false, scheduledDate: { lt: now } }
  if (filter === 'COMPLETED') return { completedAt: { not: null } }
  return filter === 'ALL' ? {} : { completedAt: { gte: startOfDay(ctx.today(), ctx.timeZone) } }
}

interface Query extends OwnerFilter {
  filter: ContactFilter
}

/** The contacts of one list. Overdue ones are scheduled before now, upcoming ones from now on. */
export function contactList(ctx: BusinessContext, { filter, ...owner }: Query): List<ContactRow> {
  const where = { ...matching(ctx, filter), ...customerOwnedBy(ctx, owner) }
  return { order: contactOrder[filter], where }
}
