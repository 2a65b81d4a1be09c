import { hashOfKey, isKey } from '#api/core/auth/apiKeys.ts'
import type { SessionClaims, SessionTokens } from '#api/core/auth/sessionTokens.ts'
import type { EndReason, KeyEndReason } from '#api/core/errors/endReasons.ts'
import type { PlatformClient } from '#api/core/tenancy/tenancy.ts'
import { roleMay } from '#api/core/viewer/permissions.ts'
import type { ApiKeyViewer, Ended, UserViewer, Viewer } from '#api/core/viewer/viewer.ts'
import type { ApiKey, Business, Prisma, User } from '#api/generated/client.ts'

const ended: Ended = { kind: 'ended' }

const endedBy = (reason: EndReason): Ended => ({ kind: 'ended', reason })

/** Whether the users of a business may sign in. */
export function admits(business: Pick<Business, 'isActive' | 'subscriptionStatus'>): boolean {
  return business.isActive && business.subscriptionStatus === 'ACTIVE'
}

type Account = Pick<User, 'businessId' | 'id' | 'role' | 'firstName' | 'lastName'> & {
  business: Pick<Business, 'timeZone'>
}

/** The viewer of a user account. */
export function userViewer({ businessId, id, role, firstName, lastName, business }: Account): UserViewer {
  const fullName = `${firstName} ${lastName}`
  return { kind: 'user', businessId, userId: id, role, fullName, timeZone: business.timeZone }
}

/** The token in an Authorization header; null for any other header. */
export function bearerToken(authorization: string | null): string | null {
  return /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

type KeyRow = Pick<ApiKey, 'businessId' | 'id' | 'role' | 'name'> & { business: Business }

/** The viewer of an API key. */
function keyViewerOf({ businessId, id, role, name, business }: KeyRow): ApiKeyViewer {
  const { timeZone } = business
  return { kind: 'apiKey', businessId, keyId: id, role, recordedAs: `${name} (API key)`, timeZone, business }
}

/**
 * Whether the user who created a key may still create keys. A key stops working when its creator's account is
 * deactivated or loses the role.
 */
export function vouchesForKeys({ isActive, role }: Pick<User, 'isActive' | 'role'>): boolean {
  return isActive && roleMay(role, 'apiKey:manage')
}

/** When an accepted token expires, in milliseconds since 1970; API keys never expire. */
export function endOf(token: string, tokens: SessionTokens): number {
  return isKey(token) ? Number.POSITIVE_INFINITY : tokens.endOf(token).getTime()
}

type StoredKey = Pick<ApiKey, 'revokedAt'> & {
  createdBy: Pick<User, 'isActive' | 'role'>
  business: Business
}

/** Why a stored key does not work; null when it does. */
function endOfKey({ revokedAt, createdBy, business }: StoredKey): KeyEndReason | null {
  if (revokedAt !== null) return 'REVOKED'
  if (!vouchesForKeys(createdBy)) return 'CREATOR_LEFT'
  return admits(business) ? null : 'SUSPENDED'
}

/** The viewer of the API key that a condition names. */
export async function readKey(
  where: Prisma.ApiKeyWhereUniqueInput,
  platform: PlatformClient,
): Promise<Viewer> {
  const row = await platform.apiKey.findUnique({
    where,
    select: {
      businessId: true,
      id: true,
      role: true,
      name: true,
      revokedAt: true,
      createdBy: { select: { isActive: true, role: true } },
      business: true,
    },
  })
  if (!row || row.business.deletedAt) return { kind: 'ended', isKey: true }
  const reason = endOfKey(row)
  return reason ? { kind: 'ended', isKey: true, reason } : keyViewerOf(row)
}

/** How a session has been ended; null when it has not. */
export async function revocationOf(jti: string, platform: PlatformClient): Promise<Ended | null> {
  const row = await platform.revokedToken.findUnique({ where: { jti }, select: { reason: true } })
  return row && endedBy(row.reason)
}

type ClaimsOf<Type> = Extract<SessionClaims, { type: Type }> & { jti: string }

async function readOperator(
  claims: ClaimsOf<'superadmin'>,
  platform: PlatformClient,
  requiresFactor: boolean,
): Promise<Viewer> {
  const id = Number(claims.sub)
  const account = await platform.superAdmin.findUnique({
    where: { id },
    select: { username: true, isActive: true, tokenVersion: true },
  })
  if (!account) return ended
  if (!account.isActive) return endedBy('DEACTIVATED')
  if (account.tokenVersion !== claims.ver) return endedBy('PASSWORD_CHANGED')
  const kind = requiresFactor && !(await hasFactor(id, platform)) ? 'unenrolled' : 'superadmin'
  return { kind, superadminId: id, name: account.username, sessionId: claims.jti }
}

/** Whether a superadmin has set up a second factor: an authenticator app or a passkey. */
export async function hasFactor(superadminId: number, platform: PlatformClient): Promise<boolean> {
  const [factor, passkey] = await Promise.all([
    platform.secondFactor.findUnique({ where: { superadminId }, select: { confirmedAt: true } }),
    platform.passkey.findFirst({ where: { superadminId }, select: { id: true } }),
  ])
  return factor?.confirmedAt != null || passkey !== null
}

/** The viewer of a session of a user. */
export async function readUser(claims: ClaimsOf<'business'>, platform: PlatformClient): Promise<Viewer> {
  const user = await platform.user.findUnique({
    where: { businessId_id: { businessId: claims.businessId, id: Number(claims.sub) } },
    select: {
      businessId: true,
      id: true,
      role: true,
      isActive: true,
      tokenVersion: true,
      firstName: true,
      lastName: true,
      business: true,
    },
  })
  if (!user || user.business.deletedAt) return ended
  if (!admits(user.business)) return endedBy('SUSPENDED')
  if (!user.isActive) return endedBy('DEACTIVATED')
  if (user.tokenVersion !== claims.ver) {
    const sameRole = user.role.toLowerCase() === claims.role
    return endedBy(sameRole ? 'PASSWORD_CHANGED' : 'ROLE_CHANGED')
  }
  return { ...userViewer(user), sessionId: claims.jti, business: user.business }
}

/**
 * The viewer of a request, from its bearer token and the current state of the account.
 * @param requiresFactor whether superadmins need a second factor
 */
export async function readViewer(
  authorization: string | null,
  tokens: SessionTokens,
  platform: PlatformClient,
  now: Date,
  requiresFactor = false,
): Promise<Viewer> {
  if (!authorization) return { kind: 'anonymous' }
  const token = bearerToken(authorization)
  if (token && isKey(token)) return readKey({ keyHash: hashOfKey(token) }, platform)
  const claims = token ? await tokens.read(token, now) : null
  if (!claims) return token && (await tokens.hasExpired(token, now)) ? endedBy('EXPIRED') : ended
  const [account, revoked] = await Promise.all([
    claims.type === 'superadmin'
      ? readOperator(claims, platform, requiresFactor)
      : readUser(claims, platform),
    revocationOf(claims.jti, platform),
  ])
  return revoked ?? account
}
