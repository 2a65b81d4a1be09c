import fc from 'fast-check'
import { buildSchema, type GraphQLSchema, isAbstractType, isObjectType, parse, validate } from 'graphql'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Context, contextFor } from '#api/core/context/context.ts'
import type { Services } from '#api/core/context/services.ts'
import { compiledExecutor, type Executor, isCompilable, plainExecutor } from '#api/core/graph/executor.ts'
import { schema } from '#api/schema.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import { type FilledBusiness, filledBusiness } from '#api/testing/harness/samples/filledBusiness.ts'
import { actorFor, live, operations, variablesFor } from '#api/testing/harness/samples/operations.ts'
import { openWorld, type World } from '#api/testing/harness/world.ts'

/** A schema with the features that an executor can get wrong. */
function richSchema(): GraphQLSchema {
  const rich = buildSchema(
    `
    enum Kind { SMALL LARGE }
    interface Thing { id: ID! name: String }
    type Box implements Thing { id: ID! name: String kind: Kind! size(of: Int! = 2, name: String): Int! box: Box
      boxes(first: Int = 2): [Box!]! holes: [Box] fails: String strict: Box things: [Thing!]! any: Any late: String! }
    type Bag implements Thing { id: ID! name: String full: Boolean! box: Box }
    union Any = Box | Bag
    type Query { box: Box! things: [Thing] any: Any }
  `.replace(' __proto: String', ''),
  )
  const box = (depth: number): object => ({
    __typename: 'Box',
    id: `box${depth}`,
    name: depth % 2 ? null : 'a "name"',
    kind: 'SMALL',
    size: ({ of, name }: { of: number; name?: string }) => of + (name?.length ?? 0),
    box: () => (depth > 3 ? null : box(depth + 1)),
    boxes: async ({ first }: { first: number | null }) =>
      Array.from({ length: first ?? 1 }, () => box(depth + 1)),
    holes: () => [box(depth + 1), null],
    fails: () => {
      throw new Error('it fails')
    },
    strict: () => Promise.reject(new Error('it fails late')),
    things: () => [box(depth + 1), bag(depth + 1)],
    any: () => bag(depth + 1),
    late: async () => 'late',
  })
  const bag = (depth: number): object => ({
    __typename: 'Bag',
    id: `bag${depth}`,
    name: 'Bag',
    full: true,
    box: () => box(depth + 1),
  })
  for (const type of Object.values(rich.getTypeMap())) {
    if (isAbstractType(type)) type.resolveType = ({ __typename }) => __typename
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      field.resolve = (parent: Record<string, unknown>, args) => {
        const value = parent[field.name]
        return typeof value === 'function' ? value(args) : value
      }
    }
  }
  const { box: one, things, any } = rich.getQueryType()?.getFields() ?? {}
  if (one) one.resolve = () => box(0)
  if (things) things.resolve = () => [box(0), null, bag(0)]
  if (any) any.resolve = async () => bag(0)
  return rich
}

const alias = fc.oneof(
  { weight: 4, arbitrary: fc.constant('') },
  fc.constantFrom('x: ', 'toString: ', 'constructor: ', 'y: '),
)
const leaf = fc.constantFrom(
  'id',
  'name',
  'kind',
  'size',
  'size(of: $n)',
  'size(of: 3, name: $s)',
  'late',
  'fails',
  '__typename',
)
const pair = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(' '))

const { set } = fc.letrec<{ set: string; selection: string }>((tie) => ({
  set: fc.array(tie('selection'), { minLength: 1, maxLength: 4 }).map((all) => `{ ${all.join(' ')} }`),
  selection: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    pair(alias, leaf),
    pair(
      alias,
      fc.constantFrom('box', 'boxes', 'boxes(first: $n)', 'boxes(first: 0)', 'holes', 'strict'),
      tie('set'),
    ),
    pair(fc.constantFrom('... on Box', '...'), tie('set')),
    fc.constantFrom('...F', '...G', '...T'),
    pair(alias, fc.constant('things'), fc.constant('{ id ...T ... on Bag { full box { id ...F } } }')),
    pair(alias, fc.constant('any'), fc.constant('{ __typename ... on Thing { name } ...T }')),
  ),
}))

// Shapes that `isCompilable` refuses, such as directives, are tested in executor.test.ts.
const header = fc.constantFrom(
  '($n: Int!, $s: String)',
  '($n: Int = 3, $s: String = "x")',
  '($n: Int, $s: String)',
)
const text = fc.tuple(header, set, set, set).map(([variables, root, f, g]) => {
  const fragments = `fragment F on Box ${f.replaceAll(/\.\.\.[FG]/g, '...T')} fragment G on Box ${g.replaceAll('...G', '...T')} fragment T on Thing { id name ... on Bag { full } }`
  return `query ${variables} { box ${root} used: box { size(of: $n, name: $s) ...F ...G } } ${fragments}`
})
const given = fc.record(
  {
    n: fc.constantFrom(0, 2, null as never),
    s: fc.constantFrom('st', null),
  },
  { requiredKeys: [] },
)

const shown = async (execute: Executor, variables: Record<string, unknown>, context: Context) => {
  const { data, errors } = await execute({ variables, context })
  // When an error nulls an object, further errors inside it may or may not be reported.
  const told = errors !== undefined
  // `databaseDelay` is the only field with a measured duration.
  return JSON.parse(JSON.stringify({ data, told }).replace(/"databaseDelay":\d+/g, '"databaseDelay":0'))
}

describe('compiled and plain execution answer the same', () => {
  it('Compiled and plain execution answer the same for generated documents', async () => {
    const rich = richSchema()
    let compared = 0
    await fc.assert(
      fc.asyncProperty(text, given, async (query, variables) => {
        const document = parse(query)
        fc.pre(isCompilable(document) && validate(rich, document).length === 0)
        compared += 1
        const services = { admission: (_context, _kind, act) => act() } as Services
        const context = { services } as Context
        const plain = await shown(plainExecutor(rich, document, null), variables, context)
        const compiled = compiledExecutor(rich, document, null)
        for (let turn = 0; turn < 5; turn += 1) {
          expect(await shown(compiled, variables, context)).toEqual(plain)
        }
      }),
      { numRuns: 60 },
    )
    expect(compared).toBe(60)
  }, 60_000)

  describe('for our own documents', () => {
    let world: World
    let business: FilledBusiness

    beforeAll(async () => {
      world = openWorld(await freshDatabase())
      business = await filledBusiness(world, 3)
    })

    it.each([...operations].filter(([name]) => name !== live))('%s', async (name, query) => {
      const { viewer } = await actorFor(name, business, world)
      const document = parse(query)
      const run = (execute: Executor) =>
        shown(
          execute,
          variablesFor(name, business),
          contextFor(world.services, viewer, { address: '192.0.2.1' }),
        )
      const plain = await run(plainExecutor(schema, document, null))
      const compiled = compiledExecutor(schema, document, null)
      for (let turn = 0; turn < 2; turn += 1) expect(await run(compiled)).toEqual(plain)
    })
  })
})
