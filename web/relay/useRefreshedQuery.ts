import { useEffect, useState } from 'react'
import { type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay/hooks'
import { getRequest, type Variables } from 'relay-runtime'
import type { ChangedType } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { type ExtraPages, loadedRows, useRefresher } from './RefreshContext.ts'
import { refetch } from './refetch.ts'

const none: Variables = {}

/**
 * Keeps a query up to date that belongs to no screen, such as the query of a panel, while a component shows it; `shows`
 * names the types of its records. Returns the registry for the lists in it.
 */
export function useRefreshedQuery(
  query: GraphQLTaggedNode,
  shows: readonly ChangedType[],
  variables: Variables = none,
): ExtraPages {
  const environment = useRelayEnvironment()
  const refresher = useRefresher()
  const [extraPages] = useState<ExtraPages>(() => new Set())
  useEffect(
    () =>
      refresher.add({
        shows,
        rows: () => loadedRows(extraPages),
        async read() {
          const first = refetch(environment, getRequest(query), variables)
          const further = [...extraPages].map((list) => list.read())
          return (await Promise.all([first, ...further])).flat()
        },
      }),
    [environment, refresher, query, shows, variables, extraPages],
  )
  return extraPages
}
