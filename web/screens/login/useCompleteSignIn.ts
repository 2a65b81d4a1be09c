import { useLocation, useNavigate } from 'react-router'
import { homeOf } from '#web/router/access.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** The browser's own words (`QuotaExceededError`) say nothing to a person. */
const noRoom = 'This browser’s storage is full or blocked, so you could not be kept signed in.'

/** A token that has just been signed has expired only for a clock that is ahead by more than a session lasts. */
const wrongClock =
  'The clock of this device is wrong, so you could not be kept signed in. Set its date and time, then try again.'

/** Stores the new session and goes to the requested page, or says why it cannot. */
export function useCompleteSignIn() {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const toast = useToast()
  const fail = (description: string) => void toast.error({ title: 'Login Failed', description })

  return (keep: (session: SessionStore) => void) => {
    try {
      keep(session)
    } catch {
      return fail(noRoom)
    }
    if (session.current.kind === 'none') return fail(wrongClock)
    void navigate(homeOf(session.current, new URL(pathname + search, window.location.origin)), {
      replace: true,
    })
  }
}
