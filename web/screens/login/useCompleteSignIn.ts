import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { homeOf } from '#web/router/access.ts'
import { useSessionStore } from '#web/session/SessionContext.ts'
import type { SessionStore } from '#web/session/SessionStore.ts'
import { useToast } from '#web/ui/feedback/useToast.ts'

/** The browser's own words (`QuotaExceededError`) say nothing to a person. */
const noRoom = 'This browser’s storage is full or blocked, so you could not be kept signed in.'

/** A token that has just been signed has expired only for a clock that is ahead by more than a session lasts. */
const wrongClock =
  'The clock of this device is wrong, so you could not be kept signed in. Set its date and time, then sign in.'

/**
 * Stores the new session and goes to the requested page, or says why it cannot. The returned function tells whether it
 * could.
 * @param title of the toast that says why
 */
export function useCompleteSignIn(title = 'Login Failed') {
  const session = useSessionStore()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const toast = useToast()
  const last = useRef('')

  return (keep: (session: SessionStore) => void): boolean => {
    toast.close(last.current)
    const trouble = troubleKeeping(session, keep)
    if (trouble) last.current = toast.error({ title, description: trouble })
    else {
      const asked = new URL(pathname + search, window.location.origin)
      void navigate(homeOf(session.current, asked), { replace: true })
    }
    return trouble === null
  }
}

function troubleKeeping(session: SessionStore, keep: (session: SessionStore) => void): string | null {
  try {
    keep(session)
  } catch {
    return noRoom
  }
  return session.current.kind === 'none' ? wrongClock : null
}
