import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

export type SavedViewRow = Prisma.SavedViewGetPayload<object>

/** The maximum number of views per user, and of those that a business shares; the list is not paged. */
export const mostViews = 20
export const mostShared = 30

const oldestFirst: Order<SavedViewRow> = [['id', 'asc', 'integer']]

/** The condition for the actor's own views, and for those that the business shares. */
export function visibleViews({ userId }: BusinessContext): Prisma.SavedViewWhereInput {
  return { OR: [{ userId: userId ?? 0 }, { userId: null }] }
}

/** The views that the actor sees, oldest first. */
export function savedViewList(ctx: BusinessContext): List<SavedViewRow> {
  return { order: oldestFirst, where: visibleViews(ctx) }
}
