import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isCompositeType,
  isObjectType,
} from 'graphql'
import type { AnyOrder } from '#api/core/reads/keyset.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { getDatamodel } from '#api/generated/pothos.ts'

/** A list of the child rows of a row. */
export interface ChildList {
  /** The column that holds the parent's id. */
  by: string
  order: AnyOrder
  /** The condition that the arguments of the field express, in the form of Prisma's client. */
  where?(ctx: BusinessContext, args: Record<string, unknown>): object
}

/** The columns that a field needs, and the columns of joined rows by relation. */
interface Sources {
  columns: Iterable<string>
  joined?: ReadonlyMap<string, readonly string[]>
}

/**
 * The `extensions` of a computed field that declare which columns its resolver reads, so that fast lists read only
 * those. Without them fast lists read the whole row.
 */
export const reads = (...columns: string[]) => ({ reads: columns })

const { models } = getDatamodel().datamodel

export const columnOf = (model: string, name: string) =>
  models[model]?.fields.find((field) => field.name === name && field.kind !== 'object')

const plainTypes = new Set(['Int', 'String', 'Boolean', 'DateTime'])

/**
 * Whether the driver returns a column's values as Prisma's client does. It does not for list columns, where Prisma
 * returns an empty list for null.
 */
export function isPlain(model: string, name: string): boolean {
  const column = columnOf(model, name)
  return Boolean(column && !column.isList && (column.kind === 'enum' || plainTypes.has(column.type)))
}

const rows = new Map<string, readonly string[]>()

function wholeRow(model: string): readonly string[] {
  const known = rows.get(model)
  if (known) return known
  const columns = (models[model]?.fields ?? []).flatMap(({ kind, name }) => (kind === 'object' ? [] : [name]))
  rows.set(model, columns)
  return columns
}

/** The Prisma model of a GraphQL type. */
export const modelOf = (type: GraphQLObjectType) => type.extensions.pothosPrismaModel as string | undefined

/** The model and foreign key column of a to-one relation; null when it cannot be joined by id within the business. */
export function joinOf(model: string, relation: string): { model: string; by: string } | null {
  const field = models[model]?.fields.find(({ name }) => name === relation)
  const [by, ...more] = field?.relationFromFields?.filter((name) => name !== 'businessId') ?? []
  const isOwn = field?.relationFromFields?.includes('businessId')
  const isJoinable = field && isOwn && !field.isList && by && more.length === 0 && columnOf(field.type, 'id')
  return isJoinable ? { model: field.type, by } : null
}

/** The model of a list relation and its foreign key column to the parent, next to `businessId`. */
export function childOf(model: string, relation: string): { model: string; by: string } | null {
  const field = models[model]?.fields.find(({ name }) => name === relation)
  if (!field?.isList || field.kind !== 'object') return null
  const back = models[field.type]?.fields.find(
    ({ relationName, type }) => relationName === field.relationName && type === model,
  )
  const join = back && joinOf(field.type, back.name)
  return join ? { model: field.type, by: join.by } : null
}

export interface FieldExtensions {
  pothosExposedField?: string
  pothosPrismaRelationField?: { name: string; isList: boolean }
  pothosPrismaSelect?: object | SelectRelation
  pothosPrismaFallback?: unknown
  reads?: readonly string[]
  childList?: ChildList
}

/** The `select` function of a relation, which passes the field's own query to `nested`. */
type SelectRelation = (args: object, context: object, nested: (query: unknown) => unknown) => unknown

/** Whether a relation field has its own `query`, such as a condition. */
function hasOwnQuery(select: FieldExtensions['pothosPrismaSelect']): boolean {
  let own: unknown
  if (typeof select === 'function') {
    select({}, {}, (query) => {
      own = query
      return {}
    })
  }
  return typeof own !== 'object' || own === null || Object.keys(own).length > 0
}

interface RelatedPlan {
  model: string
  columns: readonly string[]
  joined: readonly unknown[]
}

/** The columns that a field needs, derived from what Pothos recorded; null when only Prisma's client can load it. */
export function sourcesOf(
  model: string,
  field: GraphQLField<unknown, unknown>,
  planOfRelated: (type: GraphQLObjectType) => RelatedPlan | null,
): Sources | null {
  const extensions: FieldExtensions = field.extensions
  const {
    pothosExposedField: exposed,
    pothosPrismaRelationField: relation,
    pothosPrismaSelect: select,
  } = extensions
  const type = getNamedType(field.type)
  // The global id and connections of children need the row's id, which is always read.
  if (field.name === 'id' || extensions.childList) return { columns: [] }
  if (exposed && columnOf(model, exposed)) return { columns: [exposed] }
  if (relation) {
    if (!isObjectType(type) || extensions.pothosPrismaFallback || hasOwnQuery(select)) return null
    const inner = planOfRelated(type)
    if (!inner || inner.joined.length > 0 || inner.model !== joinOf(model, relation.name)?.model) return null
    return { columns: [], joined: new Map([[relation.name, inner.columns]]) }
  }
  const columns = extensions.reads ?? wholeRow(model)
  for (const name of columns) if (!columnOf(model, name)) throw new Error(`${model} has no column ${name}`)
  if (select) return typeof select === 'object' ? selectSources(model, columns, select) : null
  // A field of an object type may return this row as its own value, and then needs columns that are not read here.
  return isCompositeType(type) && !(isObjectType(type) && !modelOf(type)) ? null : { columns }
}

/** The columns of a field's own `select`, including those of joined rows one level deep. */
function selectSources(model: string, columns: readonly string[], select: object): Sources | null {
  const own = new Set(columns)
  const joined = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(select) as [string, true | { select?: object }][]) {
    if (value === true && columnOf(model, name)) own.add(name)
    else {
      const join = joinOf(model, name)
      const { select: inner = {}, ...more } = value === true ? {} : value
      const names = Object.keys(inner)
      if (
        !join ||
        names.length === 0 ||
        Object.keys(more).length > 0 ||
        !names.every((column) => columnOf(join.model, column))
      )
        return null
      joined.set(name, names)
    }
  }
  return { columns: own, joined }
}
