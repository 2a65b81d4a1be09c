import { z } from 'zod'
import { idClaim, type SignedTokens, subjectClaim, versionClaim } from '#api/core/auth/signedTokens.ts'

const audience = 'ticket'

/** How long a choice is valid, in seconds (docs/product/accounts.md#signing-in). */
const choiceSeconds = 120

/** A user whose password was right at a business; the choice token proves that to the next request. */
interface ChoiceHolder {
  businessId: number
  userId: number
  /** The account's `tokenVersion` at that time. */
  version: number
}

/** The claims of a verified choice token. */
export interface Ticket extends ChoiceHolder {
  /** The `jti`: a token is accepted once. */
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

/** Signs and verifies the tokens with which a person chooses one of several businesses after sign-in. */
export function createChoiceTokens(signed: SignedTokens) {
  return {
    sign({ businessId, userId, version }: ChoiceHolder, now: Date): Promise<string> {
      const content = { sub: String(userId), businessId, ver: version }
      return signed.sign(content, { audience, seconds: choiceSeconds, now })
    },
    /** Null for a token that is expired or invalid. */
    async read(ticket: string, now: Date): Promise<Ticket | null> {
      const known = await signed.read(ticket, claims, { audience, now })
      if (!known) return null
      const { sub, businessId, ver, jti, exp } = known
      return { businessId, userId: Number(sub), version: ver, id: jti, expiresAt: new Date(exp * 1000) }
    },
  }
}

export type ChoiceTokens = ReturnType<typeof createChoiceTokens>
