import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import { keepLive } from '#web/relay/keepLive.ts'
import { tellLiveness } from '#web/relay/liveness.ts'
import { useRefreshShown } from '#web/router/RefreshContext.ts'

/** Keeps every screen of the business true while it is in view, by whomever it is changed. */
export function useLive(): void {
  const environment = useRelayEnvironment()
  const refreshShown = useRefreshShown()
  useEffect(
    () =>
      keepLive((events) => {
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
          if (!closed) close = watchChanges(environment, { heard, lost, missed: refreshShown })
        }, lost)
        return () => {
          closed = true
          close?.()
        }
      }),
    [environment, refreshShown],
  )
}
