import { z } from 'zod'
import { builder } from '#api/core/graph/builder.ts'

type Types = typeof builder.$inferSchemaTypes
type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** The part of JSON Schema that inputs are made of. */
interface JsonSchema {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object'
  format?: string
  /** The name of an enum or of an input object in the graph. */
  title?: string
  description?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  items?: JsonSchema
}

/** How JSON Schema says that a value may be null: beside its type, or beside the whole. */
interface NullableJsonSchema extends Omit<JsonSchema, 'type'> {
  type?: JsonSchema['type'] | [JsonSchema['type'], 'null']
  anyOf?: [JsonSchema, JsonSchema]
}

const scalars: Record<string, string> = {
  id: 'ID',
  date: 'Date',
  'date-time': 'DateTime',
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

/** The name of its type in the graph, in brackets when it is a list. */
function typeOf({ type, format, title, items }: JsonSchema): string | [string] {
  if (items) return [typeOf(items) as string]
  const name = title ?? scalars[format ?? ''] ?? scalars[type ?? '']
  if (!name) throw new Error(`No type of the graph stands for ${JSON.stringify({ type, format })}`)
  return name
}

/** The largest number that the graph's Int takes: no bound of ours. */
const maxInt = 2 ** 31 - 1

const number = (value: number) => value.toLocaleString('en-US')

/** The bounds of a value in words; none where its form says them. */
function boundsOf({ format, pattern, minLength, maxLength, minimum, maximum }: JsonSchema): string {
  if (format || pattern) return ''
  if (minimum !== undefined && maximum !== undefined && maximum < maxInt)
    return `${number(minimum)} to ${number(maximum)}.`
  if (maxLength === undefined) return ''
  return `${minLength === undefined ? 'At most' : `${number(minLength)} to`} ${number(maxLength)} characters.`
}

/** What stands for a field that is left out; null when it may just be missing. */
function defaultOf(schema: z.ZodType): string | null {
  return schema instanceof z.ZodDefault ? (schema.def.defaultValue as string | null) : null
}

function fieldOf(t: FieldBuilder, schema: z.ZodType) {
  const json = jsonSchemaOf(schema)
  const defaultValue = defaultOf(schema)
  return t.field({
    // Pothos finds a type by its name as well.
    type: typeOf(json) as 'String',
    required: defaultValue !== null || !schema.safeParse(undefined).success,
    description: [json.description, boundsOf(json)].filter(Boolean).join(' ') || undefined,
    ...(defaultValue !== null && { defaultValue }),
    extensions: { maxLength: json.maxLength },
  })
}

/** The fields of the graph that take what a schema takes: their types, descriptions, bounds and defaults are its own. */
export function inputFields(t: FieldBuilder, { shape }: z.ZodObject) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, fieldOf(t, schema as z.ZodType)]),
  )
}

/** The input object of the graph that takes what a schema takes, by the title of the schema. */
export function inputType(schema: z.ZodObject, options: { isOneOf?: true } = {}) {
  const { title = '', description } = jsonSchemaOf(schema)
  return builder.inputType(title, { ...options, description, fields: (t) => inputFields(t, schema) })
}
