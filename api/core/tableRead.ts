import type { AskedFields } from '#api/core/askedFields.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import { type Order, type Page, pageSql } from '#api/core/keyset.ts'
import { isRead } from '#api/core/leanFields.ts'
import type { Shop } from '#api/core/shop.ts'

/** A table of a shop whose rows a hot list reads by one statement instead of through Prisma's client. */
export interface ReadTable {
  model: Prisma.ModelName
  /** The columns from which each field of the graph is made, `relation.column` for those of a joined row. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The rows that can be joined: their own table, and the column that holds their number. */
  joins?: Readonly<Record<string, { table: ReadTable; by: string }>>
}

/** What one statement reads. Made once for what is asked. */
export interface ReadPlan {
  table: ReadTable
  columns: readonly string[]
  joined: readonly Joined[]
  /** What the statement selects, and its joins to the table `t`; the business is `$1`. */
  sql: { lists: string; joins: string }
}

interface Joined {
  relation: string
  by: string
  table: ReadTable
  columns: readonly string[]
}

/** The plan of a read in an order; null when something is asked that the table does not name. */
export function planRead<Row>(table: ReadTable, asked: AskedFields, order: Order<Row>): ReadPlan | null {
  const ofAsked = plans.get(asked) ?? new Map()
  plans.set(asked, ofAsked)
  const known = ofAsked.get(order)
  if (known !== undefined) return known
  const columns = order.map(([column]) => column)
  const plan = makePlan(table, asked, columns)
  ofAsked.set(order, plan)
  return plan
}

// What is asked lives as long as its operation is remembered; orders are constants.
const plans = new WeakMap<AskedFields, Map<object, ReadPlan | null>>()

function makePlan(table: ReadTable, asked: AskedFields, also: readonly string[] = []): ReadPlan | null {
  const columns = new Set(['id', ...also])
  const joined = new Map<string, Set<string>>()
  const take = (path: string, under?: string) => {
    const [relation, column] = under === undefined ? path.split('.') : [under, path]
    if (column === undefined) columns.add(path)
    else joined.set(String(relation), (joined.get(String(relation)) ?? new Set(['id'])).add(column))
  }
  for (const [name, { fields }] of asked) {
    const join = table.joins?.[name]
    if (join) {
      const inner = makePlan(join.table, fields)
      if (!inner || inner.joined.length > 0) return null
      for (const column of inner.columns) take(column, name)
    } else {
      const paths = name === '__typename' ? [] : table.fields[name]
      if (!paths) return null
      for (const path of paths) take(path)
    }
  }
  const others = [...joined].map(([relation, its]): Joined => {
    const join = table.joins?.[relation]
    if (!join) throw new Error(`${table.model} joins no ${relation}`)
    return { relation, ...join, columns: [...its] }
  })
  return { table, columns: [...columns], joined: others, sql: sqlOf([...columns], others) }
}

const quoted = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}."${column}"`).join(', ')

function sqlOf(columns: readonly string[], joined: readonly Joined[]): ReadPlan['sql'] {
  const lists = [quoted('t', columns), ...joined.map((other, i) => quoted(`j${i}`, other.columns))]
  const joins = joined.map(
    ({ by, table }, i) =>
      ` LEFT JOIN "${table.model}" j${i} ON j${i}."businessId" = $1 AND j${i}.id = t."${by}"`,
  )
  return { lists: lists.join(', '), joins: joins.join('') }
}

/** A row as Prisma's client would give it, as far as it was read; its values begin at `from`. */
function rowOf<Row>(plan: ReadPlan, values: readonly unknown[], from = 0): Row {
  let at = from
  const take = (columns: readonly string[]) => {
    const row: Record<PropertyKey, unknown> = { [isRead]: true }
    for (const column of columns) row[column] = values[at++]
    return row
  }
  const row = take(plan.columns)
  for (const { relation, columns } of plan.joined) {
    const other = take(columns)
    row[relation] = other.id === null ? null : other
  }
  return row as Row
}

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

/** Reads one page of a list. `where` adds conditions on `t`, their values from `$2` on. */
export async function readTable<Row>(
  shop: Shop,
  plan: ReadPlan,
  where: { sql: string; values: readonly unknown[] },
  order: Order<Row>,
  page: Page,
): Promise<Row[]> {
  const place = pageSql(order, page, where.values.length + 2)
  const conditions = [where.sql, ...place.conditions].filter(Boolean).map((condition) => ` AND ${condition}`)
  const { lists, joins } = plan.sql
  const from = `SELECT ${lists} FROM "${plan.table.model}" t${joins} WHERE t."businessId" = $1`
  const statement = `${from}${conditions.join('')} ORDER BY ${place.orderBy} LIMIT ${page.take}`
  const rows = await shop.lists(statement, ...where.values, ...place.values)
  return rows.map((values) => rowOf<Row>(plan, values))
}
