import {
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'

const byName: Record<string, unknown> = {
  phoneNumber: '5550100300',
  phone: '5550100300',
  twilioPhoneNumber: '+15550100300',
  timeZone: 'America/Chicago',
  email: 'sample@example.com',
  separator: ';',
  color: '#fef3c7',
  startTime: '09:00',
  endTime: '10:00',
}
const byType: Record<string, unknown> = {
  String: 'Sample',
  Int: 1,
  Boolean: true,
  DateTime: '2026-06-11T15:00:00.000Z',
  Date: '2026-06-11',
}

/** A valid value for a type; every ID in it is `id`. */
export function sampleInput(type: GraphQLInputType, id: string, name = ''): unknown {
  if (isNonNullType(type)) return sampleInput(type.ofType, id, name)
  if (isListType(type)) return [sampleInput(type.ofType, id, name)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    // Its other fields exclude this one.
    if (type.name === 'CustomerSelectionInput') return { ids: [id] }
    const all = Object.values(type.getFields())
    const fields = type.isOneOf ? all.filter((field) => takesId(field.type)).slice(0, 1) : all
    return Object.fromEntries(fields.map((field) => [field.name, sampleInput(field.type, id, field.name)]))
  }
  return type.name === 'ID' ? id : (byName[name] ?? byType[type.name])
}

export function takesId(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesId(field.type))
  return named.name === 'ID'
}

/** A selection of all fields of a type, down to a depth. */
export function everythingOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isScalarType(named) || isEnumType(named)) return ''
  if (!isObjectType(named)) return '{ __typename }'
  const parts = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined)) return []
    const leaf = isScalarType(getNamedType(field.type)) || isEnumType(getNamedType(field.type))
    if (leaf) return [field.name]
    return depth > 0 ? [`${field.name} ${everythingOf(field.type, depth - 1)}`] : []
  })
  return `{ __typename ${parts.join(' ')} }`
}

/** An operation that calls one root field, with variables for all its arguments. */
export function callOf(
  kind: 'query' | 'mutation' | 'subscription',
  root: GraphQLObjectType,
  name: string,
): string {
  const field = root.getFields()[name]
  if (!field) throw new Error(`${root.name} has no ${name}`)
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const given = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const [header, call] = declared ? [`(${declared})`, `(${given})`] : ['', '']
  const leaf = isScalarType(getNamedType(field.type))
  return `${kind} Call${header} { ${name}${call} ${leaf ? '' : '{ __typename }'} }`
}

/** Sample variables for the operation of `callOf`. */
export function variablesOf(root: GraphQLObjectType, name: string, id: string): Record<string, unknown> {
  const args = root.getFields()[name]?.args ?? []
  return Object.fromEntries(args.map((arg) => [arg.name, sampleInput(arg.type, id, arg.name)]))
}
