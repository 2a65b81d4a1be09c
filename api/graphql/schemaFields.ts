import { type DocumentNode, Kind, visit } from 'graphql'

/** Whether a document contains a field with this name. */
export function hasField(document: DocumentNode, field: '__schema' | '__type'): boolean {
  let found = false
  visit(document, {
    [Kind.FIELD]({ name }) {
      if (name.value === field) found = true
    },
  })
  return found
}

/** The document for viewers without a session: the argument of `__type` is replaced, so that no type is found. */
export function withoutTypes(document: DocumentNode): DocumentNode {
  const value = { kind: Kind.STRING, value: '' } as const
  return visit(document, {
    [Kind.FIELD](node) {
      if (node.name.value !== '__type') return undefined
      return { ...node, arguments: node.arguments?.map((argument) => ({ ...argument, value })) }
    },
  })
}
