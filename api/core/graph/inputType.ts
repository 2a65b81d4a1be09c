import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'

type Types = typeof builder.$inferSchemaTypes
type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** The part of JSON Schema that inputs use. */
interface JsonSchema {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object'
  format?: string
  /** The name of the GraphQL enum or input object. */
  title?: string
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  items?: JsonSchema
}

/** JSON Schema allows null either in the type or in an alternative beside it. */
interface NullableJsonSchema extends Omit<JsonSchema, 'type'> {
  type?: JsonSchema['type'] | [JsonSchema['type'], 'null']
  anyOf?: [JsonSchema, JsonSchema]
}

const scalars: Record<string, string> = {
  id: 'ID',
  date: 'Date',
  'date-time': 'DateTime',
  'local-time': 'LocalTime',
  string: 'String',
  integer: 'Int',
  boolean: 'Boolean',
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as NullableJsonSchema
  const { type: types, anyOf, ...others } = json
  const type = Array.isArray(types) ? types[0] : types
  return { ...anyOf?.[0], ...others, ...(type && { type }) }
}

/** The name of the GraphQL type, in an array for a list. */
function typeOf({ type, format, title, items }: JsonSchema): string | [string] {
  if (items) return [typeOf(items) as string]
  const name = title ?? scalars[format ?? ''] ?? scalars[type ?? '']
  if (!name) throw new Error(`The graph has no type for ${JSON.stringify({ type, format })}`)
  return name
}

/** The GraphQL type of the values of a schema. */
export const graphTypeOf = (schema: z.ZodType) => typeOf(jsonSchemaOf(schema))

/** The largest value of GraphQL's Int; zod adds it to integers as a default bound. */
const maxInt = 2 ** 31 - 1

const number = (value: number) => value.toLocaleString('en-US')

/** The bounds of a value in words; empty when its format implies them. */
function boundsOf({ format, pattern, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (format || pattern) return ''
  if (minimum !== undefined && maximum !== undefined && maximum < maxInt)
    return `${number(minimum)} to ${number(maximum)}.`
  if (maxLength === undefined) return ''
  return `${minLength === undefined ? 'At most' : `${number(minLength)} to`} ${number(maxLength)} characters.`
}

/** The default of an optional field as text; null when it has none. */
function defaultOf(schema: z.ZodType): string | null {
  return schema instanceof z.ZodDefault ? (schema.def.defaultValue as string | null) : null
}

function fieldOf(t: FieldBuilder, schema: z.ZodType) {
  const json = jsonSchemaOf(schema)
  const defaultValue = defaultOf(schema)
  return t.field({
    // Pothos also accepts the name of a type.
    type: typeOf(json) as 'String',
    required: defaultValue !== null || !schema.safeParse(undefined).success,
    description: [json.description, boundsOf(json)].filter(Boolean).join(' ') || undefined,
    ...(defaultValue !== null && { defaultValue }),
    extensions: { maxLength: json.maxLength },
  })
}

/** The GraphQL input fields of a zod schema, with its types, descriptions, bounds and defaults. */
export function inputFields(t: FieldBuilder, { shape }: z.ZodObject) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, fieldOf(t, schema as z.ZodType)]),
  )
}

/** The GraphQL input object of a zod schema, named by the schema's title. */
export function inputType(schema: z.ZodObject, options: { isOneOf?: true } = {}) {
  const { title = '', description } = jsonSchemaOf(schema)
  return builder.inputType(title, { ...options, description, fields: (t) => inputFields(t, schema) })
}
