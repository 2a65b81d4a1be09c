import { parsePrismaCursor, queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { type AskedFields, askedFields } from '#api/core/askedFields.ts'
import type { Context } from '#api/core/context.ts'
import { badField } from '#api/core/errors.ts'
import type { PageArgs } from '#api/core/keyset.ts'

/** What the nodes of the connection being resolved need loaded with them, so that no row asks again. */
export function loadNodes(context: Context, info: GraphQLResolveInfo) {
  return queryFromInfo({ context, info, path: nodes })
}

const nodes = ['edges', 'node']

/** What is asked of the records of a list that a statement of our own reads where it can. */
export interface RowsAsked<Load> {
  fields: AskedFields
  /** What Prisma's client has to load for it otherwise. */
  load(): Load
}

/** Likewise for the nodes of the connection being resolved. */
export function nodesAsked<Load>(context: Context, info: GraphQLResolveInfo): RowsAsked<Load> {
  return rowsAsked(context, info, nodes)
}

/** Likewise for the list being resolved. */
export function rowsAsked<Load>(
  context: Context,
  info: GraphQLResolveInfo,
  path: string[] = [],
): RowsAsked<Load> {
  return {
    fields: askedFields(info, ...path),
    load: () => queryFromInfo({ context, info, path }) as Load,
  }
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
