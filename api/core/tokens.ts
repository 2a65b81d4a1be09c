import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const algorithm = 'HS256'
const hour = 3600

/** How long sessions last, in seconds (decisions section 2). */
export const sessionSeconds = { business: 12 * hour, superadmin: 2 * hour } as const

const claims = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('business'),
    sub: z.string().regex(/^\d{1,9}$/),
    businessId: z.int(),
    role: z.enum(['admin', 'manager', 'employee']),
    ver: z.int(),
  }),
  z.object({ type: z.literal('superadmin'), sub: z.string().regex(/^\d{1,9}$/), ver: z.int() }),
])

/** What a session token says; `ver` is compared with the account's `tokenVersion`. */
export type SessionClaims = z.infer<typeof claims>

/** Signs and reads session tokens with the server's secret. Times are seconds. */
export function sessionTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  return {
    sign({ sub, ...rest }: SessionClaims, now: Date): Promise<string> {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ ...rest })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(sub)
        .setIssuedAt(issued)
        .setExpirationTime(issued + sessionSeconds[rest.type])
        .sign(key)
    },
    /** Null for anything but a token of ours that still runs. */
    async read(token: string, now: Date): Promise<SessionClaims | null> {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          currentDate: now,
          requiredClaims: ['exp', 'iat'],
        })
        return claims.parse(payload)
      } catch {
        return null
      }
    },
    /** When a token that was read ends. */
    endOf(token: string): Date {
      return new Date((decodeJwt(token).exp ?? 0) * 1000)
    },
  }
}

export type SessionTokens = ReturnType<typeof sessionTokens>
