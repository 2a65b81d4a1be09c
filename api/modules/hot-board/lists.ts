import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import type { Prisma } from '#api/generated/client.ts'
import { Priority } from '#api/generated/enums.ts'

export type ItemRow = Prisma.HotBoardItemGetPayload<object>
/** A row of the resolved items, whose `resolvedAt` a check in the database guarantees. */
type ResolvedRow = ItemRow & { resolvedAt: Date }

export type HotBoardFilter = 'ACTIVE' | 'RESOLVED' | 'ALL'

/** Urgent, high, medium, low; then oldest first. */
const boardOrder: Order<ItemRow> = [
  ['priority', 'asc', Object.values(Priority)],
  ['createdAt', 'asc', 'instant'],
  ['id', 'asc', 'integer'],
]

const activeFirst: Order<ItemRow> = [['resolved', 'asc', 'boolean'], ...boardOrder]

const latestResolution: Order<ResolvedRow> = [
  ['resolvedAt', 'desc', 'instant'],
  ['id', 'desc', 'integer'],
]

/**
 * The condition and the order of each list: active and all items in the order of the board, resolved ones latest
 * first.
 */
const lists: Record<HotBoardFilter, List<ItemRow>> = {
  ACTIVE: { where: { resolved: false }, order: boardOrder },
  RESOLVED: { where: { resolved: true }, order: latestResolution as Order<ItemRow> },
  ALL: { where: {}, order: activeFirst },
}

interface Query {
  filter: HotBoardFilter
  /** Whether the list has only what is assigned to the actor by name. */
  mine?: boolean | null
}

/** The list that a filter selects. Nothing is assigned to API keys and the system. */
export function itemList({ userId }: BusinessContext, { filter, mine }: Query): List<ItemRow> {
  const { order, where } = lists[filter]
  return { order, where: { ...where, ...(mine && { assignedToId: userId ?? 0 }) } }
}
