import type { Context } from '#api/core/context/context.ts'
import { userRequired } from '#api/core/viewer/refusal.ts'

/** Whose second factor it is: a user's or a superadmin's. */
export type FactorOwner = { businessId: number; userId: number } | { superadminId: number }

/** The signed-in user or superadmin. */
export function ownerOf({ viewer }: Pick<Context, 'viewer'>): FactorOwner {
  if (viewer.kind === 'user') return { businessId: viewer.businessId, userId: viewer.userId }
  if (viewer.kind === 'superadmin' || viewer.kind === 'unenrolled')
    return { superadminId: viewer.superadminId }
  throw userRequired(viewer)
}

/** The unique key of the owner's row. */
export function keyOf(owner: FactorOwner) {
  return 'superadminId' in owner ? owner : { businessId_userId: owner }
}

/** The owner in the claims of a signed token; `businessId` is absent for a superadmin. */
export function claimsOf(owner: FactorOwner) {
  return 'superadminId' in owner
    ? { sub: String(owner.superadminId) }
    : { sub: String(owner.userId), businessId: owner.businessId }
}

export function ownerOfClaims({
  sub,
  businessId,
}: {
  sub: string
  businessId?: number | undefined
}): FactorOwner {
  const id = Number(sub)
  return businessId === undefined ? { superadminId: id } : { businessId, userId: id }
}

/** What the secret is sealed for; superadmins have no business. */
export const sealedFor = (owner: FactorOwner) => ('businessId' in owner ? owner.businessId : 0)

export const sealKind = 'authenticator-secret'
