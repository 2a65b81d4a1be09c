import { initGraphQLTada, type TadaDocumentNode } from 'gql.tada'
import { print } from 'graphql'
import type { introspection } from './generated/graphql.d.ts'

// npx gql.tada generate-output -o generated/graphql.d.ts, with the schema in tsconfig.json

const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { DateTime: string; Date: string; LocalTime: string }
}>()

const addCustomer = graphql(`
  mutation ($input: CreateCustomerInput!) {
    createCustomer(input: $input) { customer { id databaseId name status } }
  }
`)

const customers = graphql(`
  query ($after: String) {
    viewer { business { customers(first: 2, after: $after) {
      edges { node { databaseId name createdAt } }
      pageInfo { hasNextPage endCursor }
    } } }
  }
`)

/** Adds a customer once, and lists the names of all. */
export async function addAndList(url: string, apiKey: string): Promise<string[]> {
  async function send<Data, Variables>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    headers: Record<string, string> = {},
  ): Promise<Data> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}`, ...headers },
      body: JSON.stringify({ query: print(document), variables }),
    })
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] }
    if (errors) throw new Error(errors[0]?.message)
    return data
  }

  const input = { firstName: 'Cleo', lastName: 'Custer', phoneNumber: '5550100301', interest: 'Darts' }
  await send(addCustomer, { input }, { 'idempotency-key': 'order-4711' })
  const names: string[] = []
  let after: string | null = null
  do {
    const data: Awaited<ReturnType<typeof readPage>> = await readPage(after)
    const { edges, pageInfo } = data.viewer.business.customers
    names.push(...edges.map(({ node }) => node.name))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return names

  function readPage(from: string | null) {
    return send(customers, { after: from })
  }
}
