import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Scopes } from '#api/core/scopes.ts'

/** Signing out must work for who has changed too much. */
const uncounted = new Set(['signOut'])

/**
 * How many changes an operation makes: its root fields, each alias for itself. Those that anybody may call (signing in,
 * registering, resetting a password) have limits of their own.
 */
export function countWrites(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): number {
  if (operation.operation !== 'mutation') return 0
  const mutations = schema.getMutationType()?.getFields() ?? {}
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const responseNames = new Set<string>()

  function walk({ selections }: SelectionSetNode): void {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet)
      else if (selection.kind === Kind.FIELD) {
        const { value: name } = selection.name
        const rule = mutations[name]?.extensions.rule as Scopes | undefined
        if (mutations[name] && !rule?.public && !uncounted.has(name)) {
          responseNames.add(selection.alias?.value ?? name)
        }
      } else {
        const fragment = fragments.get(selection.name.value)
        // Once is enough: a second spread adds no new response names.
        fragments.delete(selection.name.value)
        if (fragment) walk(fragment.selectionSet)
      }
    }
  }
  walk(operation.selectionSet)
  return responseNames.size
}
