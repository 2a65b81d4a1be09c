import { sessionSeconds } from '#api/core/auth/sessionTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'
import { isPerson } from '#api/core/viewer/viewer.ts'
import { endSessions } from '#api/modules/auth/sessions/end.ts'

/**
 * Ends the session of the request. Other sessions of the user continue (docs/product/accounts.md#signing-out).
 * @throws UNAUTHENTICATED, SESSION_EXPIRED, FORBIDDEN for an API key
 */
export async function signOut({ services, viewer }: Context): Promise<void> {
  if (!isPerson(viewer)) throw userRequired(viewer)
  if (viewer.sessionId === undefined) return
  const seconds = viewer.kind === 'user' ? sessionSeconds.business : sessionSeconds.superadmin
  const expiresAt = new Date(services.clock.now().getTime() + seconds * 1000)
  await endSessions(services, [viewer.sessionId], expiresAt)
}
