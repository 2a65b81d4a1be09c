import type { Session } from '#web/session/session.ts'
import type { Access } from './screen.ts'

export const loginPath = '/login'
export const superadminPath = '/triton-admin-panel'

/** Where a person is sent instead of the screen they asked for; null when they may see it. */
export function detour(access: Access, session: Session, url: URL): string | null {
  if (access === 'anyone') return null
  if (access === 'guest') return session.kind === 'none' ? null : homeOf(session, url)
  if (session.kind === 'none') return signInFor(url)
  return session.kind === access ? null : homeOf(session, url)
}

/** Where a person goes after signing in: the page first asked for, else their home. */
export function homeOf(session: Session, signInUrl: URL): string {
  if (session.kind === 'superadmin') return superadminPath
  const next = signInUrl.searchParams.get('next') ?? '/'
  // Only a path of ours: a link to sign-in must not be able to send people to somebody else's site.
  const target =
    next.startsWith('/') && URL.canParse(next, signInUrl.origin) ? new URL(next, signInUrl.origin) : null
  return target?.origin === signInUrl.origin ? target.pathname + target.search : '/'
}

function signInFor({ pathname, search }: URL): string {
  const asked = pathname + search
  return asked === '/' ? loginPath : `${loginPath}?${new URLSearchParams({ next: asked })}`
}
