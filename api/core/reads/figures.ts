import { boundedCount } from '#api/core/reads/boundedCount.ts'
import type { AnyOrder } from '#api/core/reads/keyset.ts'
import { whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'

/** Takes a value of a statement and gives its parameter. */
type Bind = (value: unknown) => string

/** One value that is read of a list, as SQL. */
type Figure = (bind: Bind) => string

interface Listed {
  order: AnyOrder
  where?: object
}

function rowsOf(model: string, { where = {} }: Listed, bind: Bind): string {
  const conditions = whereSql(model, where, bind)
  if (!conditions) throw new Error(`SQL cannot say which rows of ${model} are in this list`)
  return `"${model}" t WHERE ${['t."businessId" = $1', ...conditions].join(' AND ')}`
}

// The database reads the index of that order, and no more of it than it needs.
const orderOf = ({ order }: Listed) =>
  order.map(([column, direction]) => `t."${column}" ${direction}`).join(', ')

/** How many rows a list of a model has, exact up to 1,000. */
export function count(model: string, list: Listed): Figure {
  return (bind) => boundedCount(rowsOf(model, list, bind), orderOf(list))
}

/** What the first row of a list of a model has in a column; null for an empty list. */
export function first(model: string, list: Listed, column: string): Figure {
  return (bind) =>
    `(SELECT t."${column}" FROM ${rowsOf(model, list, bind)} ORDER BY ${orderOf(list)} LIMIT 1)`
}

/** Reads figures of lists in one statement. */
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
