import { useEffect, useEffectEvent } from 'react'
import { graphql } from 'react-relay/hooks'
import type { useIsSharedQuery } from '#web/__generated__/useIsSharedQuery.graphql.ts'
import { useDebouncedQuery } from '#web/relay/useDebouncedQuery.ts'

const shows = ['SharedNote'] as const

/** Whether a note that the viewer reads is still shared with them; yes until the server says otherwise. */
export function useIsShared(id: string): boolean {
  const { answer, ask } = useDebouncedQuery<useIsSharedQuery>(query, 0, shows)
  const begin = useEffectEvent(() => ask({ id }))
  useEffect(() => begin(), [])
  return answer?.data.node !== null
}

const query = graphql`
  query useIsSharedQuery($id: ID!) {
    node(id: $id) {
      __typename
    }
  }
`
