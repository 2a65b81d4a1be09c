import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import type { models } from '#api/policy/models.ts'
import { instantText, type Row, row } from './route.ts'
import { derived, selectionText } from './selection.ts'

interface RecordRow {
  /** Such as `/api/contacts/:id`. */
  path: `${string}/:id`
  /** The record's type in the graph, which is also its model. */
  record: keyof typeof models
  /** The name of the record in messages. */
  noun: string
  answer: z.ZodType
  // biome-ignore lint/suspicious/noExplicitAny: data of a GraphQL answer; `answer` checks what comes out.
  reshape?: (value: any) => unknown
}

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

/** The row that reads one record, by its node in the graph. */
export function recordRow({ path, record, noun, ...shape }: RecordRow): Row {
  return row({
    method: 'GET',
    path,
    summary: `One ${noun.charAt(0).toLowerCase()}${noun.slice(1)}.`,
    can: 'business:read',
    operation: `query ($id: ID!) { node(id: $id) { ... on ${record} { ${selectionText(shape.answer)} } } }`,
    at: 'node',
    noun,
    record,
    ...shape,
    variables: ({ params }) => ({ id: globalId(record, (params as { id: number }).id) }),
  })
}
