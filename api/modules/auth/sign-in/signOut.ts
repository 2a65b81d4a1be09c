import { sessionSeconds } from '#api/core/auth/sessionTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'

// Rows are kept for a while after they expire, because the clocks of several instances may differ.
const keptFor = 60 * 60 * 1000

/**
 * Ends the session of the request. This server refuses its token immediately, other servers once the database has
 * notified them. Other sessions of the user continue (docs/product/accounts.md#signing-out).
 * @throws UNAUTHENTICATED, SESSION_EXPIRED, FORBIDDEN for an API key
 */
export async function signOut({ services, viewer }: Context): Promise<void> {
  if (!isPerson(viewer)) throw userRequired(viewer)
  const { sessionId: jti } = viewer
  if (jti === undefined) return
  const { platform, sessions, live, clock } = services
  const now = clock.now().getTime()
  const seconds = viewer.kind === 'user' ? sessionSeconds.business : sessionSeconds.superadmin
  const expiresAt = new Date(now + seconds * 1000)
  await platform.revokedToken.createMany({ data: { jti, expiresAt }, skipDuplicates: true })
  sessions.onSignOut(jti)
  live.onSignOut(jti)
  await platform.revokedToken.deleteMany({ where: { expiresAt: { lt: new Date(now - keptFor) } } })
}
