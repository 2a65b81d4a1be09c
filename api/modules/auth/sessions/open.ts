import type { SessionClaims } from '#api/core/auth/sessionTokens.ts'
import type { Context } from '#api/core/context/context.ts'
import { deviceOf, networkOf, placeOf } from '#api/modules/auth/sessions/origin.ts'

interface OpenedSession {
  token: string
  sessionId: string
}

/**
 * Signs the token of a new session of an account whose owner has proved to be there, and remembers the session for the
 * list of their sessions (docs/product/accounts.md#sessions).
 * @param confirmedAt when the owner proved it; long ago where Cuecard has to ask again
 */
export async function openSession(
  { services: { tokens, platform, clock }, address, browser }: Context,
  claims: SessionClaims,
  confirmedAt = clock.now(),
): Promise<OpenedSession> {
  const now = clock.now()
  const token = await tokens.sign(claims, now)
  const sessionId = tokens.idOf(token)
  const id = Number(claims.sub)
  await platform.session.create({
    data: {
      id: sessionId,
      ...(claims.type === 'superadmin'
        ? { superadminId: id }
        : { businessId: claims.businessId, userId: id }),
      version: claims.ver,
      device: deviceOf(browser.userAgent),
      network: networkOf(address),
      place: placeOf(browser.timeZone),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt,
      expiresAt: tokens.endOf(token),
    },
    select: { id: true },
  })
  return { token, sessionId }
}
