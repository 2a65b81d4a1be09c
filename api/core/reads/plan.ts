import { type FieldNode, type GraphQLField, type GraphQLObjectType, getNamedType } from 'graphql'
import { isRead } from '#api/core/graph/inlineResolvers.ts'
import type { AnyOrder } from '#api/core/reads/keyset.ts'
import type { SelectedField, SelectedFields } from '#api/core/reads/selection.ts'
import {
  type ChildList,
  type FieldExtensions,
  isPlain,
  joinOf,
  modelOf,
  sourcesOf,
} from '#api/core/reads/sources.ts'

/** A connection of children that is selected once, so that it can be read in the parents' statement. */
export interface SelectedChildren {
  list: ChildList
  field: GraphQLField<unknown, unknown>
  node: FieldNode
  plan: Plan
}

/** A plan for one statement: the columns, joins and children that a selection needs. */
export interface Plan {
  model: string
  columns: readonly string[]
  joined: readonly Joined[]
  /** The SELECT list and the joins, for a table with the alias `t`; `$1` is the business. */
  sql: { lists: string; joins: string }
  children: readonly SelectedChildren[]
}

interface Joined {
  relation: string
  by: string
  model: string
  columns: readonly string[]
}

// The keys live as long as the cached operation; orders are constants.
const plans = new WeakMap<SelectedFields, Map<AnyOrder, Plan | null>>()

const unordered: AnyOrder = []

/** The plan of a statement for a selection and an order; null when Prisma's client must be used. */
export function planOf(type: GraphQLObjectType, fields: SelectedFields, order = unordered): Plan | null {
  const ofFields = plans.get(fields) ?? new Map()
  plans.set(fields, ofFields)
  const known = ofFields.get(order)
  if (known !== undefined) return known
  // A row comparison can only express an order whose columns have the same direction.
  const oneWay = order.every(([, direction]) => direction === order[0]?.[1])
  const plan = oneWay
    ? makePlan(
        type,
        fields,
        order.map(([column]) => column),
      )
    : null
  ofFields.set(order, plan)
  return plan
}

function makePlan(
  type: GraphQLObjectType,
  fields: SelectedFields,
  also: readonly string[] = [],
): Plan | null {
  const model = modelOf(type)
  if (!model) return null
  const columns = new Set(['id', ...also])
  const joins = new Map<string, Set<string>>()
  const children: SelectedChildren[] = []
  for (const [name, selected] of fields) {
    if (name === '__typename') continue
    const field = type.getFields()[name]
    const sources = field && sourcesOf(model, field, (type) => makePlan(type, selected.fields))
    if (!sources) return null
    for (const column of sources.columns) columns.add(column)
    for (const [relation, names] of sources.joined ?? []) {
      joins.set(relation, new Set([...(joins.get(relation) ?? ['id']), ...names]))
    }
    children.push(...childrenOf(field, selected))
  }
  const joined = [...joins].flatMap(([relation, its]): Joined[] => {
    const join = joinOf(model, relation)
    return join ? [{ relation, ...join, columns: [...its] }] : []
  })
  const all = [{ model, columns: [...columns] }, ...joined]
  if (!all.every(({ model, columns }) => columns.every((name) => isPlain(model, name)))) return null
  return { model, columns: [...columns], joined, sql: sqlOf([...columns], joined), children }
}

/** Empty when the field is no connection of children, is selected more than once, or needs Prisma's client. */
function childrenOf(
  field: GraphQLField<unknown, unknown>,
  { nodes, fields }: SelectedField,
): SelectedChildren[] {
  const { childList: list }: FieldExtensions = field.extensions
  const [node, another] = nodes
  const selected = fields.get('edges')?.fields.get('node')?.fields
  if (!list || !node || another || !selected) return []
  const plan = planOf(nodeTypeOf(field), selected, list.order)
  return plan ? [{ list, field, node, plan }] : []
}

function nodeTypeOf(field: GraphQLField<unknown, unknown>): GraphQLObjectType {
  const step = (type: GraphQLObjectType, name: string) =>
    getNamedType(type.getFields()[name]?.type) as GraphQLObjectType
  return ['edges', 'node'].reduce(step, getNamedType(field.type) as GraphQLObjectType)
}

const quoted = (alias: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}."${column}"`).join(', ')

function sqlOf(columns: readonly string[], joined: readonly Joined[]): Plan['sql'] {
  const lists = [quoted('t', columns), ...joined.map((other, i) => quoted(`j${i}`, other.columns))]
  const joins = joined.map(
    ({ by, model }, i) => ` LEFT JOIN "${model}" j${i} ON j${i}."businessId" = $1 AND j${i}.id = t."${by}"`,
  )
  return { lists: lists.join(', '), joins: joins.join('') }
}

/**
 * Builds a row from the values of a statement, starting at index `from`, in the form that Prisma's client returns.
 */
export function rowOf<Row>(plan: Plan, values: readonly unknown[], from = 0): Row {
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
