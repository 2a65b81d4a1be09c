import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { useDatabaseCheckQuery } from '#web/__generated__/useDatabaseCheckQuery.graphql.ts'
import { toApiError } from '#web/relay/ApiError.ts'

/** Between two questions, in milliseconds. */
const pause = 30_000

/** What the last question said: the answer took so many milliseconds, or none came, and why. */
export type DatabaseState =
  | { readonly kind: 'answers'; readonly milliseconds: number }
  | { readonly kind: 'silent' | 'unknown' }

/** Whether the database answers, asked again now and then while one looks; `first` is what the screen's own data said. */
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
      // Without an answer of the server, nothing is known of what stands behind it.
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
