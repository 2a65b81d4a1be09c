import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay/hooks'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { usePagesTest_business$key } from '#web/__generated__/usePagesTest_business.graphql.ts'
import type { usePagesTestQuery } from '#web/__generated__/usePagesTestQuery.graphql.ts'
import { customer, customerPage } from '#web/testing/customerData.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { createEnvironment } from './environment.ts'
import { ExtraPagesProvider, RefreshProvider } from './RefreshContext.ts'
import { Refresher } from './Refresher.ts'
import { RefreshMarker } from './RefreshMarker.ts'
import { usePages } from './usePages.ts'
import { useRefreshedQuery } from './useRefreshedQuery.ts'

const query = graphql`
  query usePagesTestQuery {
    viewer @required(action: THROW) {
      business {
        ...usePagesTest_business
      }
    }
  }
`
const shows = ['Customer'] as const

function Screen({ further }: { further: number }) {
  const extraPages = useRefreshedQuery(query, shows)
  const { business } = useLazyLoadQuery<usePagesTestQuery>(query, {}).viewer
  return (
    <ExtraPagesProvider value={extraPages}>
      <List business={business} further={further} />
    </ExtraPagesProvider>
  )
}

function List({ business, further }: { business: usePagesTest_business$key; further: number }) {
  const { data, more } = usePages(
    graphql`
      fragment usePagesTest_business on Business
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @refetchable(queryName: "usePagesTestPaginationQuery") {
        customers(first: $count, after: $cursor) @connection(key: "usePagesTest_customers") {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    business,
  )
  return (
    <>
      <ul>
        {data.customers.edges.map(({ node }) => (
          <li key={node.id}>{node.name}</li>
        ))}
      </ul>
      {more.hasNext && (
        <button type="button" onClick={() => more.loadNext(further)}>
          More
        </button>
      )}
    </>
  )
}

/** The list on the server, in its order. */
let names: string[]
/** Answers of further pages arrive once this has settled. */
let held: Promise<void>

beforeEach(() => {
  held = Promise.resolve()
})
afterEach(() => vi.unstubAllGlobals())

function business(first: number, after: string | null) {
  const all = names.map((name) => customer(Number(name), name))
  const from = after === null ? 0 : all.findIndex(({ id }) => `after ${id}` === after) + 1
  const rows = all.slice(from, from + first)
  return { __typename: 'Business', id: 'b1', customers: customerPage(rows, from + first < all.length) }
}

/** Opens a list of `total` rows, of which this many are loaded. */
async function open(total: number, loaded: number) {
  names = Array.from({ length: total }, (_, index) => String(index + 1))
  const api = fakeApi({
    usePagesTestQuery: () => ({ data: { viewer: { business: business(25, null) } } }),
    usePagesTestPaginationQuery: async () => {
      const { count, cursor } = api.sent('usePagesTestPaginationQuery').at(-1)?.variables ?? {}
      await held
      return { data: { node: business(Number(count), cursor as string | null) } }
    },
  })
  const refresher = new Refresher()
  render(
    <RelayEnvironmentProvider environment={createEnvironment({ token: 'secret', end() {} })}>
      <RefreshProvider value={refresher}>
        <Suspense>
          <Screen further={loaded - 25} />
        </Suspense>
        <RefreshMarker />
      </RefreshProvider>
    </RelayEnvironmentProvider>,
  )
  await waitFor(() => expect(shown()).toHaveLength(Math.min(25, total)))
  if (loaded > 25) await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(shown()).toHaveLength(loaded))
  const before = api.sent('usePagesTestPaginationQuery').length
  /** The pages that were loaded after the screen's own query. */
  const pages = () =>
    api
      .sent('usePagesTestPaginationQuery')
      .slice(before)
      .map(({ variables: { count, cursor } }) => [count, cursor])
  return { api, refresher, pages }
}

const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)

test('A list that has grown is read again with as many rows', async () => {
  const { refresher, pages } = await open(100, 60)
  names.splice(30, 1)
  names.unshift('999')
  await refresher.refresh(['Customer'])
  expect(shown()).toEqual(names.slice(0, 60))
  expect(pages()).toEqual([[60, null]])
})

test('A list of one page is read with its screen alone', async () => {
  const { api, refresher, pages } = await open(100, 25)
  names.shift()
  await refresher.refresh(['Customer'])
  expect(shown()).toEqual(names.slice(0, 25))
  expect(api.sent('usePagesTestQuery')).toHaveLength(2)
  expect(pages()).toEqual([])
})

test('A long list is read in pages of a hundred', async () => {
  const { refresher, pages } = await open(200, 150)
  names.shift()
  await refresher.refresh(['Customer'])
  expect(shown()).toEqual(names.slice(0, 150))
  expect(pages()).toEqual([
    [100, null],
    [50, 'after c101'],
  ])
})

test('A very long list ends after five pages, and goes on from there', async () => {
  const { refresher, pages } = await open(700, 550)
  await refresher.refresh(['Customer'])
  expect(shown()).toEqual(names.slice(0, 500))
  expect(pages()).toHaveLength(5)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await waitFor(() => expect(shown()).toEqual(names))
})

test('A list that is shorter by now ends where it ends', async () => {
  const { refresher, pages } = await open(200, 150)
  names.length = 80
  await refresher.refresh(['Customer'])
  expect(shown()).toEqual(names)
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  expect(pages()).toEqual([[100, null]])
})

test('The old rows stay until all new ones have come', async () => {
  const { api, refresher } = await open(200, 150)
  const before = names.slice(0, 150)
  let arrive = () => {}
  held = new Promise<void>((done) => (arrive = done))
  names.shift()
  const refreshed = refresher.refresh(['Customer'])
  await waitFor(() => expect(api.sent('usePagesTestQuery')).toHaveLength(2))
  await new Promise((done) => setTimeout(done, 50))
  expect(shown()).toEqual(before)
  arrive()
  await refreshed
  expect(shown()).toEqual(names.slice(0, 150))
})
