import { z } from 'zod'
import type { Action } from '#api/core/auth/permissions.ts'
import { parse } from '#api/core/platform/input.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What the ids in a path are; numbers, unless a row says otherwise. */
export type Ids = 'number' | 'text'

/** The parameters of a path. */
type Params<Path extends string, Id> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, Id> & Params<Rest, Id>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, Id>
    : unknown

/** What a request carries: the ids in its path, its JSON body, its query. */
interface Carried {
  params: Record<string, number | string>
  body: unknown
  query: unknown
}

interface Definition<Path extends string, Body, Query, Id extends Ids> {
  method: Method
  /** `/api/customers/:id`; every parameter is a record's id. */
  path: Path
  /** Whether the ids in the path are texts. */
  ids?: Id
  /** One sentence for the API description. */
  summary: string
  /** What one must be allowed to do, beside the rules of the fields that the operation starts from. */
  can?: Action
  /** The GraphQL text that does it. */
  operation: string
  /** Where the answer stands in the data: `viewer.business.customers`; without it, the data as they are. */
  at?: string
  /** The JSON of the answer, or of one item of a list; fields it does not name are left out. */
  answer: z.ZodType
  /** Reshapes what stands there before `answer` reads it. */
  // biome-ignore lint/suspicious/noExplicitAny: data of a GraphQL answer; `answer` checks what comes out.
  reshape?: (value: any) => unknown
  /** What REST calls parts of the operation's input, by the names they have there; failures name them so. */
  names?: Record<string, string>
  /** Reshapes the newer values that a 409 carries as `current`. */
  // biome-ignore lint/suspicious/noExplicitAny: data of a failure, in the shape that its service gives it.
  conflict?: (current: any) => unknown
  /** A list: whole, or by pages when `?limit=` is given. A connection takes `$first` and `$after`. */
  list?: true
  /** What a 404 says is missing. */
  noun?: string
  /** 200 unless said otherwise. */
  status?: 200 | 201
  /** Shape of the JSON body, with the words for each field. */
  body?: z.ZodType<Body>
  /** Shape of the query, beside `limit` and `cursor`. */
  query?: z.ZodType<Query>
  /** The operation's variables. */
  variables?: (asked: {
    params: Params<Path, Id extends 'text' ? string : number>
    body: Body
    query: Query
  }) => Record<string, unknown>
}

/** A row of the REST table: an old path, and the operation of the graph that serves it. */
export interface Row extends Omit<Definition<string, unknown, unknown, Ids>, 'variables'> {
  /** @throws BAD_INPUT by the row's shapes */
  variables: (carried: Carried) => Record<string, unknown>
}

const anything = z.unknown()

/** Writes a row, its variables typed by its path and its shapes. */
export function row<const Path extends string, Body = never, Query = never, Id extends Ids = 'number'>(
  definition: Definition<Path, Body, Query, Id>,
): Row {
  const { body: bodyShape = anything, query: queryShape = anything, variables } = definition
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
 * A copy of an item with further names. Assigned and not spread: V8 gave each spread copy of a compiled answer's item a
 * hidden class of its own, which made a page of 25 cost a third more.
 */
export function withNames<Item extends object, Names extends object>(item: Item, names: Names): Item & Names {
  return Object.assign({}, item, names)
}

/** The answer of a deletion. */
export const success = {
  answer: z.object({ success: z.literal(true) }),
  reshape: () => ({ success: true }),
} as const

/** An instant, ISO 8601 with `Z`. */
export const instant = z.string().meta({ format: 'date-time' })

/** A record's number in a body; unknown ones are answered as not found. */
export function recordNumber(required: string) {
  return z.int({ error: required }).positive(required)
}

/** The names the graph gives an enum's values, and the texts REST gives them, both ways. */
export function enumTexts<Name extends string>(texts: Record<Name, string>, invalid: string) {
  const names = Object.keys(texts) as Name[]
  const spoken: string[] = names.map((name) => texts[name])
  return {
    answer: z
      .enum(names)
      .transform((name): string => texts[name as Name])
      .pipe(z.enum(spoken)),
    body: z
      .enum(spoken, { error: invalid })
      .transform((text) => names.find((name) => texts[name] === text) as Name),
  }
}
