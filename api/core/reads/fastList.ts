import { childrenSql, withChildren } from '#api/core/reads/children.ts'
import { keysetPage, type Order, type Page, type PageArgs, pageSql } from '#api/core/reads/keyset.ts'
import { type Plan, planOf, rowOf } from '#api/core/reads/plan.ts'
import type { Selection } from '#api/core/reads/selection.ts'
import { modelOf } from '#api/core/reads/sources.ts'
import { type Bind, whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

interface Conditions {
  /** The condition, in the form of Prisma's client. */
  where?: object
  /** Further conditions in SQL, on the table `t`. */
  sql?: (bind: Bind) => string[]
}

interface ListRequest<Row> extends Conditions {
  args: PageArgs
  limit: number
  order: Order<Row>
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
  { args, limit, order, where = {}, sql }: ListRequest<Row>,
) {
  return keysetPage<Row>(args, limit, order, async (page) => {
    const plan = ctx.lists && planOf(selection.type, selection.fields, order)
    const rows =
      plan && (await readBySql<Row>(ctx, selection, plan, { where, ...(sql && { sql }) }, order, page))
    if (rows) return rows
    const { where: bounds, ...query } = page.query()
    const model = modelOf(selection.type)
    const ids = sql && (await readIds(ctx, model, { where, sql }, order, page))
    return delegateOf<Row>(ctx, model).findMany({
      ...selection.load(),
      ...query,
      where: ids ? { id: { in: ids } } : { AND: [where, bounds] },
    })
  })
}

/** The conditions of a list and of one of its pages in SQL; null when SQL cannot express them here. */
function pageConditions<Row>(
  model: string,
  { where = {}, sql }: Conditions,
  order: Order<Row>,
  page: Page,
): { values: unknown[]; all: string; orderBy: string } | null {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${1 + values.push(value)}`
  const conditions = whereSql(model, where, bind)
  if (!conditions) return null
  if (sql) conditions.push(...sql(bind))
  const keyset = pageSql(order, page, values.length + 2)
  values.push(...keyset.values)
  const all = ['t."businessId" = $1', ...conditions, ...keyset.conditions].join(' AND ')
  return { values, all, orderBy: keyset.orderBy }
}

/** The ids of a page of a list with conditions in SQL. */
async function readIds<Row>(
  ctx: BusinessContext,
  model: string | undefined,
  conditions: Conditions,
  order: Order<Row>,
  page: Page,
): Promise<number[]> {
  const found = model && pageConditions(model, conditions, order, page)
  if (!found) throw new Error(`The condition of ${model} cannot be expressed in SQL`)
  const { values, all, orderBy } = found
  const rows = await ctx.sql<{ id: number }>(
    `SELECT t.id FROM "${model}" t WHERE ${all} ORDER BY ${orderBy} LIMIT ${page.take}`,
    ...values,
  )
  return rows.map(({ id }) => id)
}

async function readBySql<Row extends object>(
  ctx: BusinessContext,
  selection: Selection,
  plan: Plan,
  conditions: Conditions,
  order: Order<Row>,
  page: Page,
): Promise<Row[] | null> {
  const found = pageConditions(plan.model, conditions, order, page)
  if (!found || !ctx.lists) return null
  const { values, all, orderBy } = found
  const children = childrenSql(selection, plan, values)
  const { lists, joins } = plan.sql
  const selected = [lists, ...children.map(({ sql }) => sql)].join(', ')
  const rows = await ctx.lists(
    `SELECT ${selected} FROM "${plan.model}" t${joins} WHERE ${all} ORDER BY ${orderBy} LIMIT ${page.take}`,
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
