import { whereSql } from '#api/core/reads/whereSql.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { type CustomerQuery, customerList } from '#api/modules/customers/lists.ts'

/** How many customers are counted at most, so that the cost does not grow with the table. */
export const mostCounted = 10_000

/** The statement that reads the ids of the first customers of a list in its order, and its values. */
export function firstCustomers(ctx: BusinessContext, query: CustomerQuery, limit: number) {
  const { where = {}, sql } = customerList(ctx, { ...query, sort: 'NEWEST' })
  const values: unknown[] = []
  const bind = (value: unknown) => `$${1 + values.push(value)}`
  const conditions = whereSql('Customer', where, bind)
  if (!conditions) throw new Error('The condition of customers cannot be expressed in SQL')
  const all = ['t."businessId" = $1', ...conditions, ...(sql?.(bind) ?? [])].join(' AND ')
  return { text: `SELECT t.id FROM "Customer" t WHERE ${all} LIMIT ${limit}`, values }
}

/** How many customers a list has; one more than `mostCounted` stands for more. */
export async function countCustomers(ctx: BusinessContext, query: CustomerQuery): Promise<number> {
  const { text, values } = firstCustomers(ctx, query, mostCounted + 1)
  const reader = query.search ? ctx.replica() : ctx
  const [row] = await reader.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM (${text}) AS found`,
    ...values,
  )
  return row?.count ?? 0
}
