import { boundedCount } from '#api/core/reads/boundedCount.ts'
import type { AnyOrder } from '#api/core/reads/keyset.ts'
import { whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** Adds a parameter to the statement and returns its placeholder. */
type Bind = (value: unknown) => string

/** A figure of a list, as a function that returns its SQL. */
type Figure = (bind: Bind) => string

export interface Listed {
  order: AnyOrder
  where?: object
}

function fromClause(model: string, { where = {} }: Listed, bind: Bind): string {
  const conditions = whereSql(model, where, bind)
  if (!conditions) throw new Error(`SQL cannot say which rows of ${model} are in this list`)
  return `"${model}" t WHERE ${['t."businessId" = $1', ...conditions].join(' AND ')}`
}

// With this order PostgreSQL uses the matching index and reads only as much of it as it needs.
const orderOf = ({ order }: Listed) =>
  order.map(([column, direction]) => `t."${column}" ${direction}`).join(', ')

/** The number of rows in a list of a model, exact up to 1,000. */
export function count(model: string, list: Listed): Figure {
  return (bind) => boundedCount(fromClause(model, list, bind), orderOf(list))
}

/** The value of a column in the first row of a list; null for an empty list. */
export function first(model: string, list: Listed, column: string): Figure {
  return (bind) =>
    `(SELECT t."${column}" FROM ${fromClause(model, list, bind)} ORDER BY ${orderOf(list)} LIMIT 1)`
}

/** Reads several figures in one statement. */
export async function figuresOf<Figures extends object>(
  ctx: BusinessContext,
  figures: { [Name in keyof Figures]: Figure },
): Promise<Figures> {
  const values: unknown[] = []
  const bind = (value: unknown) => `$${1 + values.push(value)}`
  const parts = Object.entries<Figure>(figures).map(([name, figure]) => `${figure(bind)} AS "${name}"`)
  const [row] = await ctx.sql<Figures>(`SELECT ${parts.join(', ')}`, ...values)
  if (!row) throw new Error('the statement answers one row')
  return row
}
