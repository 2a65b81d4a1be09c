import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '#api/core/context.ts'

/** What the nodes of the connection being resolved need loaded with them, so that no row asks again. */
export function loadNodes(context: Context, info: GraphQLResolveInfo) {
  return queryFromInfo({ context, info, path: ['edges', 'node'] })
}
