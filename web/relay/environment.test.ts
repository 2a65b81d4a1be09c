import { fetchQuery, graphql } from 'react-relay/hooks'
import { afterEach, expect, test, vi } from 'vitest'
import type { environmentTestNodeQuery } from '#web/__generated__/environmentTestNodeQuery.graphql.ts'
import type { environmentTestViewerQuery } from '#web/__generated__/environmentTestViewerQuery.graphql.ts'
import { fakeApi } from '#web/testing/fakeApi.ts'
import { createEnvironment } from './environment.ts'

afterEach(() => vi.unstubAllGlobals())

test('Something already in the store is found by its id without a request', async () => {
  const user = { __typename: 'User', id: 'u1', fullName: 'Dana Whitfield' }
  const api = fakeApi({ environmentTestViewerQuery: { data: { viewer: { user } } } })
  const environment = createEnvironment({ token: 'secret', end() {} })
  const query = await fetchQuery<environmentTestViewerQuery>(
    environment,
    graphql`
      query environmentTestViewerQuery {
        viewer {
          user {
            fullName
          }
        }
      }
    `,
    {},
  ).toPromise()

  const found = await fetchQuery<environmentTestNodeQuery>(
    environment,
    graphql`
      query environmentTestNodeQuery($id: ID!) {
        node(id: $id) {
          ... on User {
            fullName
          }
        }
      }
    `,
    { id: 'u1' },
    { fetchPolicy: 'store-or-network' },
  ).toPromise()
  expect(query?.viewer.user.fullName).toBe('Dana Whitfield')
  expect(found?.node?.fullName).toBe('Dana Whitfield')
  expect(api.requests).toHaveLength(1)
})
