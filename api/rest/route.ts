import { z } from 'zod'
import { globalId } from '#api/core/graph/ids.ts'
import { parse } from '#api/core/input/input.ts'
import type { models } from '#api/policy/models.ts'
import type { Action } from '#api/policy/permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The type of the ids in a path. */
export type Ids = 'number' | 'text'

/** The parameters of a path, as an object type. */
export type Params<Path extends string, Id> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, Id> & Params<Rest, Id>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, Id>
    : unknown

/** The inputs of a request: the ids in its path, its JSON body, its query. */
interface Carried {
  params: Record<string, number | string>
  body: unknown
  query: unknown
}

export interface Definition<Path extends string, Body, Query, Id extends Ids> {
  method: Method
  /** Such as `/api/customers/:id`; every parameter is a record's id. */
  path: Path
  /** The type of the ids in the path; `number` by default. */
  ids?: Id
  /** The summary in the API description, one sentence; by default the description of the operation's root field. */
  summary?: string | undefined
  /** A permission that is required in addition to the rules of the operation's root fields. */
  can?: Action
  operation: string
  /** Its id in the API description, where several rows run one mutation. */
  operationId?: string
  /** The path of the answer in the data, such as `viewer.business.customers`; the whole data by default. */
  at?: string
  /** The shape of the answer, or of one item of a list. Fields it does not name are dropped. */
  answer: z.ZodType
  /** Converts the value at `at` before `answer` parses it. */
  // biome-ignore lint/suspicious/noExplicitAny: data of a GraphQL answer; `answer` checks what comes out.
  reshape?: (value: any) => unknown
  /** REST names for parts of the operation's input, by their GraphQL names; used in error messages. */
  names?: Record<string, string>
  /** Converts the data that a 409 carries beside its message, by their names, such as `current`. */
  // biome-ignore lint/suspicious/noExplicitAny: data of a failure, in the shape that its service gives it.
  conflict?: Record<string, (value: any) => unknown>
  /** Marks a list, returned whole or, with `?limit=`, by pages. A connection must take `$first` and `$after`. */
  list?: true
  /**
   * Marks a list with the query parameters `sort` and `updatedSince`, whose operation takes `$order` and
   * `$updatedSince`. `all` are the variables that list records of every state, `sorts` those of further orders.
   */
  sync?: { all?: Record<string, unknown>; sorts?: Record<string, Record<string, unknown>> }
  /** The name of the missing record in a 404. */
  noun?: string
  /** The model of the record that the path names. The answer has an entity tag, and writes of the path take `If-Match`. */
  record?: keyof typeof models
  /** Where a record is instead that the path names and that is not there: the answer's `id` is the number (307). */
  leadsTo?: Row
  /**
   * Takes an `Idempotency-Key` from a superadmin, who has no business: the answer is stored with the business that the
   * path names.
   */
  storesWithBusiness?: true
  /** 200 by default. */
  status?: 200 | 201
  /** The shape of the JSON body, with the messages for each field. */
  body?: z.ZodType<Body>
  /** Names that the body may carry besides; they are ignored (api/rest/unknownNames.ts). */
  ignores?: z.ZodType
  /** The shape of the query, besides `limit` and `cursor`. */
  query?: z.ZodType<Query>
  variables?: (request: {
    params: Params<Path, Id extends 'text' ? string : number>
    body: Body
    query: Query
  }) => Record<string, unknown>
}

/** A row of the REST table: a path, and the GraphQL operation that serves it. */
export interface Row extends Omit<Definition<string, unknown, unknown, Ids>, 'variables'> {
  /** @throws BAD_INPUT when body or query do not match their shapes */
  variables: (carried: Carried) => Record<string, unknown>
}

const anyShape = z.unknown()

/** Declares a row. The arguments of `variables` are typed by the path and the shapes. */
export function row<const Path extends string, Body = never, Query = never, Id extends Ids = 'number'>(
  definition: Definition<Path, Body, Query, Id>,
): Row {
  const { body: bodyShape = anyShape, query: queryShape = anyShape, variables } = definition
  return {
    ...definition,
    variables: ({ params, body, query }) =>
      variables?.({
        params: params as Params<Path, Id extends 'text' ? string : number>,
        body: parse(bodyShape, body) as Body,
        query: parse(queryShape, query) as Query,
      }) ?? {},
  }
}

/**
 * Copies an item and adds properties. `Object.assign` instead of a spread: V8 gives each spread copy of a compiled
 * answer's item its own hidden class, which makes a page of 25 a third slower.
 */
export function withNames<Item extends object, Names extends object>(item: Item, names: Names): Item & Names {
  return Object.assign({}, item, names)
}

/** An instant in ISO 8601 with `Z`. */
export const instantText = z.string().meta({ format: 'date-time' })

/** The number of a record of a type in a body, converted to the id in the graph. An unknown number leads to 404. */
export function recordNumber(type: string, required: string) {
  return z
    .int({ error: required })
    .positive(required)
    .transform((id) => globalId(type, id))
}

/** Like `recordNumber`, for a record that may be left out. */
export function optionalRecordNumber(type: string, required: string) {
  return recordNumber(type, required)
    .nullish()
    .transform((id) => id ?? undefined)
}

/**
 * Converts between the GraphQL names of an enum and the texts that REST uses for them: its values in lower case. `id`
 * names the texts of answers in the API description.
 */
export function enumTexts<Name extends string>(values: Record<Name, string>, invalid: string, id?: string) {
  const names = Object.keys(values) as Name[]
  const textOf = (name: Name) => values[name].toLowerCase()
  const spoken = names.map(textOf)
  return {
    answer: z
      .enum(names)
      .transform((name): string => textOf(name as Name))
      .pipe(z.enum(spoken).meta({ ...(id && { id }) })),
    body: z
      .enum(spoken, { error: invalid })
      .transform((text) => names.find((name) => textOf(name) === text) as Name),
  }
}
