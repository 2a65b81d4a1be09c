import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { YogaServer } from 'graphql-yoga'
import { expect, it } from 'vitest'
import type { Context } from '#api/core/context/context.ts'
import { schema as productSchema } from '#api/schema.ts'
import type { Arrival } from '../arrival.ts'
import { type Prepared, preparation } from './preparation.ts'

/** Compiled operations do not serialize leaf values, whereas plain execution turns this text into a number. */
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { number: { type: GraphQLInt, resolve: () => '7' } },
  }),
})
const context = { services: { admission: (_context, _kind, act) => act() } } as Context

/** Prepares texts one after the other. */
function preparer(of: GraphQLSchema) {
  const yoga = new YogaServer({ schema: of, plugins: [preparation(of)], parserAndValidationCache: false })
  return (query: string, isOurs: boolean): Prepared => {
    const arrival = { isOurs, requestContext: {}, params: { query } } as unknown as Required<Arrival>
    const { parse, validate } = yoga.getEnveloped(arrival)
    expect(validate(of, parse(query))).toEqual([])
    return arrival.prepared
  }
}

it.each([
  ['never compiles a text of somebody else, however often it comes', false, 7],
  ['compiles our own', true, '7'],
])('%s', async (_what, isOurs, shown) => {
  const prepare = preparer(schema)
  for (let turn = 0; turn < 5; turn += 1) {
    const prepared = prepare('{ number }', isOurs)
    for (const execute of [prepared.execute, prepared.executeForStranger]) {
      expect((await execute({ variables: {}, context })).data).toEqual({ number: shown })
    }
  }
})

it('The cache keeps our own texts whatever others ask', () => {
  const prepare = preparer(productSchema)
  const [kept, foreign] = [prepare('{ __typename }', true), prepare('{ __typename }', false)]
  expect(prepare('{ __typename }', false)).toBe(foreign)
  for (let i = 0; i < 200; i += 1) prepare(`{ __typename } # ${i}${' '.repeat(1_000)}`, false)
  expect(prepare('{ __typename }', true)).toBe(kept)
  expect(prepare('{ __typename }', false)).not.toBe(foreign)
})
