import type { ObjectRef } from '@pothos/core'
import { builder } from '#api/core/graph/builder.ts'

type Types = typeof builder.$inferSchemaTypes

/** The connection and edge types of a node type, named after it: `UserConnection`, `UserEdge`. */
export function connectionOf<Node>(type: ObjectRef<Types, Node>) {
  const edge = builder.edgeObject({ name: `${type.name}Edge`, type })
  return [builder.connectionObject({ name: `${type.name}Connection`, type }, edge), edge] as const
}
