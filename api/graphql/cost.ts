import {
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'

/** What one operation is made of. */
export interface Operation {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  variables: Readonly<Record<string, unknown>>
}

/** Rows of a page nobody gave a size, and a guess at the length of a list that has no pages. */
const pageSize = 25
const listLength = 10
const largestPage = 100

const wrappers = /(Connection|Edge|PageInfo)$/

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

/**
 * How many records an operation could read at most, page sizes from variables included. Fragments are counted
 * once and remembered, so that nested spreads cannot make the count itself expensive.
 */
export function recordsAsked({ schema, operation, fragments, variables }: Operation): number {
  const defaults = new Map(
    operation.variableDefinitions?.map(({ variable, defaultValue }) => [variable.name.value, defaultValue]),
  )
  const counted = new Map<string, number>()

  function read(node: ValueNode): unknown {
    if (node.kind !== Kind.VARIABLE) return valueFromASTUntyped(node, variables)
    const name = node.name.value
    // Not even by a name that every object has, `$toString`, is more asked for than counted.
    if (Object.hasOwn(variables, name)) return variables[name]
    const fallback = defaults.get(name)
    return fallback && valueFromASTUntyped(fallback)
  }

  function countFragment(name: string): number {
    const known = counted.get(name)
    const fragment = fragments.get(name)
    if (known !== undefined || !fragment) return known ?? 0
    const records = count(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    counted.set(name, records)
    return records
  }

  function count({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + countFragment(selection.name.value)
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const name = selection.typeCondition?.name.value
        return sum + count(selection.selectionSet, name === undefined ? type : schema.getType(name))
      }
      const field = (type as GraphQLObjectType | undefined)?.getFields?.()[selection.name.value]
      if (!field || !selection.selectionSet) return sum
      const args = new Map(selection.arguments?.map((node) => [node.name.value, read(node.value)]))
      const inner = getNamedType(field.type)
      const own = isCompositeType(inner) && !wrappers.test(inner.name) ? 1 : 0
      return sum + multiplier(field.type, inner, args) * (own + count(selection.selectionSet, inner))
    }, 0)
  }

  return count(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined)
}

function multiplier(
  type: GraphQLOutputType,
  inner: GraphQLNamedType,
  args: ReadonlyMap<string, unknown>,
): number {
  if (isObjectType(inner) && inner.name.endsWith('Connection')) {
    // Of both, which is nonsense, lists may heed either.
    const sizes = [args.get('first'), args.get('last')].filter((size) => size != null)
    const size = sizes.length > 0 ? Math.max(...sizes.map(Number)) : pageSize
    return Math.min(Math.max(size, 0), largestPage) || 0
  }
  if (inner.name.endsWith('Edge') || !isList(type)) return 1
  const ids = args.get('ids')
  if (Array.isArray(ids)) return ids.length
  return daysAsked(args.get('from'), args.get('to')) ?? sizeAsked(args.get('first')) ?? listLength
}

/** A list without pages may be asked for its first ones. */
function sizeAsked(first: unknown): number | null {
  return first == null ? null : Math.min(Math.max(Number(first), 0), largestPage) || 0
}

/** A list of days has one entry for each. */
function daysAsked(from: unknown, to: unknown): number | null {
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1
  return Number.isNaN(days) ? null : Math.min(Math.max(days, 0), largestPage)
}
