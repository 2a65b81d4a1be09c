import { z } from 'zod'
import { objectIn } from './jsonSchema.ts'

interface Source {
  /** The name of the field in the graph; null for a property that `reshape` adds. */
  field?: string | null
  /** Fields that `reshape` needs: beside a derived property, inside an object. */
  needs?: string
}

/** How the properties of answers are read from the graph, where it is not by their own names. */
const sources = z.registry<Source>()

/** A property whose field has another name in the graph. */
export function from<Shape extends z.ZodType>(field: string, shape: Shape): Shape {
  return withSource(shape, { field })
}

/** A property that `reshape` adds to what the graph answers, with the fields that it needs besides those of the answer. */
export function derived<Shape extends z.ZodType>(shape: Shape, needs = ''): Shape {
  return withSource(shape, { field: null, needs })
}

/** An object with fields that only `reshape` needs. */
export function withNeeds<Shape extends z.ZodType>(shape: Shape, needs: string): Shape {
  return withSource(shape, { needs })
}

function withSource<Shape extends z.ZodType>(shape: Shape, source: Source): Shape {
  const copy = shape.clone()
  sources.add<z.ZodType>(copy, source)
  return copy
}

/** The number of a record. */
export const databaseId = from('databaseId', z.int())

/** The GraphQL selection that gives an answer its properties. */
export function selectionText(answer: z.core.$ZodType): string {
  const properties = Object.entries(objectIn(answer)?.shape ?? {})
  return joined(properties.map(([name, shape]) => propertySelection(name, shape)))
}

const joined = (selections: string[]) => selections.filter(Boolean).join(' ')

function propertySelection(name: string, shape: z.core.$ZodType): string {
  const { field = name, needs = '' } = sources.get(shape) ?? {}
  if (field === null) return needs
  const selected = field === name ? name : `${name}: ${field}`
  return objectIn(shape) ? `${selected} { ${joined([selectionText(shape), needs])} }` : selected
}

/** The GraphQL selection of a page of a connection. */
export function pageSelectionOf(answer: z.ZodType): string {
  return `edges { node { ${selectionText(answer)} } } pageInfo { hasNextPage endCursor }`
}

/** GraphQL text: a selection inside the fields of a path such as `viewer.business`. */
export function selectedAt(path: string, selection: string): string {
  return path.split('.').reduceRight((inner, field) => `${field} { ${inner} }`, selection)
}
