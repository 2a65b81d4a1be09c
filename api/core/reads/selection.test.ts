import { type FieldNode, type GraphQLResolveInfo, parse, visit } from 'graphql'
import { expect, it } from 'vitest'
import { selectedFields } from '#api/core/reads/selection.ts'
import { fragmentsOf } from '#api/graphql/limits.ts'

/** The resolve info of the first field in a query. */
function infoOf(text: string): GraphQLResolveInfo {
  const document = parse(text)
  const fieldNodes: FieldNode[] = []
  visit(document, { Field: (node) => void fieldNodes.push(node) })
  const fragments = Object.fromEntries(fragmentsOf(document))
  return {
    fieldNodes: fieldNodes.slice(0, 1),
    fragments,
  } as Partial<GraphQLResolveInfo> as GraphQLResolveInfo
}

it('A selection reads each fragment once, however often it is spread', () => {
  const levels = 18
  const chain = Array.from({ length: levels }, (_none, level) => {
    return `fragment F${level} on A { ...F${level + 1} ... on A { ...F${level + 1} } }`
  })
  const text = `{ list { ...F0 } } ${chain.join(' ')} fragment F${levels} on A { one two { three } }`
  const selected = selectedFields(infoOf(text), [])
  expect([...selected].map(([name, { nodes }]) => [name, nodes.length])).toEqual([
    ['one', 1],
    ['two', 1],
  ])
})
