import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context/context.ts'
import { batchOf } from '#api/core/graph/batches.ts'
import { priced } from '#api/core/limits/prices.ts'
import { childrenReadWith } from '#api/core/reads/children.ts'
import { delegateOf } from '#api/core/reads/fastList.ts'
import {
  keysetPage,
  type Order,
  type Page,
  type PageArgs,
  pageRequest,
  pageSql,
  toConnection,
} from '#api/core/reads/keyset.ts'
import { planOf, rowOf } from '#api/core/reads/plan.ts'
import { type Selection, selectedNodes } from '#api/core/reads/selection.ts'
import { type ChildList, modelOf } from '#api/core/reads/sources.ts'
import { whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

type ChildListOf<Row, Args> = Omit<ChildList, 'order' | 'where'> & {
  order: Order<Row>
  where?(ctx: BusinessContext, args: Args): object
}

/**
 * The options of a connection of the child rows of a row, named like the Prisma relation. The children are read in
 * the statement of their parents' list where possible; otherwise one statement reads the children of all parents on a
 * page.
 */
export function childConnection<Row extends object, Args extends object = object>(
  list: ChildListOf<Row, Args>,
) {
  const { order } = list
  return {
    extensions: { ...priced({ statements: 1, batched: true }), childList: list as unknown as ChildList },
    resolve(parent: { id: number }, args: PageArgs & Args, context: Context, info: GraphQLResolveInfo) {
      const read = childrenReadWith<Row>(parent, info)
      if (read) return toConnection(args, pageRequest(args, context.pageLimit, order), order, read)
      return keysetPage<Row>(args, context.pageLimit, order, (page) =>
        batchOf(context, info, (parents) => {
          const where = list.where?.(context.ctx, args) ?? {}
          return childrenOf<Row>(context.ctx, selectedNodes(context, info), list, parents, where, page)
        }).load(parent.id),
      )
    },
  }
}

/** Reads a page of the children of each parent, in one statement for all parents. */
async function childrenOf<Row extends object>(
  ctx: BusinessContext,
  selection: Selection,
  { by, order }: Pick<ChildListOf<Row, never>, 'by' | 'order'>,
  parents: readonly number[],
  where: object,
  page: Page,
): Promise<Row[][]> {
  const values: unknown[] = [parents]
  const plan = planOf(selection.type, selection.fields, order)
  const conditions = plan && whereSql(plan.model, where, (value) => `$${1 + values.push(value)}`)
  if (!plan || !conditions || !ctx.lists) return childrenByPrisma(ctx, selection, parents, where, page)
  const keyset = pageSql(order, page, values.length + 2)
  const { lists, joins } = plan.sql
  const all = ['t."businessId" = $1', `t."${by}" = parent`, ...conditions, ...keyset.conditions].join(' AND ')
  const statement = `SELECT parent, ${lists} FROM unnest($2::int[]) parent CROSS JOIN LATERAL
    (SELECT * FROM "${plan.model}" t WHERE ${all} ORDER BY ${keyset.orderBy} LIMIT ${page.take}) t${joins}
    ORDER BY ${keyset.orderBy}`
  const rows = await ctx.lists(statement, ...values, ...keyset.values)
  const children = new Map(parents.map((parent) => [parent, [] as Row[]]))
  for (const row of rows) children.get(row[0] as number)?.push(rowOf<Row>(plan, row, 1))
  return parents.map((parent) => children.get(parent) ?? [])
}

async function childrenByPrisma<Row>(
  ctx: BusinessContext,
  selection: Selection,
  parents: readonly number[],
  where: object,
  page: Page,
): Promise<Row[][]> {
  const { parentType, fieldName } = selection.info
  const { where: bounds, ...query } = page.query()
  const children = { ...selection.load(), ...query, where: { AND: [where, bounds] } }
  const rows = await delegateOf<{ id: number; [relation: string]: unknown }>(
    ctx,
    modelOf(parentType),
  ).findMany({
    where: { id: { in: [...parents] } },
    select: { id: true, [fieldName]: children },
  })
  const byParent = new Map(rows.map((row) => [row.id, row[fieldName] as Row[]]))
  return parents.map((parent) => byParent.get(parent) ?? [])
}
