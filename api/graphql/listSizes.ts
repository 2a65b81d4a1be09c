import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { FieldPrice } from '#api/core/limits/prices.ts'

/** The default and the maximum size of a page. */
const pageSize = 25
const largestPage = 100

export type Field = GraphQLField<unknown, unknown>
/** The arguments of a field by name, with their defaults. */
export type Args = ReadonlyMap<string, unknown>

export const statedPrice = ({ extensions }: Field) => (extensions.price ?? {}) as FieldPrice

const clamped = (size: number) => Math.min(Math.max(size, 0), largestPage) || 0

export function isListed(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type)
}

/** Whether a type is a connection. */
export const isPage = ({ name }: GraphQLNamedType) => name.endsWith('Connection')

/** The maximum number of entries of a field; 1 for a field that is not a list. */
export function maxRows(schema: GraphQLSchema, field: Field, args: Args): number {
  const inner = getNamedType(field.type)
  if (isPage(inner)) {
    // When both sizes are given, which is an error, assume the larger one.
    const sizes = [args.get('first'), args.get('last')].filter((size) => size != null).map(Number)
    return sizes.length > 0 ? clamped(Math.max(...sizes)) : pageSize
  }
  // The rows of a page are counted at its connection.
  if (!isListed(field.type) || inner.name.endsWith('Edge')) return 1
  if (inner.name.startsWith('__')) return introspectionSizes(schema)[field.name] ?? largestPage
  const ids = args.get('ids')
  if (Array.isArray(ids)) return ids.length
  const days = daysFrom(args.get('from'), args.get('to'))
  if (days !== null) return days
  if (args.get('first') != null) return clamped(Number(args.get('first')))
  return statedPrice(field).rows ?? largestPage
}

/** The number of days between two dates; a list of days has one entry for each. */
function daysFrom(from: unknown, to: unknown): number | null {
  const days = (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000 + 1
  return Number.isNaN(days) ? null : clamped(days)
}

const sizes = new WeakMap<GraphQLSchema, Record<string, number>>()

/** The sizes of the lists in an introspection, by field name. */
function introspectionSizes(schema: GraphQLSchema): Record<string, number> {
  const known = sizes.get(schema)
  if (known) return known
  const types = Object.values(schema.getTypeMap())
  const outputs = types.filter((type) => isObjectType(type) || isInterfaceType(type))
  const fields = outputs.flatMap((type) => Object.values(type.getFields()))
  const ofTypes = new Map(outputs.map((type) => [type.name, Object.keys(type.getFields()).length]))
  const largest = (counts: number[]) => Math.max(1, ...counts)
  const measured = {
    types: types.length,
    directives: schema.getDirectives().length,
    // The average number of fields of a field's type, so that types which many fields return weigh more.
    fields: Math.ceil(
      fields.reduce((total, { type }) => total + (ofTypes.get(getNamedType(type).name) ?? 0), 0) /
        largest([fields.length]),
    ),
    args: largest(fields.map(({ args }) => args.length)),
    inputFields: largest(types.filter(isInputObjectType).map((type) => Object.keys(type.getFields()).length)),
    enumValues: largest(types.filter(isEnumType).map((type) => type.getValues().length)),
    interfaces: largest(outputs.map((type) => type.getInterfaces().length)),
    possibleTypes: largest(types.filter(isInterfaceType).map((type) => schema.getPossibleTypes(type).length)),
  }
  sizes.set(schema, measured)
  return measured
}
