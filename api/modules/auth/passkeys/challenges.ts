import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { idClaim, subjectClaim } from '#api/core/auth/signedTokens.ts'
import { spendToken } from '#api/core/auth/usedTokens.ts'
import type { Services } from '#api/core/context/services.ts'
import { claimsOf, type FactorOwner, ownerOfClaims } from '#api/modules/auth/second-factor/owner.ts'

/** What a challenge is for. It counts for nothing else. */
type Purpose = 'registration' | 'sign-in' | 'second-factor' | 'confirmation'

/** How long a challenge is valid, in seconds. */
export const challengeSeconds = 120

const audienceOf = (purpose: Purpose) => `passkey-${purpose}`

const claims = z.object({
  sub: subjectClaim.optional(),
  businessId: idClaim.optional(),
  name: z.string().optional(),
  jti: z.uuid(),
  exp: z.int(),
})

export interface Challenge {
  purpose: Purpose
  /** Whose passkey is asked for; null for a sign-in, where the passkey says so. */
  owner: FactorOwner | null
  /** The name of a new passkey. */
  name?: string | undefined
}

/** Makes a challenge: a signed token, so that nothing has to be kept until it comes back. */
export function signChallenge(
  { signed, clock }: Services,
  { purpose, owner, name }: Challenge,
): Promise<string> {
  const content = { ...(owner && claimsOf(owner)), ...(name !== undefined && { name }) }
  return signed.sign(content, { audience: audienceOf(purpose), seconds: challengeSeconds, now: clock.now() })
}

/** Verifies a challenge that came back, in base64url; null unless it was made for this purpose and owner. */
async function readChallenge({ signed, clock }: Services, text: string, { purpose, owner }: Challenge) {
  const token = Buffer.from(text, 'base64url').toString()
  const known = await signed.read(token, claims, { audience: audienceOf(purpose), now: clock.now() })
  if (!known) return null
  const { sub, businessId, name, jti: id, exp } = known
  const madeFor = sub === undefined ? null : ownerOfClaims({ sub, businessId })
  return isDeepStrictEqual(madeFor, owner) ? { id, expiresAt: new Date(exp * 1000), name } : null
}

/** The challenge that an answer has to be about. */
export interface ExpectedChallenge {
  /** What the library asks about the challenge in an answer. */
  isRight(text: string): Promise<boolean>
  /** Marks the right challenge as used; resolves to false when there is none, or it was used before. */
  spend(): Promise<boolean>
  /** The name in the right challenge. */
  name(): string
}

export function expectChallenge(services: Services, challenge: Challenge): ExpectedChallenge {
  let right: Awaited<ReturnType<typeof readChallenge>> = null
  return {
    async isRight(text) {
      right = await readChallenge(services, text, challenge)
      return right !== null
    },
    spend: async () => right !== null && spendToken(services, right),
    name: () => right?.name ?? '',
  }
}
