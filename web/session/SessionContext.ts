import { createContext, useContext, useSyncExternalStore } from 'react'
import type { SessionStore } from './SessionStore.ts'
import type { Session } from './session.ts'

const SessionContext = createContext<SessionStore | null>(null)

export const SessionProvider = SessionContext.Provider

/** The store itself, for signing in and out. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext)
  if (!store) throw new Error('useSessionStore needs a SessionProvider above it')
  return store
}

/** Who is signed in, always current. */
export function useSession(): Session {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, () => store.current)
}
