import { useLocation, useNavigate } from 'react-router'
import { homeOf, loginPath } from '#web/router/access.ts'
import { whoLeftAt } from '#web/session/leftAddress.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { ownerOf } from '#web/session/session.ts'

/**
 * Stores the new session and goes to the requested page. A page at which somebody else's session has ended may show
 * what that person searched for, so others begin with the home page.
 */
export function useCompleteSignIn() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  return (keep: (session: SessionStore) => void) => {
    const before = whoLeftAt(new URLSearchParams(search).get('next'))
    keep(session)
    const isOwn = before === null || before === ownerOf(session.current)
    const address = new URL(isOwn ? pathname + search : loginPath, window.location.origin)
    void navigate(homeOf(session.current, address), { replace: true })
  }
}
