import type { GraphQLObjectType } from 'graphql'
import type { Scopes } from '#api/core/graph/scopes.ts'
import { schema } from '#api/schema.ts'

const roots = [
  ['query', schema.getQueryType()],
  ['mutation', schema.getMutationType()],
  ['subscription', schema.getSubscriptionType()],
] as const

/** The fields of the roots of the graph, with their rules. */
export const rootFields = roots.flatMap(([kind, root]) =>
  Object.values((root as GraphQLObjectType).getFields()).map((field) => ({
    kind,
    root: root as GraphQLObjectType,
    name: field.name,
    rule: field.extensions.rule as Scopes | undefined,
    confirmed: field.extensions.confirmed === true,
  })),
)
