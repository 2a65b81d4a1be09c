import { z } from 'zod'
import { type Definition, type Ids, type Row, row } from './route.ts'
import { pageSelectionOf, selectedAt, selectionText } from './selection.ts'

type Query<Path extends string, Asked, Id extends Ids> = Omit<
  Definition<Path, never, Asked, Id>,
  'method' | 'operation' | 'body' | 'ignores' | 'status' | 'conflict' | 'names'
> & { at: string }

/** Declares a row that reads what stands at a path of the graph, such as `viewer.business`. */
export function queryRow<const Path extends string>(definition: Query<Path, never, 'number'>): Row {
  const { at, answer } = definition
  return row({
    ...definition,
    method: 'GET',
    operation: `query { ${selectedAt(at, selectionText(answer))} }`,
  })
}

interface ListDefinition<Path extends string, Asked> extends Query<Path, Asked, 'number'> {
  /** The arguments of the connection besides those of pages and of `sync`, with their types. */
  args?: Record<string, string>
}

/** A list with the parameter `all`, which adds closed records; its connection has the filters `OPEN` and `ALL`. */
export const openOrAll = {
  sync: { all: { filter: 'ALL' } },
  query: z.object({ all: z.enum(['true', 'false'], { error: 'Must be true or false' }).optional() }),
  variables: ({ query }: { query: { all?: 'true' | 'false' | undefined } }) => ({
    filter: query.all === 'true' ? 'ALL' : 'OPEN',
  }),
} as const

const pageArgs = { first: 'Int', after: 'String' }
const syncArgs = { order: 'RecordOrder', updatedSince: 'DateTime' }

/** Declares a row that lists a connection. Its GraphQL text is made from the shape of an item. */
export function listRow<const Path extends string, Asked = never>({
  args,
  ...definition
}: ListDefinition<Path, Asked>): Row {
  const { at, answer, sync } = definition
  const all = Object.entries({ ...pageArgs, ...(sync && syncArgs), ...args })
  const declared = all.map(([name, type]) => `$${name}: ${type}`).join(', ')
  const passed = all.map(([name]) => `${name}: $${name}`).join(', ')
  return row({
    ...definition,
    method: 'GET',
    list: true,
    operation: `query (${declared}) { ${selectedAt(`${at}(${passed})`, pageSelectionOf(answer))} }`,
  })
}
