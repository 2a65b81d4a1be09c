import { randomUUID } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

const algorithm = 'HS256'
/** The largest row id: ids are PostgreSQL's `integer`. */
const largestId = 2 ** 31 - 1

/** A row id as a claim. The upper bound keeps a token with a larger number from failing in the database. */
export const idClaim = z.int().min(1).max(largestId)

/** A row id in `sub`, which is text. */
export const subjectClaim = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .refine((text) => Number(text) <= largestId)

/** An account's `tokenVersion` as a claim. */
export const versionClaim = z.int().min(0).max(largestId)

interface Signing {
  /** The purpose of the token. A token is refused for every other purpose. */
  audience: string
  seconds: number
  now: Date
}

/**
 * Signs and verifies JWTs with the server's secret. Each purpose has its own audience, and each token its own `jti`.
 */
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
    /**
     * Returns the claims of a valid token for this audience; null for one that is expired, forged or meant for
     * another audience.
     */
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
    /** Whether the token was signed by this server for this audience and has expired. */
    hasExpired: (token: string, use: Pick<Signing, 'audience' | 'now'>): Promise<boolean> =>
      verify(token, use).then(
        () => false,
        (error: unknown) => error instanceof errors.JWTExpired,
      ),
  }
}

export type SignedTokens = ReturnType<typeof signedTokens>
