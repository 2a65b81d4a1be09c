import { createHash, randomBytes } from 'node:crypto'

/** The hash of a link token. Only hashes are stored, so a copy of the database contains no working link. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Creates a link token from 32 random bytes, and the hash to store. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOf(token) }
}
