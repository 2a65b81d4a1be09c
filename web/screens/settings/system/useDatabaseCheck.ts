import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useDatabaseCheckQuery } from '#web/__generated__/useDatabaseCheckQuery.graphql.ts'
import { toApiError } from '#web/relay/ApiError.ts'

/** The interval between checks, in milliseconds. */
const pause = 30_000

/** The result of the latest check: the response time in milliseconds, or the reason of the failure. */
export type DatabaseState =
  | { readonly kind: 'answers'; readonly milliseconds: number }
  | { readonly kind: 'silent' | 'unknown' }

/** Checks the database regularly while the tab is visible; `first` is the result from the screen's query. */
export function useDatabaseCheck(first: number) {
  const environment = useRelayEnvironment()
  const [state, setState] = useState<DatabaseState>({ kind: 'answers', milliseconds: first })
  const [asking, setAsking] = useState(false)

  async function ask() {
    setAsking(true)
    try {
      const data = await fetchQuery<useDatabaseCheckQuery>(environment, checkQuery, {}).toPromise()
      if (data) setState({ kind: 'answers', milliseconds: data.viewer.databaseDelay })
    } catch (thrown) {
      // When the server does not answer, nothing is known about the database.
      setState({ kind: toApiError(thrown).code === 'OFFLINE' ? 'unknown' : 'silent' })
    }
    setAsking(false)
  }
  const askInView = useEffectEvent(() => {
    if (!document.hidden) void ask()
  })
  useEffect(() => {
    const timer = setInterval(askInView, pause)
    return () => clearInterval(timer)
  }, [])

  return { state, asking, ask }
}

const checkQuery = graphql`
  query useDatabaseCheckQuery {
    viewer @required(action: THROW) {
      databaseDelay
    }
  }
`
