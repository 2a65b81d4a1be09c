import { z } from 'zod'

export type Json = Record<string, unknown>

/** The object inside optional, nullable and converting shapes, or the items of a list; null for other shapes. */
export function objectIn(shape: z.core.$ZodType): z.ZodObject | null {
  if (shape instanceof z.ZodObject) return shape
  if (shape instanceof z.ZodArray) return objectIn(shape.element)
  if (shape instanceof z.ZodOptional || shape instanceof z.ZodNullable || shape instanceof z.ZodDefault) {
    return objectIn(shape.unwrap())
  }
  return shape instanceof z.ZodPipe ? (objectIn(shape.out) ?? objectIn(shape.in)) : null
}

/** A schema that takes null as well. */
function orNull(schema: Json): Json {
  const { type, anyOf, enum: values } = schema
  if (Array.isArray(anyOf)) {
    return anyOf.some((each) => each.type === 'null')
      ? schema
      : { ...schema, anyOf: [...anyOf, { type: 'null' }] }
  }
  if (typeof type !== 'string') return schema
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) }
}

const accepts = (shape: z.core.$ZodType, value: unknown) => z.safeParse(shape, value).success

/**
 * Completes the schema of an input. Whether a property is required, or may be null, is found out by parsing, because
 * shapes that convert values do not tell.
 */
function completed(shape: z.core.$ZodType, schema: Json): Json {
  const object = objectIn(shape)
  if (schema.items)
    return { ...schema, items: object ? completed(object, schema.items as Json) : schema.items }
  if (!object || !schema.properties) return schema
  const missing = new Set(z.safeParse(object, {}).error?.issues.map(({ path }) => path[0]))
  const properties = Object.entries(schema.properties as Record<string, Json>).map(([name, property]) => {
    const inner = object.shape[name]
    const whole = completed(inner, property)
    return [name, accepts(inner, null) ? orNull(whole) : whole] as const
  })
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: Object.keys(object.shape).filter((name) => missing.has(name)),
  }
}

/** The JSON Schema of what a request sends. */
export function inputSchema(shape: z.ZodType): Json {
  const { $schema: _version, ...schema } = z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
  }) as Json
  return completed(shape, schema)
}

const inComponents = (text: string) => text.replaceAll('"#/$defs/', '"#/components/schemas/')

/** The JSON Schema of an answer; `named` collects the schemas of shapes that have a name. */
export function outputSchema(shape: z.ZodType, named: Map<string, Json>): Json {
  const made = z.toJSONSchema(shape, { io: 'output', unrepresentable: 'any' })
  const { $schema: _version, $defs = {}, ...schema } = JSON.parse(inComponents(JSON.stringify(made)))
  for (const [name, { id: _id, ...definition }] of Object.entries<Json>($defs)) named.set(name, definition)
  return schema
}
