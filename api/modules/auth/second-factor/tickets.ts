import { z } from 'zod'
import { idClaim, type SignedTokens, subjectClaim, versionClaim } from '#api/core/auth/signedTokens.ts'
import { claimsOf, type FactorOwner, ownerOfClaims } from '#api/modules/auth/second-factor/owner.ts'

const audience = 'second-factor'

/** How long a ticket is valid, in seconds. */
const ticketSeconds = 120

const claims = z.object({
  sub: subjectClaim,
  /** Absent for a superadmin. */
  businessId: idClaim.optional(),
  ver: versionClaim,
  jti: z.uuid(),
  exp: z.int(),
})

export interface Ticket {
  owner: FactorOwner
  /** The account's `tokenVersion` when the password was checked. */
  version: number
  /** The `jti`, because each ticket is accepted once. */
  id: string
  expiresAt: Date
}

/** Signs the ticket of an account whose password was right, with which its code is sent. */
export function signTicket(signed: SignedTokens, owner: FactorOwner, version: number, now: Date) {
  return signed.sign({ ...claimsOf(owner), ver: version }, { audience, seconds: ticketSeconds, now })
}

/** Verifies a ticket. Returns null for an expired or invalid one. */
export async function readTicket(signed: SignedTokens, ticket: string, now: Date): Promise<Ticket | null> {
  const known = await signed.read(ticket, claims, { audience, now })
  if (!known) return null
  const { ver, jti, exp } = known
  return { owner: ownerOfClaims(known), version: ver, id: jti, expiresAt: new Date(exp * 1000) }
}
