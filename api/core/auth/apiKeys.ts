import { createHash, randomBytes } from 'node:crypto'

/** The prefix of every API key, so that people and secret scanners recognise one. */
const mark = 'cuecard_'
/** The prefix and four characters of the secret, which is enough to tell keys apart. */
const shownCharacters = mark.length + 4

/** A newly created key. `key` is shown once and never stored; the other fields are. */
export interface NewKey {
  key: string
  keyHash: string
  prefix: string
}

/** Creates a key: the prefix and 32 random bytes. */
export function makeKey(): NewKey {
  const key = mark + randomBytes(32).toString('base64url')
  return { key, keyHash: hashOfKey(key), prefix: key.slice(0, shownCharacters) }
}

/** Whether a bearer token is meant as an API key, also a mistyped one, rather than as a session token. */
export function isKey(token: string): boolean {
  return token.toLowerCase().startsWith(mark)
}

/** The SHA-256 hash under which a key is stored and looked up. A fast hash suffices for 32 random bytes. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
