import { parsePrismaCursor, queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import type { Context } from '#api/core/context.ts'
import { badField } from '#api/core/errors.ts'
import type { PageArgs } from '#api/core/keyset.ts'

/** What the nodes of the connection being resolved need loaded with them, so that no row asks again. */
export function loadNodes(context: Context, info: GraphQLResolveInfo) {
  return queryFromInfo({ context, info, path: ['edges', 'node'] })
}

/**
 * Refuses a cursor of a related connection, where it is the key of a row, that is no key of this business.
 * @throws BAD_INPUT
 */
export function checkCursors({ after, before }: PageArgs, businessId: number): void {
  const key = z.tuple([z.literal(businessId), z.int32()])
  for (const [field, cursor] of Object.entries({ after, before })) {
    if (cursor == null || key.safeParse(parsePrismaCursor(cursor)).success) continue
    throw badField(field, 'This is not a cursor of this list')
  }
}
