import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { type Args, type Field, isListed, isPage, maxRows, statedPrice } from './listSizes.ts'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** A document whose operations and fragments can be priced. */
export interface Priced {
  schema: GraphQLSchema
  fragments: Fragments
  variables: Readonly<Record<string, unknown>>
}

/** An upper bound of the cost of a selection, with all fragment spreads expanded. */
export interface Price {
  /** Fields and fragment spreads in the text. */
  fields: number
  /** The largest number of selections between one pair of braces. */
  width: number
  /** Nesting depth of fields. */
  depth: number
  aliases: number
  directives: number
  /** Objects in the response: database records, and parts of the schema for an introspection. */
  records: number
  /** Field values in the response, over all records. */
  values: number
  /** SQL statements, independent of the number of records. */
  statements: number
  /** SQL statements that run once per record of the surrounding list. */
  perRecord: number
}

const free: Price = {
  fields: 0,
  width: 0,
  depth: 0,
  aliases: 0,
  directives: 0,
  records: 0,
  values: 0,
  statements: 0,
  perRecord: 0,
}

/** Nested spreads double the counts with each level, so they are capped where numbers are still exact. */
const countCap = Number.MAX_SAFE_INTEGER

const multiply = (count: number, rows: number) => Math.min(count * rows, countCap)

function sum(a: Price, b: Price): Price {
  return {
    fields: Math.min(a.fields + b.fields, countCap),
    width: Math.max(a.width, b.width),
    depth: Math.max(a.depth, b.depth),
    aliases: Math.min(a.aliases + b.aliases, countCap),
    directives: Math.min(a.directives + b.directives, countCap),
    records: Math.min(a.records + b.records, countCap),
    values: Math.min(a.values + b.values, countCap),
    statements: Math.min(a.statements + b.statements, countCap),
    perRecord: Math.min(a.perRecord + b.perRecord, countCap),
  }
}

/** Types of a connection that are no records themselves. */
const wrappers = /(Connection|Edge|PageInfo)$/

/** Types of what a column of a record holds: it comes with the record, and its values are counted as values. */
const insideRecords = /^(CustomFieldChoice|SavedCustomerFilter|SavedCustomFieldFilter)$/

const metaFields = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef].map((field) => [field.name, field]),
)

type Definition = OperationDefinitionNode | FragmentDefinitionNode

/**
 * Prices the definitions of a document. The price of each fragment is computed once, so that the work is proportional
 * to the length of the text rather than to its expansion. Cycles count once; validation reports them.
 */
export function pricing({ schema, fragments, variables }: Priced): (definition: Definition) => Price {
  const known = new Map<string, Price>()

  function priceFragment(name: string): Price {
    const found = known.get(name)
    const fragment = fragments.get(name)
    if (found || !fragment) return found ?? free
    known.set(name, free)
    const price = priceSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
    known.set(name, price)
    return price
  }

  function priceSet({ selections }: SelectionSetNode, type: GraphQLNamedType | undefined): Price {
    let price: Price = { ...free, width: selections.length }
    for (const selection of selections) {
      const own = { ...free, directives: selection.directives?.length ?? 0 }
      if (selection.kind === Kind.FIELD) {
        const field = fieldOf(type, selection.name.value)
        const args = field && argsOf(field, selection)
        price = sum(price, sum(own, priceField(selection, field, args)))
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const name = selection.typeCondition?.name.value
        const inner = priceSet(selection.selectionSet, name === undefined ? type : schema.getType(name))
        price = sum(price, sum(own, inner))
      } else {
        price = sum(price, sum({ ...own, fields: 1 }, priceFragment(selection.name.value)))
      }
    }
    return price
  }

  function priceField(node: FieldNode, field: Field | undefined, args: Args = new Map()): Price {
    const inner = field && getNamedType(field.type)
    const price = node.selectionSet ? priceSet(node.selectionSet, inner) : free
    const text = {
      fields: Math.min(price.fields + 1, countCap),
      width: price.width,
      depth: price.depth + 1,
      aliases: price.aliases + (isRenamed(node) ? 1 : 0),
      directives: price.directives,
    }
    // Validation reports fields that do not exist.
    if (!field || !inner) return { ...free, ...text }
    const { statements = asksByDefault(field) ? 1 : 0, batched = false } = statedPrice(field)
    const rows = maxRows(schema, field, args)
    const isRecord = isCompositeType(inner) && !wrappers.test(inner.name) && !insideRecords.test(inner.name)
    const perRecord = multiply(price.perRecord, rows)
    const query = statements + price.statements
    return {
      ...text,
      records: multiply(price.records + (isRecord ? 1 : 0), rows),
      values: Math.min(1 + multiply(price.values, rows), countCap),
      // A field that runs statements per record multiplies the statements below it as well.
      ...(statements > 0 && !batched
        ? { statements: 0, perRecord: Math.min(query + perRecord, countCap) }
        : { statements: Math.min(query, countCap), perRecord }),
    }
  }

  function argsOf(field: Field, node: FieldNode): Args {
    const args = new Map(field.args.map(({ name, defaultValue }) => [name, defaultValue as unknown]))
    for (const { name, value } of node.arguments ?? []) args.set(name.value, read(value))
    return args
  }

  function read(node: ValueNode): unknown {
    if (node.kind !== Kind.VARIABLE) return valueFromASTUntyped(node, variables)
    // A variable may be named like an inherited property, such as `toString`.
    return Object.hasOwn(variables, node.name.value) ? variables[node.name.value] : undefined
  }

  return (definition) => {
    const type =
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? schema.getType(definition.typeCondition.name.value)
        : schema.getRootType(definition.operation)
    const price = priceSet(definition.selectionSet, type ?? undefined)
    const directives = price.directives + (definition.directives?.length ?? 0)
    return { ...price, directives }
  }
}

/**
 * Whether a field runs one statement per surrounding record unless it states a price: a list or page of records does.
 */
function asksByDefault({ type }: Field): boolean {
  const inner = getNamedType(type)
  const isMeta = inner.name.startsWith('__')
  return (
    isCompositeType(inner) && !isMeta && (isPage(inner) || (isListed(type) && !wrappers.test(inner.name)))
  )
}

/**
 * Whether an alias renames a field. Relay's compiler adds `__isNode: __typename` to fragments on interfaces, which
 * does not count.
 */
function isRenamed({ alias, name }: FieldNode): boolean {
  return alias !== undefined && !(name.value === '__typename' && alias.value.startsWith('__is'))
}

function fieldOf(type: GraphQLNamedType | undefined, name: string): Field | undefined {
  // graphql-js keeps the fields in an object that inherits nothing.
  const fields = type && 'getFields' in type ? (type.getFields() as Record<string, Field>) : {}
  return metaFields.get(name) ?? fields[name]
}

/** The variables of a request, completed by the operation's defaults. */
export function withDefaults(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  )
  return Object.fromEntries([...defaults, ...Object.entries(variables)])
}
