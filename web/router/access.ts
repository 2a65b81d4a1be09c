import type { Session } from '#web/session/session.ts'
import type { Access } from './screen.ts'

export const loginPath = '/login'
export const superadminPath = '/triton-admin-panel'

/** The redirect for a user who may not see a screen; null when they may. */
export function detour(access: Access, session: Session, url: URL): string | null {
  if (access === 'anyone') return null
  if (access === 'guest') return session.kind === 'none' ? null : homeOf(session, url)
  if (session.kind === 'none') return signInFor(url)
  return session.kind === access ? null : homeOf(session, url)
}

/** The page after signing in: the requested one, otherwise the home page. */
export function homeOf(session: Session, signInUrl: URL): string {
  if (session.kind === 'superadmin') return superadminPath
  const next = signInUrl.searchParams.get('next') ?? '/'
  // Only paths of this application, so that a link to the sign-in page can't redirect to another site.
  const target =
    next.startsWith('/') && URL.canParse(next, signInUrl.origin) ? new URL(next, signInUrl.origin) : null
  return target?.origin === signInUrl.origin ? target.pathname + target.search : '/'
}

function signInFor({ pathname, search }: URL): string {
  const requested = pathname + search
  return requested === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ next: requested })}`
}
