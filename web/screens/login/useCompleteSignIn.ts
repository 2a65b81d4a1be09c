import { useLocation, useNavigate } from 'react-router'
import { homeOf } from '#web/router/access.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'

/** Keeps the new session and goes to the page that was first asked for. */
export function useCompleteSignIn() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  return (keep: (session: SessionStore) => void) => {
    keep(session)
    void navigate(homeOf(session.current, new URL(pathname + search, window.location.origin)), {
      replace: true,
    })
  }
}
