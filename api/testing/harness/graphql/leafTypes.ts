import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

/**
 * Finds leaf values that differ from their serialized form. Compiled operations do not serialize leaf values, so a
 * number for an `ID`, or a text for an `Int`, would reach clients.
 */
export function wrongLeafTypes(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const strange: string[] = []

  function look(type: GraphQLOutputType, value: unknown, place: string, set?: SelectionSetNode): void {
    if (value === null || value === undefined) return
    const nullable = getNullableType(type)
    if (isListType(nullable)) {
      for (const item of value as unknown[]) look(nullable.ofType, item, place, set)
      return
    }
    const named = getNamedType(type)
    if (set) lookInto(named, value as Record<string, unknown>, place, set)
    const handedOn = isEnumType(named) || (isScalarType(named) && isSpecifiedScalarType(named))
    if (handedOn && named.serialize(value) !== value) {
      strange.push(`${place}: ${typeof value} for ${named.name}`)
    }
  }

  function lookInto(
    type: GraphQLNamedType | undefined,
    data: Record<string, unknown>,
    place: string,
    { selections }: SelectionSetNode,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const field = isObjectType(type) && type.getFields()[selection.name.value]
        const name = (selection.alias ?? selection.name).value
        if (field) look(field.type, data[name], `${place}.${name}`, selection.selectionSet)
      } else {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
        const on = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type
        if (fragment) lookInto(on, data, place, fragment.selectionSet)
      }
    }
  }

  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !data) continue
    const root = schema.getRootType(definition.operation)
    lookInto(
      root ?? undefined,
      data as Record<string, unknown>,
      definition.operation,
      definition.selectionSet,
    )
  }
  return strange
}
