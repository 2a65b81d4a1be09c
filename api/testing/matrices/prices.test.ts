import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getOperationAST,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { globalId } from '#api/core/graph/ids.ts'
import type { FieldPrice } from '#api/core/limits/prices.ts'
import { fragmentsOf, priceOf } from '#api/graphql/limits.ts'
import { schema } from '#api/schema.ts'
import { operatorOf } from '#api/testing/harness/accounts/operator.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { watchStatements } from '#api/testing/harness/database/statements.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { type Actor, openWorld, type World } from '#api/testing/harness/world.ts'

type Field = GraphQLField<unknown, unknown>

const isList = (type: GraphQLOutputType) => isListType(isNonNullType(type) ? type.ofType : type)
const isPage = ({ type }: Field) => getNamedType(type).name.endsWith('Connection')
const objects = Object.values(schema.getTypeMap()).filter(
  (type) => isObjectType(type) && !type.name.startsWith('__'),
) as GraphQLObjectType[]

/** The page size of each list in a query. */
const size = 4

/** Values for required arguments, and the size of pages. */
function argsOf({ args }: Field, { id, customerId }: FilledBusiness): string {
  const values: Record<string, string> = {
    first: String(size),
    from: '"2027-01-01"',
    to: '"2027-01-04"',
    after: '"2026-06-11"',
    date: '"2027-01-01"',
    startTime: '"09:00"',
    endTime: '"10:00"',
    technician: '"Emma Tester"',
    status: 'UNSOLD',
    databaseId: String(customerId),
    customerId: JSON.stringify(globalId('Customer', customerId)),
    otherId: JSON.stringify(globalId('Customer', customerId - 1)),
    id: JSON.stringify(globalId('ManagedBusiness', id)),
  }
  const given = args.filter((arg) => isRequiredArgument(arg) || arg.name === 'first')
  const text = given.map(({ name }) => `${name}: ${values[name] ?? 'null'}`).join(', ')
  return text && `(${text})`
}

/** A query for each object type, with `...` in place of its fields. */
function pathsTo(business: FilledBusiness): Map<string, string> {
  const paths = new Map([['Query', '{ ... }']])
  for (const [name, path] of paths) {
    const type = schema.getType(name)
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type)
      const known = field.name === 'node' && name === 'Query'
      if (isLeafType(inner) || known || field.name === 'nodes') continue
      const opened = `${field.name}${argsOf(field, business)} { ... }`
      const types = isObjectType(inner)
        ? [inner]
        : isInterfaceType(inner) || 'getTypes' in inner
          ? schema.getPossibleTypes(inner as never)
          : []
      for (const each of types) {
        if (paths.has(each.name)) continue
        const inside = isObjectType(inner)
          ? opened
          : opened.replace('...', `__typename ... on ${each.name} { ... }`)
        paths.set(each.name, path.replace(/\.\.\.(?! on)/, inside))
      }
    }
  }
  return paths
}

/** The smallest selection of a field. */
function least(field: Field, business: FilledBusiness): string {
  const inner = getNamedType(field.type)
  const start = `${field.name}${argsOf(field, business)}`
  if (isLeafType(inner)) return start
  return isPage(field) ? `${start} { edges { node { __typename } } }` : `${start} { __typename }`
}

describe('the price of a field', () => {
  it('is stated wherever a list has no pages and no argument tells its size', () => {
    const silent = objects
      .flatMap((type) => Object.values(type.getFields()).map((field) => [type, field] as const))
      .filter(([{ name }, { type, args, extensions }]) => {
        const sized = args.some((arg) => /^(first|ids|from)$/.test(arg.name))
        const price = extensions.price as FieldPrice | undefined
        return isList(type) && !sized && price?.rows === undefined && !/Connection$/.test(name)
      })
    expect(silent.map(([type, { name }]) => `${type.name}.${name}`)).toEqual([])
  })

  it('states one number of entries for lists of one name and type', () => {
    const rowsOf = new Map<string, number>()
    const different = objects
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ name, type, extensions }) => {
        const { rows } = (extensions.price ?? {}) as FieldPrice
        if (rows === undefined) return false
        const list = `${name}: ${type}`
        const known = rowsOf.get(list) ?? rows
        rowsOf.set(list, known)
        return rows !== known
      })
    expect(different.map(({ name }) => name)).toEqual([])
  })

  describe('covers what the database is asked', () => {
    const watched = watchStatements()
    let business: FilledBusiness
    let operator: Actor
    let world: World

    beforeAll(async () => {
      world = openWorld(await freshDatabase())
      business = await filledBusiness(world, size)
      operator = await operatorOf(world)
    })
    afterAll(watched.stop)

    const types = objects.filter(
      ({ name }) => !/^(Mutation|Subscription|.*(Payload|Connection|Edge))$/.test(name),
    )

    it.each(types.map((type) => [type.name, type] as const))(
      'The price of %s covers what the database is asked',
      async (name, type) => {
        const path = pathsTo(business).get(name)
        if (!path) return
        const graphqlClient = path.includes('superadmin') ? operator : business.admin.actor
        const wrong: string[] = []
        for (const field of Object.values(type.getFields())) {
          if (name === 'Query' && field.name !== 'viewer') continue
          const text = path.replace(/\.\.\.(?! on)/, least(field, business))
          const statements = await watched.of(() => graphqlClient.ok(text))
          const document = parse(text)
          const operation = getOperationAST(document)
          if (!operation) throw new Error(text)
          const price = priceOf(schema, operation, fragmentsOf(document), {})
          const most = price.statements + price.perRecord
          if (statements.length > most) wrong.push(`${text}: ${statements.length} statements, priced ${most}`)
        }
        expect(wrong).toEqual([])
      },
    )
  })
})
