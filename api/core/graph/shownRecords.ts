import { randomBytes } from 'node:crypto'
import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { readGlobalId } from '#api/core/graph/ids.ts'

/** The records that a result shows, such as `User:12`. */
export type ShownRecords = Set<string>

/** Stands for records that a result names without showing them. */
export const namedRecords = 'named'

/**
 * The `extensions` of a type whose texts quote other records, such as a message that names somebody. An answer that is
 * stored must not keep what a deletion removes.
 */
export const quotesRecords = { quotesRecords: true }

const quotes = (type: GraphQLNamedType | undefined) => type?.extensions.quotesRecords === true

// Random, so that no document of a client uses the same response names.
const suffix = randomBytes(8).toString('hex')
const idName = `id${suffix}`
const typeName = `type${suffix}`

const field = (name: string, alias: string): SelectionNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  alias: { kind: Kind.NAME, value: alias },
})

const implementsNode = (type: GraphQLNamedType) =>
  'getInterfaces' in type &&
  (type.name === 'Node' || type.getInterfaces().some(({ name }) => name === 'Node'))

/** The selections that tell which record an object of this type is. */
function tellingFields(type: GraphQLNamedType): SelectionNode[] {
  const isRecord = implementsNode(type)
  const mayQuote = isAbstractType(type) || quotes(type)
  return [...(isRecord ? [field('id', idName)] : []), ...(mayQuote ? [field('__typename', typeName)] : [])]
}

/**
 * Extends a document so that its result tells each record that it shows, whatever the client selects. `collect` takes
 * these additions out of the result again.
 */
export function withRecordIds(schema: GraphQLSchema, document: DocumentNode) {
  const types = new TypeInfo(schema)
  const extended: DocumentNode = visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet(node) {
        const type = types.getParentType()
        const added = type ? tellingFields(type) : []
        return added.length > 0 ? { ...node, selections: [...node.selections, ...added] } : undefined
      },
    }),
  )

  function collect(value: unknown, shown: ShownRecords): void {
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const item of value) collect(item, shown)
      return
    }
    const object = value as Record<string, unknown>
    const { [idName]: id, [typeName]: type } = object
    delete object[idName]
    delete object[typeName]
    if (typeof type === 'string' && quotes(schema.getType(type))) shown.add(namedRecords)
    if (typeof id === 'string') {
      const record = readGlobalId(id)
      shown.add(`${record.typename}:${record.id}`)
    }
    for (const item of Object.values(object)) collect(item, shown)
  }

  return { document: extended, collect }
}
