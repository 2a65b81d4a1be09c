import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'
import { defaultFieldResolver, type GraphQLFieldResolver } from 'graphql'
import { globalId } from '#api/core/ids.ts'

/** Marks a row that a statement of our own has read with all that is asked of it. */
export const isRead: unique symbol = Symbol('read with all that is asked')

type Resolver<Types extends SchemaTypes> = GraphQLFieldResolver<unknown, Types['Context'], object>

/** What every page and edge has as a property of that name. */
function isOfConnection(type: string, field: string): boolean {
  return type.endsWith('Edge')
    ? field === 'node'
    : type.endsWith('Connection') && /^(edges|pageInfo)$/.test(field)
}

/**
 * Takes out what a field costs for nothing, once for each record shown: a function around a property of the field's
 * own name, a promise around a global id, and the look-up of what was loaded for rows that have all. The executors
 * read a property without asking anyone.
 */
class LeanFieldsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(resolver: Resolver<Types>, field: PothosOutputFieldConfig<Types>): Resolver<Types> {
    const { name, parentType, extensions, resolve } = field
    if (resolve && extensions?.pothosPrismaSelect) {
      // Its plugin looks up, row by row, whether what the field needs was loaded.
      return (row, args, context, info) =>
        ((row as { [isRead]?: true })[isRead] ? resolve : resolver)(row, args, context, info)
    }
    if (resolver !== resolve) return resolver
    if (extensions?.pothosExposedField === name || isOfConnection(parentType, name))
      return defaultFieldResolver
    const ofRow = this.buildCache.getTypeConfig(parentType).extensions?.pothosPrismaModel
    if (name === 'id' && ofRow) return (row) => globalId(parentType, (row as { id: number | string }).id)
    return resolver
  }
}

export const leanFieldsPlugin = 'cuecardLeanFields' as const

SchemaBuilder.registerPlugin(leanFieldsPlugin, LeanFieldsPlugin)

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      cuecardLeanFields: LeanFieldsPlugin<Types>
    }
  }
}
