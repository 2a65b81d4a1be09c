import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { type Definition, type Ids, type Params, type Row, row } from './route.ts'
import { selectedAt, selectionText } from './selection.ts'

type Shared<Path extends string, Body, Id extends Ids> = Omit<
  Definition<Path, Body, never, Id>,
  'operation' | 'at' | 'list' | 'sync' | 'query' | 'record' | 'variables'
>

export interface MutationDefinition<Path extends string, Body, Id extends Ids>
  extends Shared<Path, Body, Id> {
  /** The mutation, such as `createCustomer`, which takes a `CreateCustomerInput`. */
  mutation: string
  /** The path of the answer in the payload, such as `customer`; the whole payload by default. */
  payload?: string
  /** The GraphQL selection at `payload`; that of `answer` by default. */
  selection?: string
  /** The type of the record that `:id` of the path names: its id is added to the input. */
  type?: string
  /** Converts the request to the mutation's input; by default the body is the input. */
  input?: (request: {
    params: Params<Path, Id extends 'text' ? string : number>
    body: Body
  }) => Record<string, unknown>
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Declares a row that runs a mutation. Its GraphQL text is made from the shape of the answer. */
export function mutationRow<const Path extends string, Body = never, Id extends Ids = 'number'>(
  definition: MutationDefinition<Path, Body, Id>,
): Row {
  const { mutation, payload, type, input, ...rest } = definition
  const { selection = selectionText(rest.answer), ...shared } = rest
  const selected = payload === undefined ? selection : selectedAt(payload, selection)
  return row<Path, Body, never, Id>({
    ...shared,
    operation: `mutation ($input: ${capital(mutation)}Input!) { ${mutation}(input: $input) { ${selected} } }`,
    at: payload === undefined ? mutation : `${mutation}.${payload}`,
    variables: ({ params, body }) => {
      const given = input ? input({ params, body }) : rest.body ? (body as object) : {}
      const { id } = params as { id: number | string }
      return { input: { ...given, ...(type !== undefined && { id: globalId(type, id) }) } }
    },
  })
}

type DeletionDefinition<Path extends string, Id extends Ids> = Omit<
  MutationDefinition<Path, never, Id>,
  'method' | 'answer' | 'reshape'
>

/** Declares a row that deletes a record. Its payload has the id of the record, and REST answers `success`. */
export function deletionRow<const Path extends string, Id extends Ids = 'number'>(
  definition: DeletionDefinition<Path, Id>,
): Row {
  return mutationRow<Path, never, Id>({
    selection: definition.mutation.replace(/^[a-z]+(\w+)$/, 'deleted$1Id'),
    ...definition,
    method: 'DELETE',
    answer: z.object({ success: z.literal(true) }),
    reshape: () => ({ success: true }),
  })
}
