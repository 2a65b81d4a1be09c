import { z } from 'zod'
import { filterParts, requiredPart } from '#api/modules/customers/filters/input.ts'

/** A value as REST writes it becomes one that the graph takes: names are in lower case there, and rows have numbers. */
function inGraph(part: z.core.$ZodType, value: unknown): unknown {
  if (part instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((item) => inGraph(part.element, item)) : value
  if (part instanceof z.ZodEnum) return typeof value === 'string' ? value.toUpperCase() : value
  if (part instanceof z.ZodObject) {
    if (typeof value !== 'object' || value === null) return value
    const { shape } = part
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        name,
        Object.hasOwn(shape, name) && item != null ? inGraph(requiredPart(shape[name]), item) : item,
      ]),
    )
  }
  if (!(part instanceof z.ZodCodec) || part.meta()?.format !== 'id') return value
  const row = z.safeParse(part.def.out, value)
  return row.success ? z.encode(part, row.data as never) : ''
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const isListOfObjects = (part: z.core.$ZodType) =>
  part instanceof z.ZodArray && part.element instanceof z.ZodObject

/** What the parameter of a query says: lists with commas, those of objects in JSON, numbers, true and false. */
function fromText(part: z.core.$ZodType, text: string): unknown {
  if (isListOfObjects(part)) return fromJson(text)
  if (part instanceof z.ZodArray) return text.split(',').map((item) => fromText(part.element, item.trim()))
  const isNumber =
    part instanceof z.ZodCodec ? part.def.out instanceof z.ZodNumber : part instanceof z.ZodNumber
  if (isNumber) return /^\d+$/.test(text) ? Number(text) : text
  if (part instanceof z.ZodBoolean) return { true: true, false: false }[text] ?? text
  return text
}

/** How a part is described in REST. */
function shapeOf(part: z.core.$ZodType): z.ZodType {
  if (part instanceof z.ZodArray) return z.array(shapeOf(part.element))
  if (part instanceof z.ZodObject) {
    const entries = Object.entries(part.shape as Record<string, z.ZodType>).map(([name, shape]) => {
      const required = requiredPart(shape)
      const described = shapeOf(required).meta({ description: shape.meta()?.description })
      return [name, required === shape ? described : described.optional()] as const
    })
    return z.object(Object.fromEntries(entries))
  }
  if (part instanceof z.ZodEnum) return z.enum(part.options.map((name) => String(name).toLowerCase()))
  if (part instanceof z.ZodCodec) return part.def.out instanceof z.ZodNumber ? z.int() : z.string()
  return part as z.ZodType
}

function checked(
  part: z.ZodType,
  value: unknown,
  addIssue: (issue: { code: 'custom'; message: string }) => void,
) {
  const given = inGraph(part, value)
  const { error } = part.safeParse(given)
  for (const { message } of error?.issues ?? []) addIssue({ code: 'custom', message })
  return given
}

const everyPart = Object.entries(filterParts) as [string, z.ZodType][]

/** The parts of the filter as parameters of a query. */
export const filterParameters = z.object(
  Object.fromEntries(
    everyPart.map(([name, part]) => {
      const values = part instanceof z.ZodArray ? shapeOf(part.element) : shapeOf(part)
      const names = values instanceof z.ZodEnum ? `From ${values.options.join(', ')}.` : ''
      const list = part instanceof z.ZodArray ? 'Separated by commas.' : ''
      const form = isListOfObjects(part) ? 'A list in JSON, as bodies have it.' : list
      const parameter = z
        .string()
        .transform((text, { addIssue }) => checked(part, fromText(part, text), addIssue))
        .optional()
        .meta({ description: [part.meta()?.description, names, form].filter(Boolean).join(' ') })
      return [name, parameter]
    }),
  ),
)

/** The filter in a JSON body. */
export const filterBody = z.object(
  Object.fromEntries(
    everyPart.map(([name, part]) => {
      const { $schema: _version, ...described } = z.toJSONSchema(shapeOf(part), { io: 'input' })
      const value = z.unknown().transform((given, { addIssue }) => checked(part, given, addIssue))
      return [name, value.optional().meta({ ...described, ...part.meta() } as z.core.GlobalMeta)]
    }),
  ),
)

/** The filter that the parameters of a query give; null when they give none. */
export function filterFrom(query: Record<string, unknown>): Record<string, unknown> | null {
  const given = Object.keys(filterParts).filter((name) => query[name] !== undefined)
  return given.length > 0 ? Object.fromEntries(given.map((name) => [name, query[name]])) : null
}
