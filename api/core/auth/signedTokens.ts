import { randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const algorithm = 'HS256'
/** The largest number of a row: ids are PostgreSQL's `integer`. */
const largestId = 2 ** 31 - 1

/** The id of a row, as a claim. A signed token may hold any number; the database would fail on a larger one. */
export const idClaim = z.int().min(1).max(largestId)

/** The id of a row in `sub`, which is text. */
export const subjectClaim = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((text) => Number(text) <= largestId)

/** An account's `tokenVersion`, as a claim. */
export const versionClaim = z.int().min(0).max(largestId)

interface Signing {
  /** What the token is for. A token of one purpose is refused for every other. */
  audience: string
  /** How long it lasts. */
  seconds: number
  now: Date
}

/** Signs and reads JWTs with the server's secret: one audience per purpose, a `jti` of its own in each. */
export function signedTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  const verify = (token: string, { audience, now }: Pick<Signing, 'audience' | 'now'>) =>
    jwtVerify(token, key, {
      algorithms: [algorithm],
      audience,
      currentDate: now,
      requiredClaims: ['jti', 'iat', 'exp'],
    })
  return {
    sign(claims: JWTPayload, { audience, seconds, now }: Signing): Promise<string> {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm })
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt(issued)
        .setExpirationTime(issued + seconds)
        .sign(key)
    },
    /** The claims of a token of ours that still runs and is for this audience; null for anything else. */
    async read<Claims extends z.ZodType>(
      token: string,
      claims: Claims,
      use: Pick<Signing, 'audience' | 'now'>,
    ): Promise<z.output<Claims> | null> {
      try {
        const { payload } = await verify(token, use)
        return claims.parse(payload)
      } catch {
        return null
      }
    },
    /** Whether it is a token of ours for this audience whose time is over. */
    hasExpired: (token: string, use: Pick<Signing, 'audience' | 'now'>): Promise<boolean> =>
      verify(token, use).then(
        () => false,
        (error: unknown) => error instanceof errors.JWTExpired,
      ),
  }
}

export type SignedTokens = ReturnType<typeof signedTokens>
