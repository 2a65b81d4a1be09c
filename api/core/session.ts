import type { PlatformClient } from '#api/core/tenancy.ts'
import type { SessionTokens } from '#api/core/tokens.ts'
import type { Viewer } from '#api/core/viewer.ts'

const ended: Viewer = { kind: 'ended' }

/** Who a request comes from, by its bearer token; compared with the account as it is now. */
export async function readViewer(
  authorization: string | null,
  tokens: SessionTokens,
  platform: PlatformClient,
  now: Date,
): Promise<Viewer> {
  if (!authorization) return { kind: 'anonymous' }
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  const claims = token ? await tokens.read(token, now) : null
  if (!claims) return ended
  const id = Number(claims.sub)
  if (claims.type === 'superadmin') {
    const account = await platform.superAdmin.findUnique({ where: { id } })
    const live = account?.isActive && account.tokenVersion === claims.ver
    return live ? { kind: 'superadmin', superadminId: id } : ended
  }
  const { businessId } = claims
  const user = await platform.user.findUnique({
    where: { businessId_id: { businessId, id } },
    select: {
      role: true,
      isActive: true,
      tokenVersion: true,
      firstName: true,
      lastName: true,
      business: { select: { isActive: true, subscriptionStatus: true, timeZone: true } },
    },
  })
  const live =
    user?.isActive &&
    user.tokenVersion === claims.ver &&
    user.business.isActive &&
    user.business.subscriptionStatus === 'ACTIVE'
  if (!live) return ended
  return {
    kind: 'member',
    businessId,
    userId: id,
    role: user.role,
    fullName: `${user.firstName} ${user.lastName}`,
    timeZone: user.business.timeZone,
  }
}
