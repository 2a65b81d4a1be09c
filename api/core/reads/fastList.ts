import { childrenSql, withChildren } from '#api/core/reads/children.ts'
import { keysetPage, type Order, type Page, type PageArgs, pageSql } from '#api/core/reads/keyset.ts'
import { type Plan, planOf, rowOf } from '#api/core/reads/plan.ts'
import type { Selection } from '#api/core/reads/selection.ts'
import { modelOf } from '#api/core/reads/sources.ts'
import { whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

interface ListRequest<Row> {
  args: PageArgs
  limit: number
  order: Order<Row>
  /** The condition, in the form of Prisma's client. */
  where?: object
}

/**
 * Reads a page of a list with the selected fields of its rows. It uses one SQL statement when the selection needs
 * only columns, joined rows and child lists and the condition can be expressed in SQL; otherwise, and in a
 * transaction, it uses Prisma's client.
 * @throws BAD_INPUT for a page size beyond the limit or a cursor of another list
 */
export function fastList<Row extends object>(
  ctx: BusinessContext,
  selection: Selection,
  { args, limit, order, where = {} }: ListRequest<Row>,
) {
  return keysetPage<Row>(args, limit, order, async (page) => {
    const plan = ctx.lists && planOf(selection.type, selection.fields, order)
    const rows = plan && (await readBySql<Row>(ctx, selection, plan, where, order, page))
    if (rows) return rows
    const { where: bounds, ...query } = page.query()
    return delegateOf<Row>(ctx, modelOf(selection.type)).findMany({
      ...selection.load(),
      ...query,
      where: { AND: [where, bounds] },
    })
  })
}

async function readBySql<Row extends object>(
  ctx: BusinessContext,
  selection: Selection,
  plan: Plan,
  where: object,
  order: Order<Row>,
  page: Page,
): Promise<Row[] | null> {
  const values: unknown[] = []
  const conditions = whereSql(plan.model, where, (value) => `$${1 + values.push(value)}`)
  if (!conditions || !ctx.lists) return null
  const keyset = pageSql(order, page, values.length + 2)
  values.push(...keyset.values)
  const children = childrenSql(selection, plan, values)
  const { lists, joins } = plan.sql
  const selected = [lists, ...children.map(({ sql }) => sql)].join(', ')
  const all = ['t."businessId" = $1', ...conditions, ...keyset.conditions].join(' AND ')
  const rows = await ctx.lists(
    `SELECT ${selected} FROM "${plan.model}" t${joins} WHERE ${all} ORDER BY ${keyset.orderBy} LIMIT ${page.take}`,
    ...values,
  )
  return rows.map((row) => withChildren(rowOf<Row>(plan, row), children, row))
}

/**
 * Runs a writing statement and returns the row that it made, with the selected fields; null when it made none.
 * `writes` are common table expressions; the one named `made` must return the new row. Without a plan for the selection,
 * and in a transaction, all columns are returned.
 */
export async function insertReturning<Row>(
  ctx: BusinessContext,
  selection: Selection | undefined,
  writes: string,
  values: readonly unknown[],
): Promise<Row | null> {
  const plan = selection && planOf(selection.type, selection.fields)
  if (!plan || !ctx.lists) {
    const [row] = await ctx.sql<Row>(`WITH ${writes} SELECT * FROM made`, ...values)
    return row ?? null
  }
  const { lists, joins } = plan.sql
  const [made] = await ctx.lists(`WITH ${writes} SELECT ${lists} FROM made t${joins}`, ...values)
  return made ? rowOf<Row>(plan, made) : null
}

interface Delegate<Row> {
  findMany(args: object): Promise<Row[]>
}

/** Prisma's delegate for a model. */
export function delegateOf<Row>({ db }: BusinessContext, model = ''): Delegate<Row> {
  const name = model.charAt(0).toLowerCase() + model.slice(1)
  const delegate = (db as unknown as Record<string, Delegate<Row>>)[name]
  if (!delegate) throw new Error(`${model} is no model`)
  return delegate
}
