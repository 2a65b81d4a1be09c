import { buildSchema, getOperationAST, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fragmentsOf, priceOf } from '#api/graphql/limits.ts'
import { schema } from '#api/schema.ts'

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

describe('the records of a live event', () => {
  const changed = (type: string, fields = 'id') => `changed(type: "${type}") { ${fields} }`
  const most = (selections: string, variables: Record<string, unknown> = {}) => {
    const document = parse(`subscription ($type: String) { changes { ${selections} } }`)
    const operation = getOperationAST(document) as OperationDefinitionNode
    return priceOf(schema, operation, fragmentsOf(document), variables)
  }

  it.each([
    ['all types', 'changed { id }', 1 + 100],
    ['one type', changed('Contact'), 1 + 100],
    ['two types, which share them', `a: ${changed('Contact')} b: ${changed('Customer')}`, 1 + 100],
    ['one type twice', `a: ${changed('Contact')} b: ${changed('Contact')}`, 1 + 200],
    ['one type and all', `a: ${changed('Contact')} b: changed { id }`, 1 + 200],
    [
      'types of which one has more to tell',
      `a: ${changed('Contact')} b: ${changed('StickyNote', '... on StickyNote { sharedWith { id } }')}`,
      1 + 100 + 100 * 50,
    ],
    [
      'a type in a variable, which may be missing',
      'a: changed(type: $type) { id } b: changed { id }',
      1 + 200,
    ],
  ])('are counted for %s', (_what, selections, expected) => {
    expect(most(selections).records).toBe(expected)
  })

  it('are shared by types in variables too', () => {
    const both = `a: changed(type: $type) { id } b: ${changed('Customer')}`
    expect(most(both, { type: 'Contact' }).records).toBe(1 + 100)
    expect(most(both, { type: 'Customer' }).records).toBe(1 + 200)
  })
})
