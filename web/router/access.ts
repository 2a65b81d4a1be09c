import { wasLeftByAnother } from '#web/session/leftAddress.ts'
import { ownerOf, type Session } from '#web/session/session.ts'
import { loginPath, signInAddress } from '#web/session/signInAddress.ts'
import type { Access } from './screen.ts'

export const superadminPath = '/triton-admin-panel'

/** The redirect for a user who may not see a screen; null when they may. */
export function detour(access: Access, session: Session, url: URL): string | null {
  if (access === 'anyone') return null
  if (access === 'guest') return session.kind === 'none' ? null : homeOf(session, url)
  if (session.kind === 'none') return signInAddress(url)
  return session.kind === access ? null : homeOf(session, url)
}

/** The page after signing in: the requested one, of which only the screen when somebody else left it there. */
export function homeOf(session: Session, signInUrl: URL): string {
  const next = signInUrl.searchParams.get('next') ?? '/'
  const address = ownAddress(next, signInUrl.origin)
  const { owner } = window.history.state ?? {}
  const isOfAnother = wasLeftByAnother(next) || (owner && owner !== ownerOf(session))
  const home = isOfAnother ? screenOf(address) : address
  return session.kind === 'superadmin' && !home.startsWith(superadminPath) ? superadminPath : home
}

/** The screen of an address, without what somebody looked for there: no search, and no record. */
export function screenOf(address: string): string {
  const [path = '/'] = address.split('?')
  return /\d/.test(path) ? '/' : path
}

/** The page of this application that an address from a link names; the home page for an address elsewhere. */
function ownAddress(text: string, origin: string): string {
  const target = text.startsWith('/') && URL.canParse(text, origin) ? new URL(text, origin) : null
  if (target?.origin !== origin || target.pathname === loginPath) return '/'
  // A parsed path may start with two slashes, such as that of `/.//a`; read again, it would name another site.
  return `/${target.pathname.replace(/^[/\\]+/, '')}${target.search}`
}
