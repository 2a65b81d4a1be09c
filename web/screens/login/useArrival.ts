import { useNavigate } from 'react-router'
import { homeOf } from '#web/router/access.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'

/** Keeps the new session and goes to the page that was first asked for. */
export function useArrival() {
  const session = useSessionStore()
  const navigate = useNavigate()

  return (keep: (session: SessionStore) => void) => {
    keep(session)
    void navigate(homeOf(session.current, new URL(window.location.href)), { replace: true })
  }
}
