import { useLocation, useNavigate } from 'react-router'
import { homeOf } from '#web/router/access.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'

/** Stores the new session and goes to the requested page. */
export function useCompleteSignIn() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  return (keep: (session: SessionStore) => void) => {
    try {
      keep(session)
    } catch {
      // The browser's own words (`QuotaExceededError`) say nothing to a person.
      throw new Error('This browser’s storage is full or blocked, so you could not be kept signed in.')
    }
    void navigate(homeOf(session.current, new URL(pathname + search, window.location.origin)), {
      replace: true,
    })
  }
}
