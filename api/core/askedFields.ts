import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

/** The fields asked of a kind of record, by name, with what is asked of each in turn. */
export type AskedFields = ReadonlyMap<string, AskedField>

/** A field that is asked, wherever it stands, with what is asked below it. */
export interface AskedField {
  nodes: FieldNode[]
  fields: AskedFields
}

type Fragments = GraphQLResolveInfo['fragments']

/** Reads each fragment once for all selections of a field: spreading it again adds nothing. */
function collect(sets: readonly SelectionSetNode[], fragments: Fragments): AskedFields {
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

// An operation keeps its nodes for as long as it is remembered.
const known = new WeakMap<FieldNode, AskedFields>()

function fieldsOf({ fieldNodes, fragments }: GraphQLResolveInfo): AskedFields {
  const [node] = fieldNodes
  const found = node && fieldNodes.length === 1 ? known.get(node) : undefined
  if (found) return found
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const fields = collect(sets, fragments)
  if (node && fieldNodes.length === 1) known.set(node, fields)
  return fields
}

const nothing: AskedFields = new Map()

/**
 * What is asked of the records at a path below the field being resolved. Conditions are not looked at, nor the types
 * of fragments: it is at least what will be resolved.
 */
export function askedFields(info: GraphQLResolveInfo, ...path: string[]): AskedFields {
  return path.reduce((fields, name) => fields.get(name)?.fields ?? nothing, fieldsOf(info))
}
