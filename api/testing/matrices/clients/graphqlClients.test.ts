import { hash } from 'node:crypto'
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache } from '@apollo/client/core'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { Client, cacheExchange, fetchExchange } from '@urql/core'
import * as apollo3 from 'apollo-client-3/core/index.js'
import { type DocumentNode, type ExecutionResult, parse, print } from 'graphql'
import { createClient } from 'graphql-sse'
import { Observable } from 'rxjs'
import { beforeAll, describe, expect, it } from 'vitest'
import { keyOf } from '#api/testing/harness/accounts/apiKeys.ts'
import { freshDatabase } from '#api/testing/harness/database/database.ts'
import type { AnyJson } from '#api/testing/harness/http/anyJson.ts'
import { serve } from '#api/testing/harness/http/httpServer.ts'
import { openWorld } from '#api/testing/harness/world.ts'

/** What a program gets: the data, or the first error as its client shows it. */
interface Outcome {
  data?: AnyJson
  error?: { message: string; code: unknown }
}

/** A program with a GraphQL client that is set up as the client's own guide says. */
interface Program {
  query(document: DocumentNode, variables: Record<string, unknown>): Promise<Outcome>
  mutate(document: DocumentNode, variables: Record<string, unknown>): Promise<Outcome>
  /** The first event of a subscription. */
  first(document: DocumentNode): Promise<unknown>
}

interface Address {
  url: string
  headers: Record<string, string>
}

type Errors = readonly { message: string; extensions?: Record<string, unknown> | undefined }[] | undefined

const outcome = (data: unknown, errors: Errors): Outcome => {
  const [error] = errors ?? []
  return error ? { error: { message: error.message, code: error.extensions?.code } } : { data }
}

const streams = ({ url, headers }: Address) => createClient({ url, headers })

async function firstOf(address: Address, document: DocumentNode): Promise<unknown> {
  const client = streams(address)
  for await (const { data } of client.iterate({ query: print(document) })) {
    client.dispose()
    return data
  }
  return null
}

/** Apollo Client 4 sends subscriptions through a link for server-sent events. */
function apollo4({ url, headers }: Address, before: ApolloLink[] = []): Program {
  const http = new HttpLink({ uri: url, headers })
  const client = new ApolloClient({ link: ApolloLink.from([...before, http]), cache: new InMemoryCache() })
  const refused = (thrown: unknown): Outcome => {
    if (CombinedGraphQLErrors.is(thrown)) return outcome(null, thrown.errors)
    throw thrown
  }
  const events = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      ({ query }) =>
        new Observable((sink) =>
          streams({ url, headers }).subscribe<ApolloLink.Result['data']>(
            { query: print(query) },
            {
              next: (value) => sink.next(value as ApolloLink.Result),
              error: sink.error,
              complete: () => sink.complete(),
            },
          ),
        ),
    ),
  })
  return {
    query: (query, variables) => client.query({ query, variables }).then(({ data }) => ({ data }), refused),
    mutate: (mutation, variables) =>
      client.mutate({ mutation, variables }).then(({ data }) => ({ data }), refused),
    first: (query) =>
      new Promise((resolve, reject) => {
        const reading = events.subscribe({ query }).subscribe({
          next({ data }) {
            resolve(data)
            reading.unsubscribe()
          },
          error: reject,
        })
      }),
  }
}

function apolloThree(address: Address): Program {
  const { ApolloClient: Apollo, InMemoryCache: Cache } = apollo3
  const client = new Apollo({ uri: address.url, headers: address.headers, cache: new Cache() })
  const refused = (thrown: unknown): Outcome => {
    if (thrown instanceof apollo3.ApolloError) return outcome(null, thrown.graphQLErrors)
    throw thrown
  }
  return {
    query: (query, variables) => client.query({ query, variables }).then(({ data }) => ({ data }), refused),
    mutate: (mutation, variables) =>
      client.mutate({ mutation, variables }).then(({ data }) => ({ data }), refused),
    first: (document) => firstOf(address, document),
  }
}

function urql({ url, headers }: Address): Program {
  const client = new Client({
    url,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers },
    fetchSubscriptions: true,
  })
  return {
    query: (document, variables) =>
      client
        .query(document, variables)
        .toPromise()
        .then(({ data, error }) => outcome(data, error?.graphQLErrors)),
    mutate: (document, variables) =>
      client
        .mutation(document, variables)
        .toPromise()
        .then(({ data, error }) => outcome(data, error?.graphQLErrors)),
    first: (document) =>
      new Promise((resolve) => {
        // Left open: on leaving it, urql rejects a promise that nobody holds.
        client.subscription(document, {}).subscribe(({ data }) => resolve(data))
      }),
  }
}

function graphqlSse(address: Address): Program {
  const once = async (document: DocumentNode, variables: Record<string, unknown>) => {
    const client = streams(address)
    const results: ExecutionResult[] = []
    for await (const result of client.iterate({ query: print(document), variables })) {
      results.push(result as ExecutionResult)
    }
    expect(results.length).toBe(1)
    return outcome(results[0]?.data, results[0]?.errors)
  }
  return { query: once, mutate: once, first: (document) => firstOf(address, document) }
}

const page = parse(`query ($first: Int!, $after: String) {
  viewer { business { customers(first: $first, after: $after) { edges { node { name } } pageInfo { endCursor hasNextPage } } } }
}`)
const create = parse(
  'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { customer { name } } }',
)
const changes = parse('subscription { changes { mayBeIncomplete } }')
const cleo = { firstName: 'Cleo', lastName: 'Custer', phoneNumber: '5550100301', interest: 'Darts' }

const programs: [string, (address: Address) => Program][] = [
  ['Apollo Client 4', apollo4],
  [
    'Apollo Client 4 with persisted queries',
    (address: Address) =>
      apollo4(address, [new PersistedQueryLink({ sha256: (text) => hash('sha256', text) })]),
  ],
  ['Apollo Client 3', apolloThree],
  ['urql', urql],
  ['graphql-sse', graphqlSse],
]

describe.each(
  programs.flatMap(
    ([name, open]) =>
      [
        [name, open, false],
        [`${name}, all by fetch`, open, true],
      ] as const,
  ),
)('%s', (_name, open, byFetch) => {
  let program: Program

  beforeAll(async () => {
    const world = openWorld(await freshDatabase())
    const business = await world.business()
    for (const firstName of ['Ann', 'Bea', 'Cid']) await business.customer({ firstName })
    const { url } = await serve(world, { byFetch })
    const { key } = await keyOf(world, business, 'EMPLOYEE')
    program = open({ url: `${url}/graphql`, headers: { authorization: `Bearer ${key}` } })
  })

  it('reads page after page', async () => {
    const names: string[] = []
    let after: string | null = null
    do {
      const { data, error } = await program.query(page, { first: 2, after })
      expect(error).toBeUndefined()
      const { edges, pageInfo } = data.viewer.business.customers
      for (const { node } of edges) names.push(node.name)
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after)
    expect(names.map((name) => name.slice(0, 3)).sort()).toEqual(['Ann', 'Bea', 'Cid'])
  })

  it('writes, and shows why a write is refused', async () => {
    const refused = await program.mutate(create, { input: { ...cleo, phoneNumber: '12' } })
    expect(refused.error).toEqual({ message: 'Phone number must have 7 to 10 digits', code: 'BAD_INPUT' })
    const { data } = await program.mutate(create, { input: cleo })
    expect(data).toMatchObject({ createCustomer: { customer: { name: 'Cleo Custer' } } })
  })

  it('hears of changes', async () => {
    expect(await program.first(changes)).toMatchObject({ changes: { mayBeIncomplete: true } })
  })
})
