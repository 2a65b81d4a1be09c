import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deletionRow, mutationRow } from './mutationRow.ts'
import { listRow, queryRow } from './queryRow.ts'
import { enumTexts } from './route.ts'
import { databaseId, derived, from, selectionText, withNeeds } from './selection.ts'

const colors = enumTexts({ RED: 'red' }, 'Color must be red')

const thing = z.object({
  id: databaseId.meta({ description: 'The number.' }),
  isNew: z.boolean(),
  color: colors.answer,
  tags: z.array(z.string()),
  maker: from('createdByName', z.string().nullable()),
  owner: withNeeds(z.object({ id: databaseId }).nullable(), 'name'),
  parts: z.array(z.object({ size: from('length', z.int()) })),
  ownerName: derived(z.string()),
  score: derived(z.int(), 'points won'),
})

const selection =
  'id: databaseId isNew color tags maker: createdByName owner { id: databaseId name } parts { size: length } points won'

describe('the GraphQL text of a REST row', () => {
  it('selects what the answer names, by the names of the graph', () => {
    expect(selectionText(thing)).toBe(selection)
    expect(selectionText(z.array(thing))).toBe(selection)
    expect(selectionText(thing.extend({ size: z.int() }))).toBe(`${selection} size`)
  })

  it('runs a mutation with the body and the id of the path', () => {
    const one = { method: 'PUT', path: '/api/things/:id', summary: 'Changes it.', answer: thing } as const
    const changed = mutationRow({
      ...one,
      mutation: 'updateThing',
      payload: 'made.thing',
      type: 'Thing',
      body: z.object({ color: z.string() }),
    })
    expect(changed.operation).toBe(
      `mutation ($input: UpdateThingInput!) { updateThing(input: $input) { made { thing { ${selection} } } } }`,
    )
    expect(changed.at).toBe('updateThing.made.thing')
    const request = { params: { id: 7 }, body: { color: 'red' }, query: {} }
    expect(changed.variables(request)).toEqual({ input: { color: 'red', id: btoa('Thing:7') } })
    const converted = mutationRow({
      ...one,
      mutation: 'touchThing',
      input: ({ params }) => ({ at: params.id }),
    })
    expect(converted.at).toBe('touchThing')
    expect(converted.variables(request)).toEqual({ input: { at: 7 } })
  })

  it('takes nothing from the body of a row without one', () => {
    const gone = deletionRow({
      path: '/api/things/:id',
      summary: 'Deletes it.',
      mutation: 'deleteOldThing',
      type: 'Thing',
    })
    expect(gone.operation).toBe(
      'mutation ($input: DeleteOldThingInput!) { deleteOldThing(input: $input) { deletedOldThingId } }',
    )
    expect(gone.variables({ params: { id: 7 }, body: { color: 'red' }, query: {} })).toEqual({
      input: { id: btoa('Thing:7') },
    })
  })

  it('reads a path of the graph, or a page of a connection', () => {
    const read = {
      path: '/api/things',
      summary: 'Things.',
      at: 'viewer.things',
      answer: z.object({ id: databaseId }),
    }
    expect(queryRow(read).operation).toBe('query { viewer { things { id: databaseId } } }')
    expect(listRow({ ...read, sync: {}, args: { filter: 'Filter!' } }).operation).toBe(
      'query ($first: Int, $after: String, $order: RecordOrder, $updatedSince: DateTime, $filter: Filter!) { viewer { things(first: $first, after: $after, order: $order, updatedSince: $updatedSince, filter: $filter) { edges { node { id: databaseId } } pageInfo { hasNextPage endCursor } } } }',
    )
  })
})
