import { queryFromInfo } from '@pothos/plugin-prisma'
import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import type { Context } from '#api/core/context/context.ts'

/** The selected fields of a type, by name. */
export type SelectedFields = ReadonlyMap<string, SelectedField>

/** A selected field: its nodes in the query, and its own selected fields. */
export interface SelectedField {
  nodes: FieldNode[]
  fields: SelectedFields
}

type Fragments = GraphQLResolveInfo['fragments']

/** Visits each fragment once for all selections of a field, because a second spread adds nothing. */
function collect(sets: readonly SelectionSetNode[], fragments: Fragments): SelectedFields {
  const nodes = new Map<string, FieldNode[]>()
  const spread = new Set<string>()
  const read = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const { value } = selection.name
        const known = nodes.get(value)
        if (known) known.push(selection)
        else nodes.set(value, [selection])
      } else if (selection.kind === Kind.INLINE_FRAGMENT) read(selection.selectionSet)
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value)
        const fragment = fragments[selection.name.value]
        if (fragment) read(fragment.selectionSet)
      }
    }
  }
  for (const set of sets) read(set)
  return new Map(
    [...nodes].map(([name, these]) => {
      const inner = these.flatMap(({ selectionSet }) => selectionSet ?? [])
      return [name, { nodes: these, fields: collect(inner, fragments) }]
    }),
  )
}

// Keyed by nodes, which a cached operation keeps.
const known = new WeakMap<FieldNode, SelectedFields>()

function fieldsOf({ fieldNodes, fragments }: GraphQLResolveInfo): SelectedFields {
  const [node] = fieldNodes
  const found = node && fieldNodes.length === 1 ? known.get(node) : undefined
  if (found) return found
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const fields = collect(sets, fragments)
  if (node && fieldNodes.length === 1) known.set(node, fields)
  return fields
}

const nothing: SelectedFields = new Map()

/**
 * The fields selected at a path below the field being resolved. It ignores directives and type conditions, so it may
 * contain more than will be resolved.
 */
export function selectedFields(info: GraphQLResolveInfo, path: readonly string[]): SelectedFields {
  return path.reduce((fields, name) => fields.get(name)?.fields ?? nothing, fieldsOf(info))
}

function typeAt(type: GraphQLOutputType, path: readonly string[]): GraphQLObjectType {
  const named = getNamedType(type)
  if (!isObjectType(named)) throw new Error(`${named.name} is no object type`)
  const [name, ...rest] = path
  if (name === undefined) return named
  const field = named.getFields()[name]
  if (!field) throw new Error(`${named.name} has no field ${name}`)
  return typeAt(field.type, rest)
}

/** The selected fields of the rows of a list or a payload. */
export interface Selection {
  type: GraphQLObjectType
  fields: SelectedFields
  context: Context
  info: GraphQLResolveInfo
  /** The `select` or `include` for Prisma's client. */
  load(): object
}

/** The selection at a path below the field being resolved; without a path, the selection of the field itself. */
export function selectionOf(context: Context, info: GraphQLResolveInfo, ...path: string[]): Selection {
  return {
    type: typeAt(info.returnType, path),
    fields: selectedFields(info, path),
    context,
    info,
    load: () => queryFromInfo({ context, info, path }),
  }
}

/** The selection of the nodes of the connection being resolved. */
export const selectedNodes = (context: Context, info: GraphQLResolveInfo): Selection =>
  selectionOf(context, info, 'edges', 'node')
