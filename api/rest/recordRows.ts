import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import type { models } from '#api/policy/models.ts'
import { deletionRow, type MutationDefinition, mutationRow } from './mutationRow.ts'
import { type Ids, instantText, row } from './route.ts'
import { derived, selectionText } from './selection.ts'

interface RecordRows {
  /** The record's type in the graph, which is also its model. */
  record: keyof typeof models
  /** The name of the record in payloads; that of its type by default, such as `hotBoardItem`. */
  payload?: string
  answer: z.ZodType
  // biome-ignore lint/suspicious/noExplicitAny: data of a GraphQL answer; `answer` checks what comes out.
  reshape?: (value: any) => unknown
}

type Write<Body> = MutationDefinition<string, Body, Ids>
/** What a row that writes a record says itself. */
type Own<Body> = Omit<Write<Body>, 'method' | 'path' | 'mutation' | 'status' | 'type' | keyof RecordRows>

const uncapital = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The properties that all records with a GET by id have. */
const ofRecord = {
  updatedAt: instantText,
  etag: derived(
    z.string().optional().meta({
      description: 'The `ETag` of the record, for `If-Match`. Lists have it; one record has it as a header.',
    }),
  ),
}

/** The shape of a record that a path reads by its id. */
export function recordShape<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object({ ...shape, ...ofRecord })
}

/**
 * Makes the rows of a record, whose list has a path such as `/api/contacts`. `create` is a POST to the list, `update` a
 * PUT and `remove` a DELETE by id, `act` a POST to a path below the record's. They answer the record in one shape.
 */
export function recordRows(path: string, { record, payload = uncapital(record), ...shape }: RecordRows) {
  const one = `${path}/:id`
  const write = <Body>(definition: Omit<Write<Body>, keyof RecordRows>) =>
    mutationRow<string, Body, Ids>({ payload, ...shape, ...definition })
  return {
    /** Reads one record, by its node in the graph. `noun` is the name of the record in messages. */
    read: (noun: string) =>
      row({
        method: 'GET',
        path: one,
        summary: `One ${uncapital(noun)}.`,
        can: 'business:read',
        operation: `query ($id: ID!) { node(id: $id) { ... on ${record} { ${selectionText(shape.answer)} } } }`,
        at: 'node',
        noun,
        record,
        ...shape,
        variables: ({ params }) => ({ id: globalId(record, (params as { id: number }).id) }),
      }),
    create: <Body = never>(mutation: string, own: Own<Body>) =>
      write({ method: 'POST', path, mutation, status: 201, ...own }),
    update: <Body = never>(mutation: string, own: Own<Body>) =>
      write({ method: 'PUT', path: one, mutation, type: record, ...own }),
    act: <Body = never>(act: string, mutation: string, own: Own<Body> = {}) =>
      write({ method: 'POST', path: `${one}/${act}`, mutation, type: record, ...own }),
    remove: (mutation: string, own: Own<never> = {}) =>
      deletionRow<string, Ids>({ path: one, mutation, type: record, ...own }),
  }
}
