import { builder } from '#api/core/graph/builder.ts'
import type { Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

interface Row {
  id: number
  updatedAt: Date
}

/** The orders in which a program can read a list. Each has an index. */
const orders = {
  ID: [['id', 'asc', 'integer']],
  ID_DESC: [['id', 'desc', 'integer']],
  UPDATED_AT: [
    ['updatedAt', 'asc', 'instant'],
    ['id', 'asc', 'integer'],
  ],
  UPDATED_AT_DESC: [
    ['updatedAt', 'desc', 'instant'],
    ['id', 'desc', 'integer'],
  ],
} as const satisfies Record<string, Order<Row>>

type RecordOrder = keyof typeof orders

const RecordOrderEnum = builder.enumType('RecordOrder', {
  description: 'An order of a list for programs.',
  values: Object.keys(orders) as RecordOrder[],
})

/**
 * How far a read of changes looks back beyond the instant that the client gives, in milliseconds. A transaction may
 * commit up to 15 seconds after the `updatedAt` that it wrote, and the clocks of servers differ.
 */
export const lookBack = 30_000

/** An instant, less what reads of changes look back. */
export function lookingBack(since: Date): Date {
  return new Date(since.getTime() - lookBack)
}

/** The arguments of a list that programs synchronize with. */
export const changeArgs = builder.args((t) => ({
  updatedSince: t.field({
    type: 'DateTime',
    description:
      'Lists only records that were changed since, oldest change first. Includes the 30 seconds before, so that no change is missed; records may come twice.',
  }),
  order: t.field({ type: RecordOrderEnum, description: 'Another order than the list has by itself.' }),
}))

interface ChangeArgs {
  updatedSince?: Date | null
  order?: RecordOrder | null
}

type ListFor<Found, Args> = (ctx: BusinessContext, args: Args) => List<Found>

/** A list that `changeArgs` narrow and sort. */
export function withChangeArgs<Found extends Row, Args extends object>(
  listFor: ListFor<Found, Args>,
): ListFor<Found, Args & ChangeArgs> {
  return (ctx, args) => {
    const { updatedSince, order } = args
    const list = listFor(ctx, args)
    if (!updatedSince && !order) return list
    const where = updatedSince
      ? { AND: [list.where ?? {}, { updatedAt: { gte: lookingBack(updatedSince) } }] }
      : list.where
    return { order: orders[order ?? 'UPDATED_AT'] as Order<Row> as Order<Found>, ...(where && { where }) }
  }
}
