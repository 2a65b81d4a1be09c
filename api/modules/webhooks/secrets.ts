import { randomBytes } from 'node:crypto'
import type { Seals } from '#api/core/auth/sealing.ts'
import type { BusinessContext } from '#api/core/tenancy/businessContext.ts'
import { secretPrefix } from '#api/modules/webhooks/message.ts'

/** How long the former secret signs as well after a rotation, in milliseconds. */
export const rotationTime = 24 * 60 * 60_000

/** Creates a signing secret: the prefix and 32 random bytes. */
export function makeSecret(): string {
  return secretPrefix + randomBytes(32).toString('base64')
}

interface SealedSecrets {
  secretSealed: string
  formerSecretSealed: string | null
  formerSecretUntil: Date | null
}

/** The secrets that sign now, the current one first; none when this server cannot decrypt them. */
export function secretsOf(seals: Seals, ctx: BusinessContext, endpoint: SealedSecrets): string[] {
  const { secretSealed, formerSecretSealed, formerSecretUntil } = endpoint
  const former = formerSecretUntil && formerSecretUntil > ctx.now() ? formerSecretSealed : null
  return [secretSealed, former].flatMap((sealed) => {
    const secret = sealed && seals.open('webhook-secret', ctx.tenant.businessId, sealed)
    return secret ? [secret] : []
  })
}
