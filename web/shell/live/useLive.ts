import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { keepLive } from '#web/relay/keepLive.ts'
import { tellLiveness } from '#web/relay/liveness.ts'
import { useRefreshShown } from '#web/router/RefreshContext.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'

/** Keeps every screen of the business true while it is in view, by whomever it is changed. */
export function useLive(): void {
  const environment = useRelayEnvironment()
  const refreshShown = useRefreshShown()
  const session = useSessionStore()
  useEffect(
    () =>
      keepLive((events, since) => {
        tellLiveness('connecting')
        const heard = () => {
          tellLiveness('live')
          events.heard()
        }
        const lost = () => {
          tellLiveness('lost')
          events.lost()
        }
        let close: (() => void) | null = null
        let closed = false
        import('./watchChanges.ts').then(({ watchChanges }) => {
          if (!closed) close = watchChanges(environment, { heard, lost, missed: refreshShown }, since)
        }, lost)
        return () => {
          closed = true
          close?.()
        }
      }, session.takenUpAt),
    [environment, refreshShown, session],
  )
}
