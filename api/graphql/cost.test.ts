import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fragmentsOf, priceOf } from '#api/graphql/limits.ts'

describe('counting records', () => {
  const graph = buildSchema(`
    type Query { things(first: Int, last: Int): ThingConnection! thing: Thing list: [Thing!]! nodes(ids: [ID!]!): [Thing] }
    type ThingConnection { edges: [ThingEdge!]! }
    type ThingEdge { node: Thing! }
    type Thing { id: ID! things(first: Int, last: Int): ThingConnection! }`)

  function records(text: string, variables: Record<string, unknown> = {}): number {
    const document = parse(text)
    const operation = getOperationAST(document) as OperationDefinitionNode
    return priceOf(graph, operation, fragmentsOf(document), variables).records
  }

  it.each([
    ['{ thing { id } }', 1],
    ['{ things(first: 3) { edges { node { id } } } }', 3],
    ['{ things(last: 4) { edges { node { id } } } }', 4],
    ['{ things(first: 0, last: 4) { edges { node { id } } } }', 4],
    ['{ things { edges { node { id } } } }', 25],
    ['{ things(first: 3) { edges { node { things(first: 5) { edges { node { id } } } } } } }', 3 + 15],
    ['{ a: thing { id } b: thing { id } }', 2],
    ['{ list { id } }', 100],
    ['{ nodes(ids: ["a", "b"]) { id } }', 2],
    ['{ ... on Query { thing { ... { id } } } }', 1],
    ['{ things(first: 1000) { edges { node { id } } } }', 100],
    ['{ things(first: -5) { edges { node { id } } } }', 0],
  ])('%s', (text, expected) => {
    expect(records(text)).toBe(expected)
  })

  it('counts a page without a size when its variable is null', () => {
    const text = 'query ($n: Int = 0) { things(first: $n) { edges { node { id } } } }'
    expect([records(text, { n: null }), records(text)]).toEqual([25, 0])
  })

  it('counts nested fragments once each, so that counting costs nothing', () => {
    const depth = 40
    const fragment = (n: number) => `fragment F${n} on Thing { ...F${n + 1} ...F${n + 1} }`
    const all = Array.from({ length: depth }, (_, n) => fragment(n)).join(' ')
    expect(
      records(
        `{ thing { ...F0 } } ${all} fragment F${depth} on Thing { things(first: 1) { edges { node { id } } } }`,
      ),
    ).toBe(1 + 2 ** depth)
  })
})
