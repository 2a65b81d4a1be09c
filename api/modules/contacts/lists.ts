import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { customerOwnedBy, type OwnerFilter } from '#api/modules/customers/owner.ts'

export type ContactRow = Prisma.ContactGetPayload<object>

export type ContactFilter = 'ALL' | 'UPCOMING' | 'OVERDUE' | 'COMPLETED'

const soonestFirst: Order<ContactRow> = [
  ['scheduledDate', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]
const latestFirst: Order<ContactRow> = [
  ['scheduledDate', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/** The order of each list: open contacts soonest first, completed contacts and the list of all latest first. */
export const contactOrder = {
  ALL: latestFirst,
  UPCOMING: soonestFirst,
  OVERDUE: soonestFirst,
  COMPLETED: latestFirst,
} as const satisfies Record<ContactFilter, Order<ContactRow>>

export function matching(filter: ContactFilter, now: Date): Prisma.ContactWhereInput {
  if (filter === 'UPCOMING') return { completed: false, scheduledDate: { gte: now } }
  if (filter === 'OVERDUE') return { completed: false, scheduledDate: { lt: now } }
  return filter === 'COMPLETED' ? { completed: true } : {}
}

interface Query extends OwnerFilter {
  filter: ContactFilter
}

/** The contacts of one list. Overdue ones are scheduled before now, upcoming ones from now on. */
export function contactList(ctx: BusinessContext, { filter, ...owner }: Query): List<ContactRow> {
  const where = { ...matching(filter, ctx.now()), ...customerOwnedBy(ctx, owner) }
  return { order: contactOrder[filter], where }
}
