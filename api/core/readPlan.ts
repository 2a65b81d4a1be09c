import type { FieldNode } from 'graphql'
import type { AskedField, AskedFields } from '#api/core/askedFields.ts'
import type { Prisma } from '#api/core/database/generated/client.ts'
import type { AnyOrder } from '#api/core/keyset.ts'
import { isRead } from '#api/core/leanFields.ts'

/** A table of a shop whose rows a hot list reads by one statement instead of through Prisma's client. */
export interface ReadTable {
  model: Prisma.ModelName
  /** The columns from which each field of the graph is made, `relation.column` for those of a joined row. */
  fields: Readonly<Record<string, readonly string[]>>
  /** The rows that can be joined: their own table, and the column that holds their number. */
  joins?: Readonly<Record<string, { table: ReadTable; by: string }>>
  /** Lists of rows that belong to one; each is hung on by the module that owns them. */
  children?: Map<string, ChildList>
}

/** A connection of children: their table, the column that holds the parent's number, and their order. */
export interface ChildList {
  table: ReadTable
  by: string
  order: AnyOrder
}

/** A connection of children that is asked of the rows of a list. */
export interface AlongList extends Omit<ChildList, 'table'> {
  node: FieldNode
  /** The type whose field it is. */
  of: string
  plan: ReadPlan
}

/** What one statement reads. Made once for what is asked. */
export interface ReadPlan {
  table: ReadTable
  columns: readonly string[]
  joined: readonly Joined[]
  /** What the statement selects, and its joins to the table `t`; the business is `$1`. */
  sql: { lists: string; joins: string }
  /** Lists of children that are asked for once, and so can be read along. */
  along: readonly AlongList[]
}

interface Joined {
  relation: string
  by: string
  table: ReadTable
  columns: readonly string[]
}

/** The plan of a read in an order; null when something is asked that the table does not name. */
export function planRead(table: ReadTable, asked: AskedFields, order: AnyOrder): ReadPlan | null {
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
  const along = [...asked].flatMap(([name, field]) => alongList(table, name, field) ?? [])
  return { table, columns: [...columns], joined: others, sql: sqlOf([...columns], others), along }
}

/** Null when the field is no connection of children, stands there more than once, or asks for what isn't named. */
function alongList(table: ReadTable, name: string, { nodes, fields }: AskedField): AlongList | null {
  const list = table.children?.get(name)
  const [node, another] = nodes
  const asked = fields.get('edges')?.fields.get('node')?.fields
  const plan = list && asked && planRead(list.table, asked, list.order)
  if (!plan || !node || another) return null
  return { node, of: table.model, plan, by: list.by, order: list.order }
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
export function rowOf<Row>(plan: ReadPlan, values: readonly unknown[], from = 0): Row {
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
