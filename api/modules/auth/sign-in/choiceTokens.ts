import { z } from 'zod'
import { idClaim, type SignedTokens, subjectClaim, versionClaim } from '#api/core/auth/signedTokens.ts'

const audience = 'ticket'

/** How long a choice token is valid, in seconds (docs/product/accounts.md#signing-in). */
const choiceSeconds = 120

/** A user whose password was correct at a business. The choice token proves that to the next request. */
interface ChoiceHolder {
  businessId: number
  userId: number
  /** The account's `tokenVersion` when the password was checked. */
  version: number
}

export interface ChoiceToken extends ChoiceHolder {
  /** The `jti`, because each token is accepted once. */
  id: string
  expiresAt: Date
}

const claims = z.object({
  sub: subjectClaim,
  businessId: idClaim,
  ver: versionClaim,
  jti: z.uuid(),
  exp: z.int(),
})

/** Signs the token with which a user chooses one of several businesses after entering a password. */
export function signChoice(
  signed: SignedTokens,
  { businessId, userId, version }: ChoiceHolder,
  now: Date,
): Promise<string> {
  const content = { sub: String(userId), businessId, ver: version }
  return signed.sign(content, { audience, seconds: choiceSeconds, now })
}

/** Verifies a choice token. Returns null for an expired or invalid one. */
export async function readChoice(
  signed: SignedTokens,
  choiceToken: string,
  now: Date,
): Promise<ChoiceToken | null> {
  const known = await signed.read(choiceToken, claims, { audience, now })
  if (!known) return null
  const { sub, businessId, ver, jti, exp } = known
  return { businessId, userId: Number(sub), version: ver, id: jti, expiresAt: new Date(exp * 1000) }
}
