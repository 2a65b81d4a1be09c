import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { fastList } from '#api/core/reads/fastList.ts'
import type { Order, PageArgs } from '#api/core/reads/keyset.ts'
import { selectedNodes, selectionOf } from '#api/core/reads/selection.ts'
import type { Bind } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** The order of a list, and its condition within the business in the form of Prisma's client. */
export interface List<Row> {
  order: Order<Row>
  where?: object
  /** Further conditions, which Prisma's client cannot express: on the table `t`; `$1` is the business. */
  sql?: (bind: Bind) => string[]
  /** Whether the list may be read on the replica: for searches. */
  onReplica?: boolean
}

type ListFor<Row, Args> = (ctx: BusinessContext, args: Args) => List<Row>

/**
 * The options of a connection that reads a list page by page. `listFor` chooses the list by the arguments of the
 * field.
 */
export function listConnection<Row extends object, Args extends object = object>(
  listFor: ListFor<Row, Args>,
) {
  return {
    resolve: (
      _parent: unknown,
      args: PageArgs & NoInfer<Args>,
      context: Context,
      info: GraphQLResolveInfo,
    ) => {
      const { onReplica, ...list } = listFor(context.ctx, args)
      const ctx = onReplica ? context.ctx.replica() : context.ctx
      return fastList<Row>(ctx, selectedNodes(context, info), { args, limit: context.pageLimit, ...list })
    },
  }
}

/** The first rows of a list, for a field without pages. */
export async function firstOf<Row extends object>(
  { order, where = {}, sql }: List<Row>,
  first: number,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<Row[]> {
  const request = { args: { first }, limit: first, order, where, ...(sql && { sql }) }
  const { edges } = await fastList<Row>(context.ctx, selectionOf(context, info), request)
  return edges.map(({ node }) => node)
}
