import { z } from 'zod'
import { readKey, readUser, revocationOf } from '#api/core/auth/authenticate.ts'
import { idClaim, versionClaim } from '#api/core/auth/signedTokens.ts'
import { found } from '#api/core/errors/errors.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import type { ApiKeyViewer, UserViewer, Viewer } from '#api/core/viewer/viewer.ts'
import { Role } from '#api/generated/enums.ts'

/** The actor behind a signed link, which is used without a bearer token. */
export const linkActor = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('user'),
    businessId: idClaim,
    userId: idClaim,
    role: z.enum(Role),
    /** The session that the link was made in. */
    sessionId: z.string(),
    version: versionClaim,
  }),
  z.object({ kind: z.literal('apiKey'), businessId: idClaim, keyId: idClaim }),
])

export type LinkActor = z.infer<typeof linkActor>

/**
 * What a link has to know of the actor who makes it.
 * @throws NOT_FOUND when the account is gone
 */
export async function toLinkActor(
  actor: UserViewer | ApiKeyViewer,
  platform: PlatformClient,
): Promise<LinkActor> {
  const { businessId } = actor
  if (actor.kind === 'apiKey') return { kind: 'apiKey', businessId, keyId: actor.keyId }
  const { userId, role, sessionId = '' } = actor
  const where = { businessId_id: { businessId, id: userId } }
  const account = await platform.user.findUnique({ where, select: { tokenVersion: true } })
  const { tokenVersion: version } = found('User', account)
  return { kind: 'user', businessId, userId, role, sessionId, version }
}

/** The viewer of a link, from the current state of the account, the session or the key that made it. */
export async function readLinkActor(actor: LinkActor, platform: PlatformClient): Promise<Viewer> {
  const { businessId } = actor
  if (actor.kind === 'apiKey') return readKey({ businessId_id: { businessId, id: actor.keyId } }, platform)
  const { userId, role, sessionId: jti, version: ver } = actor
  const claims = {
    type: 'business',
    businessId,
    sub: String(userId),
    role: role.toLowerCase() as Lowercase<Role>,
    ver,
    jti,
  } as const
  const [viewer, revoked] = await Promise.all([readUser(claims, platform), revocationOf(jti, platform)])
  return revoked ?? viewer
}
