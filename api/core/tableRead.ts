import { type Order, type Page, pageSql } from '#api/core/keyset.ts'
import { alongSql, type PageOfChildren, withAlong } from '#api/core/readAlong.ts'
import { type ReadPlan, rowOf } from '#api/core/readPlan.ts'
import type { Shop } from '#api/core/shop.ts'

/**
 * What a write made, as far as it is asked for; null when it made nothing. `writes` are the parts of one statement, of
 * which `made` returns the whole row. Without a plan the whole row is given.
 */
export async function readMade<Row>(
  shop: Shop,
  plan: ReadPlan | null,
  writes: string,
  values: readonly unknown[],
): Promise<Row | null> {
  if (!plan) {
    const [row] = await shop.sql<Row>(`WITH ${writes} SELECT * FROM made`, ...values)
    return row ?? null
  }
  const { lists, joins } = plan.sql
  const [made] = await shop.lists(`WITH ${writes} SELECT ${lists} FROM made t${joins}`, ...values)
  return made ? rowOf<Row>(plan, made) : null
}

/**
 * Reads a page of the children of each parent, for all parents in one statement. `by` is the column of `t` that holds
 * the parent's number.
 */
export async function readChildren<Row>(
  shop: Shop,
  plan: ReadPlan,
  { by, parents }: { by: string; parents: readonly number[] },
  order: Order<Row>,
  page: Page,
): Promise<Row[][]> {
  const place = pageSql(order, page, 3)
  const conditions = place.conditions.map((condition) => ` AND ${condition}`)
  const { lists, joins } = plan.sql
  const statement = `SELECT parent, ${lists} FROM unnest($2::int[]) parent CROSS JOIN LATERAL
    (SELECT * FROM "${plan.table.model}" t WHERE t."businessId" = $1 AND t."${by}" = parent${conditions.join('')}
      ORDER BY ${place.orderBy} LIMIT ${page.take}) t${joins} ORDER BY ${place.orderBy}`
  const rows = await shop.lists(statement, parents, ...place.values)
  const children = new Map(parents.map((parent) => [parent, [] as Row[]]))
  for (const values of rows) children.get(values[0] as number)?.push(rowOf<Row>(plan, values, 1))
  return parents.map((parent) => children.get(parent) ?? [])
}

/**
 * Reads one page of a list. `where` adds conditions on `t`, their values from `$2` on; `pageOf` tells the page of the
 * children that can be read along.
 */
export async function readTable<Row>(
  shop: Shop,
  plan: ReadPlan,
  where: { sql: string; values: readonly unknown[] },
  order: Order<Row>,
  page: Page,
  pageOf: PageOfChildren = () => null,
): Promise<Row[]> {
  const values = [...where.values]
  const place = pageSql(order, page, values.length + 2)
  values.push(...place.values)
  const along = plan.along.flatMap((list) => alongSql(list, pageOf(list), values))
  const conditions = [where.sql, ...place.conditions].filter(Boolean).map((condition) => ` AND ${condition}`)
  const { lists, joins } = plan.sql
  const selected = [lists, ...along.map(({ sql }) => sql)].join(', ')
  const from = `SELECT ${selected} FROM "${plan.table.model}" t${joins} WHERE t."businessId" = $1`
  const statement = `${from}${conditions.join('')} ORDER BY ${place.orderBy} LIMIT ${page.take}`
  const rows = await shop.lists(statement, ...values)
  return rows.map((row) => withAlong(rowOf<Row & object>(plan, row), along, row))
}
