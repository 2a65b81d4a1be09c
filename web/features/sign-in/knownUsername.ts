import { useLocation } from 'react-router'

/** The navigation state that carries a known username to the sign-in page. */
export function withUsername(username: string): { username: string } {
  return { username }
}

/** The username that a screen before sign-in passes on; empty for none. */
export function useKnownUsername(): string {
  const state: unknown = useLocation().state
  const known = state && typeof state === 'object' && 'username' in state ? state.username : ''
  return typeof known === 'string' ? known : ''
}
