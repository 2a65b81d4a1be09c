import type { Account } from '../accounts.ts'

/** One request of a workload. */
export interface Step {
  method: 'GET' | 'POST'
  path: string
  /** Request bodies, used in rotation. `$taken` stands for a value from the response of an earlier step. */
  bodies?: string[]
  /** A regular expression that a correct response matches; its first group becomes `$taken` in the next step. */
  answer?: string
}

/** The naming conventions of a PostGraphile version: version 5 uses `id` for global ids, version 4 `nodeId`. */
export interface Dialect {
  globalId: string
  number: string
  /** The name of the id column in orderings. */
  order: string
  /** The payload field with the result of a function. */
  result: (type: string) => string
}

/** A measured workload, with the requests for the same rows on each server. */
export interface Workload {
  name: string
  title: string
  account: Account
  ours: Step[]
  /** The requests for the hand-written server, which returns the same JSON. */
  raw: Step[]
  /** The requests for PostGraphile; absent where PostGraphile cannot do this by itself. */
  postgraphile?: (dialect: Dialect) => Step[]
  /** Set when responses differ in new ids, tokens or timestamps. */
  writes?: true
}

/** A GraphQL request; several variables are used in rotation. */
export function graph(operation: string, ...variables: Record<string, unknown>[]): Step {
  const query = operation.replace(/\s+/g, ' ')
  const bodies = variables.length > 0 ? variables : [{}]
  return {
    method: 'POST',
    path: '/graphql',
    bodies: bodies.map((each) => JSON.stringify({ query, variables: each })),
  }
}

/** A GraphQL request as our web application sends it, by the id of a stored operation. */
export function graphById(documentId: string): Step {
  return { method: 'POST', path: '/graphql', bodies: [JSON.stringify({ documentId, variables: {} })] }
}

/**
 * A read in a business in the middle of the data: by our operation, and by hand at the path of the workload's name.
 */
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
