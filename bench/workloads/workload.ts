import type { Account } from '../accounts.ts'

/** One request of a workload. */
export interface Step {
  method: 'GET' | 'POST'
  path: string
  /** Taken in turn, one a request. `$taken` in a later step stands for what an earlier answer gave. */
  bodies?: string[]
  /** What a right answer matches, as a regular expression; its first group is `$taken` for the next step. */
  answer?: string
}

/** How a PostGraphile names things: version 5 keeps `id` for global ids, and version 4 calls those `nodeId`. */
export interface Dialect {
  globalId: string
  number: string
  /** The number's column in orders. */
  order: string
  /** The field of a function's payload that has its result. */
  result: (type: string) => string
}

/** One thing that is measured: how each server is asked for the same rows. */
export interface Workload {
  name: string
  title: string
  account: Account
  ours: Step[]
  /** The hand-written server's. It answers the same JSON. */
  raw: Step[]
  /** PostGraphile's; absent where PostGraphile by itself has no such thing. */
  postgraphile?: (dialect: Dialect) => Step[]
  /** True where answers differ in what is made anew each time: ids, tokens, instants of writing. */
  writes?: true
}

/** A GraphQL request; several variables are sent in turn. */
export function graph(operation: string, ...variables: Record<string, unknown>[]): Step {
  const query = operation.replace(/\s+/g, ' ')
  const bodies = variables.length > 0 ? variables : [{}]
  return {
    method: 'POST',
    path: '/graphql',
    bodies: bodies.map((each) => JSON.stringify({ query, variables: each })),
  }
}

/** A GraphQL request of our own application: it names a document that the server keeps. */
export function graphById(documentId: string): Step {
  return { method: 'POST', path: '/graphql', bodies: [JSON.stringify({ documentId, variables: {} })] }
}

/** A read in the middle shop: by our operation, and by hand at the path of its name. */
export function read(
  name: string,
  title: string,
  {
    operation,
    variables,
    postgraphile,
  }: {
    operation: string
    variables?: Record<string, unknown>
    postgraphile?: (dialect: Dialect) => string
  },
): Workload {
  const step = graph(operation, ...(variables ? [variables] : []))
  return {
    name,
    title,
    account: 'reader',
    ours: [step],
    raw: [{ ...step, path: `/${name}` }],
    ...(postgraphile && { postgraphile: (dialect) => [graph(postgraphile(dialect))] }),
  }
}
