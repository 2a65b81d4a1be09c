import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql'
import { expect, it } from 'vitest'
import type { Context } from '#api/core/context/context.ts'
import { schema as productSchema } from '#api/schema.ts'
import { openPreparation } from './prepare.ts'

/** Compiled operations do not serialize leaf values, whereas plain execution turns this text into a number. */
const schema = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { number: { type: GraphQLInt, resolve: () => '7' } },
  }),
})
const context = { services: { admission: (_context, _kind, act) => act() } } as Context

it.each([
  ['never compiles a text of somebody else, however often it comes', false, 7],
  ['compiles our own', true, '7'],
])('%s', async (_what, isOurs, shown) => {
  const prepare = openPreparation(schema)
  for (let turn = 0; turn < 5; turn += 1) {
    const prepared = prepare({ query: '{ number }', operationName: null, isOurs })
    if ('errors' in prepared) throw prepared.errors[0]
    for (const execute of [prepared.execute, prepared.executeForStranger]) {
      expect((await execute({ variables: {}, context })).data).toEqual({ number: shown })
    }
  }
})

it('The cache keeps our own texts whatever others ask', () => {
  const prepare = openPreparation(productSchema)
  const ask = (query: string, isOurs: boolean) => prepare({ query, operationName: null, isOurs })
  const [kept, foreign] = [ask('{ __typename }', true), ask('{ __typename }', false)]
  expect(ask('{ __typename }', false)).toBe(foreign)
  for (let i = 0; i < 200; i += 1) ask(`{ __typename } # ${i}${' '.repeat(1_000)}`, false)
  expect(ask('{ __typename }', true)).toBe(kept)
  expect(ask('{ __typename }', false)).not.toBe(foreign)
})
