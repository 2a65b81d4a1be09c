import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'

export type SavedViewRow = Prisma.SavedViewGetPayload<object>

/** The maximum number of views per user; the list is not paged. */
export const mostViews = 20

const oldestFirst: Order<SavedViewRow> = [['id', 'asc', 'integer']]

/** The condition for the actor's own views; lists and guards use it. API keys and the system have none. */
export function ownViews({ userId }: BusinessContext): Prisma.SavedViewWhereInput {
  return { userId: userId ?? 0 }
}

/** The actor's own views, oldest first. */
export function savedViewList(ctx: BusinessContext): List<SavedViewRow> {
  return { order: oldestFirst, where: ownViews(ctx) }
}
