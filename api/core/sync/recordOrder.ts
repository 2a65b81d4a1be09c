import { builder } from '#api/core/graph/builder.ts'
import type { AnyOrder, Order } from '#api/core/reads/keyset.ts'
import type { List } from '#api/core/reads/listConnection.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** The column by which changes of a list are found. */
type ChangeColumn = 'updatedAt' | 'createdAt'

type Row<Column extends ChangeColumn> = { id: number } & Record<Column, Date>

/** The orders in which a program can read a list. Each has an index. */
const ordersBy = <Column extends ChangeColumn>(column: Column) =>
  ({
    ID: [['id', 'asc', 'integer']],
    ID_DESC: [['id', 'desc', 'integer']],
    UPDATED_AT: [
      [column, 'asc', 'instant'],
      ['id', 'asc', 'integer'],
    ],
    UPDATED_AT_DESC: [
      [column, 'desc', 'instant'],
      ['id', 'desc', 'integer'],
    ],
  }) as const satisfies Record<string, AnyOrder>

const orders = { updatedAt: ordersBy('updatedAt'), createdAt: ordersBy('createdAt') }

type RecordOrder = keyof typeof orders.updatedAt

const RecordOrderEnum = builder.enumType('RecordOrder', {
  description: 'An order of a list for programs.',
  values: Object.keys(orders.updatedAt) as RecordOrder[],
})

/**
 * How far a read of changes looks back beyond the instant that the client gives, in milliseconds: the clocks of servers
 * differ, and a request reads its clock up to ten seconds before its transaction begins. `changesUntil` of
 * `api/modules/deleted-records` takes care of long transactions.
 */
const lookBack = 30_000

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

function listChanges<Column extends ChangeColumn>(column: Column) {
  return <Found extends Row<Column>, Args extends object>(
    listFor: ListFor<Found, Args>,
  ): ListFor<Found, Args & ChangeArgs> =>
    (ctx, args) => {
      const { updatedSince, order } = args
      const list = listFor(ctx, args)
      if (!updatedSince && !order) return list
      const where = updatedSince
        ? { AND: [list.where ?? {}, { [column]: { gte: lookingBack(updatedSince) } }] }
        : list.where
      return {
        order: orders[column][order ?? 'UPDATED_AT'] as AnyOrder as Order<Found>,
        ...(where && { where }),
        ...(list.sql && { sql: list.sql }),
      }
    }
}

/** A list that `changeArgs` narrow and sort. */
export const withChangeArgs = listChanges('updatedAt')

/** Like `withChangeArgs`, for a list whose records never change: new ones are found by their time of creation. */
export const withAdditionArgs = listChanges('createdAt')
