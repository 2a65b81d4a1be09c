import { useEffect } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay/hooks'
import { requestSubscription } from 'relay-runtime'
import type { useLiveSubscription } from '#web/__generated__/useLiveSubscription.graphql.ts'
import { checkConnection, reportAnswer } from '#web/lib/connection.ts'
import { keepLive } from '#web/relay/keepLive.ts'
import { setLiveness } from '#web/relay/liveness.ts'
import { useRefresher } from '#web/relay/RefreshContext.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'

/** Tabs refetch within this many milliseconds after a change, so that they don't all do so at the same moment. */
const jitter = 50

/** Keeps the screen up to date: the server reports which types of records have changed. */
export function useLive(): void {
  const environment = useRelayEnvironment()
  const refresher = useRefresher()
  const session = useSessionStore()
  useEffect(
    () =>
      keepLive((events, since) => {
        setLiveness('connecting')
        const lost = () => {
          setLiveness('lost')
          void checkConnection()
          events.lost()
        }
        return requestSubscription<useLiveSubscription>(environment, {
          subscription: graphql`
            subscription useLiveSubscription($since: Int) {
              changes(since: $since) {
                mayBeIncomplete
                types
              }
            }
          `,
          variables: { since },
          onNext(data) {
            setLiveness('live')
            reportAnswer()
            events.heard()
            if (!data) return
            const { mayBeIncomplete, types } = data.changes
            setTimeout(() => void refresher.refresh(mayBeIncomplete ? 'all' : types), Math.random() * jitter)
          },
          onError: lost,
          onCompleted: lost,
        }).dispose
      }, session.takenUpAt),
    [environment, refresher, session],
  )
}
