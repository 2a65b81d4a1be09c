import { decodeJwt } from 'jose'
import { z } from 'zod'
import { idClaim, type SignedTokens, subjectClaim, versionClaim } from '#api/core/auth/signedTokens.ts'

const audience = 'session'
const hour = 3600

/** How long sessions last, in seconds (docs/product/accounts.md#sessions). */
export const sessionSeconds = { business: 12 * hour, superadmin: 2 * hour } as const

const claims = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('business'),
    sub: subjectClaim,
    businessId: idClaim,
    role: z.enum(['admin', 'manager', 'employee']),
    ver: versionClaim,
  }),
  z.object({ type: z.literal('superadmin'), sub: subjectClaim, ver: versionClaim }),
])

/** The claims of a session token; `ver` is compared with the account's `tokenVersion`. */
export type SessionClaims = z.infer<typeof claims>

const readClaims = z.intersection(claims, z.object({ jti: z.uuid() }))

export function sessionTokens(signed: SignedTokens) {
  return {
    sign: (session: SessionClaims, now: Date): Promise<string> =>
      signed.sign(session, { audience, seconds: sessionSeconds[session.type], now }),
    /** Returns null unless the token is a valid session token of this server that has not expired. */
    read: (token: string, now: Date): Promise<(SessionClaims & { jti: string }) | null> =>
      signed.read(token, readClaims, { audience, now }),
    /** Whether the token is a session token of this server that has expired. */
    hasExpired: (token: string, now: Date): Promise<boolean> => signed.hasExpired(token, { audience, now }),
    /** When a verified token expires. */
    endOf(token: string): Date {
      return new Date((decodeJwt(token).exp ?? 0) * 1000)
    },
    /** The `jti` of a newly signed token. */
    idOf(token: string): string {
      return decodeJwt(token).jti ?? ''
    },
  }
}

export type SessionTokens = ReturnType<typeof sessionTokens>
