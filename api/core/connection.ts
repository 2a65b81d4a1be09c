import { parsePrismaCursor, queryFromInfo } from '@pothos/plugin-prisma'
import { type GraphQLResolveInfo, getArgumentValues, isObjectType } from 'graphql'
import { z } from 'zod'
import { type AskedFields, askedFields } from '#api/core/askedFields.ts'
import type { Context } from '#api/core/context.ts'
import { badField } from '#api/core/errors.ts'
import { type Page, type PageArgs, pageAsked } from '#api/core/keyset.ts'
import type { PageOfChildren } from '#api/core/readAlong.ts'
import type { AlongList } from '#api/core/readPlan.ts'

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
  /** The page that is asked of a connection below; null when its arguments ask for none that there is. */
  pageOf: PageOfChildren
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
    pageOf: (list) => pageOfChildren(context, info, list),
  }
}

function pageOfChildren(
  context: Context,
  info: GraphQLResolveInfo,
  { node, of, order }: AlongList,
): Page | null {
  const type = info.schema.getType(of)
  const field = isObjectType(type) && type.getFields()[node.name.value]
  if (!field) return null
  try {
    return pageAsked(getArgumentValues(field, node, info.variableValues), context.pageLimit, order)
  } catch {
    // What is wrong is said by the field itself.
    return null
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
