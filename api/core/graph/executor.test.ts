import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  parse,
} from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contextFor } from '#api/core/context/context.ts'
import { AppError } from '#api/core/errors/errors.ts'
import { compiledExecutor, type Executor, isCompilable, plainExecutor } from '#api/core/graph/executor.ts'
import { schema } from '#api/schema.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { openWorld, type TestBusiness, type World } from '#api/testing/harness/world.ts'

/** A string that imitates the compiler's own marker for values, with code to be injected. */
const sting = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d0)};globalThis.stung = true;{(1'

const businessQuery = (fields: string) => `{ viewer { business { ${fields} } } }`

describe('what may be compiled', () => {
  it.each([
    ['strings that the compiler takes for values of its own', `{ a(search: "${sting}") }`],
    ['such strings in other writing', `{ a(search: "\\u005f_MAGIC_DATE__") }`],
    ['such strings in blocks', `{ a(search: """x __MAGIC_NAN""") }`],
    ['such strings in lists and objects', `{ a(in: [{ b: "__MAGIC_NAN" }]) }`],
    ['such strings as defaults', `query ($a: String = "__MAGIC_NAN") { a(b: $a) }`],
    ['such strings in fragments', `{ ...F } fragment F on A { b(c: "__MAGIC_NAN") }`],
    ['response names that could meet', '{ a_b: c { d } a: c { b_d: e } }'],
    ['names that objects have already', '{ __proto__: a }'],
    ['acts', 'mutation { a }'],
    ['required variables with defaults', 'query ($n: Int! = 2) { a(b: $n) }'],
    ['conditions', 'query ($a: Boolean!) { ...F @include(if: $a) ...F } fragment F on A { b }'],
    ['variables named as properties of all objects', 'query ($toString: Int) { a(b: $toString) }'],
  ])('are not %s', (_name, text) => {
    expect(isCompilable(parse(text))).toBe(false)
  })

  it('is everything else', () => {
    expect(
      isCompilable(parse('query ($n: Int = 3) { viewer { aB: list(first: $n, of: "x_y") { id } } }')),
    ).toBe(true)
  })

  it('has enums whose values are their names: compiled, they go out as they are', () => {
    const named = Object.values(schema.getTypeMap()).filter(isEnumType)
    const values = named.flatMap((type) => type.getValues())
    expect(values.filter(({ name, value }) => name !== value)).toEqual([])
  })

  it('takes no objects with defaults, which the compiler does not know', () => {
    const hasDefaults = (type: GraphQLInputType): boolean => {
      const named = getNamedType(type)
      if (!isInputObjectType(named)) return false
      const fields = Object.values(named.getFields())
      return fields.some((field) => field.defaultValue !== undefined || hasDefaults(field.type))
    }
    const takers = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type !== schema.getMutationType())
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ args }) => args.some((arg) => hasDefaults(arg.type)))
    expect(takers.map(({ name }) => name)).toEqual([])
  })
})

describe('the changes of an operation', () => {
  const add = 'createInterestOption(input: { label: "Darts" })'

  it.each([
    ['nothing that it reads', 'query { a: viewer { __typename } }', 0],
    ['each alias', `mutation { a: ${add} { __typename } b: ${add} { __typename } }`, 2],
    ['nothing of the answer', `mutation { ${add} { a: __typename b: __typename } }`, 1],
    [
      'inline fragments',
      `mutation { ... { a: ${add} { __typename } ... on Mutation { b: ${add} { __typename } } } }`,
      2,
    ],
    [
      'fragments within fragments',
      `mutation { ...F } fragment F on Mutation { a: ${add} { ...G } ...H } fragment G on InterestOption { id }
      fragment H on Mutation { b: ${add} { ...G } }`,
      2,
    ],
    [
      'a fragment once, however often it is spread',
      `mutation { ${'...F '.repeat(9)} } fragment F on Mutation { a: ${add} { id } ...G ...G } fragment G on Mutation { b: ${add} { id } }`,
      2,
    ],
    [
      'nothing of signing out, nor of what anybody may do',
      'mutation { signOut { signedOut } signIn { token } }',
      0,
    ],
  ])('count %s', async (_what, text, expected) => {
    const admission = async (_context: unknown, { writes }: { writes: number }) => ({ data: { writes } })
    const context = { services: { admission } } as never
    const { data } = await plainExecutor(schema, parse(text), null)({ variables: {}, context })
    expect(data).toEqual({ writes: expected })
  })
})

describe('an operation', () => {
  let world: World
  let business: TestBusiness

  beforeAll(async () => {
    world = openWorld(await freshDatabase())
    business = await world.business()
    const { id: customerId } = await business.customer({ firstName: 'Cora' })
    for (const scheduledDate of ['2026-06-12T10:00:00Z', '2026-06-01T10:00:00Z']) {
      await business.contact({ customerId, scheduledDate: new Date(scheduledDate) })
    }
    await business.item({ assignedToId: business.employee.id, assignedToName: business.employee.fullName })
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'stung')
  })

  const page = 'edges { cursor node { id status customer { name } } } pageInfo { hasNextPage endCursor }'

  it.each([
    ['lists', businessQuery(`contacts(first: 1) { ${page} }`), {}],
    [
      'conditions',
      `query ($no: Boolean = false, $yes: Boolean = true) { viewer { business { name @include(if: $no)
      timeZone @skip(if: $yes) today @include(if: $yes) stats @skip(if: $no) { totalCustomers } } } }`,
      { no: true },
    ],
    [
      'fragments',
      `{ viewer { ...A business { ...B ... on Business { id } } } }
      fragment A on Viewer { user { fullName } } fragment B on Business { ...C name } fragment C on Business { id }`,
      {},
    ],
    [
      'other names',
      businessQuery(
        'first: contacts(first: 1) { edges { node { id } } } all: contacts { edges { node { id } } }',
      ),
      {},
    ],
    [
      'names that meet',
      businessQuery(
        'a_b: contacts(first: 1) { c: edges { node { id } } } a: contacts { b_c: edges { node { notes } } }',
      ),
      {},
    ],
    [
      'kinds',
      'query ($id: ID!) { node(id: $id) { __typename id ... on Customer { name } ... on Contact { status } } }',
      { id: 'Customer:1' },
    ],
    ['nothing', 'query ($id: ID!) { node(id: $id) { id } }', { id: 'Customer:999' }],
    [
      'failures of fields',
      businessQuery(
        'contacts(first: 1000) { edges { node { id } } } hotBoardItems(after: "x") { edges { node { id } } } name',
      ),
      {},
    ],
    [
      'failures of variables',
      `query ($n: Int!) { viewer { business { contacts(first: $n) { edges { node { id } } } } } }`,
      { n: 'many' },
    ],
    ['a sting', businessQuery(`customers(search: "${sting}") { edges { node { id } } }`), {}],
    [
      'relations',
      businessQuery('hotBoardItems { edges { node { id assignedTo { fullName role } resolvedBy { id } } } }'),
      {},
    ],
  ])('An operation of %s gives the same when it is compiled', async (_name, text, variables) => {
    const document = parse(text)
    const run = async (execute: Executor) => {
      const context = contextFor(world.services, business.employee.actor.viewer, { address: '192.0.2.1' })
      const { data, errors } = await execute({ variables, context })
      const told = errors?.map(({ path, originalError, message }) => [
        path,
        originalError instanceof AppError ? originalError.message : message,
      ])
      return { data: JSON.parse(JSON.stringify(data ?? null)), told }
    }
    const plain = await run(plainExecutor(schema, document, null))
    const execute = compiledExecutor(schema, document, null)
    for (let turn = 0; turn < 5; turn += 1) expect(await run(execute)).toEqual(plain)
    expect(globalThis).not.toHaveProperty('stung')
  })

  it('does sting an executor that would compile it', async () => {
    const { compileQuery, isCompiledQuery } = await import('graphql-jit')
    const document = parse(businessQuery(`vendorContacts(search: "${sting}") { edges { node { id } } }`))
    const compiled = compileQuery(schema, document)
    // This test fails once a new version of the compiler is safe, which means that `isCompilable` need not refuse
    // such strings.
    const context = contextFor(world.services, business.employee.actor.viewer, { address: '192.0.2.1' })
    if (isCompiledQuery(compiled)) await compiled.query({}, context, {})
    expect(isCompiledQuery(compiled) && Reflect.has(globalThis, 'stung')).toBe(true)
    Reflect.deleteProperty(globalThis, 'stung')
  })
})
