import { createHash, randomBytes } from 'node:crypto'

/** What every API key begins with: people and secret scanners know one by it. */
const mark = 'cuecard_'
const shape = /^cuecard_[\w-]{43}$/
/** The mark and four characters of the secret: enough to tell keys apart. */
const shownCharacters = mark.length + 4

/** A key that was just made. `key` is shown once and kept nowhere; what is kept are the others. */
export interface NewKey {
  key: string
  keyHash: string
  prefix: string
}

/** A new key: the mark and 32 random bytes. */
export function makeKey(): NewKey {
  const key = mark + randomBytes(32).toString('base64url')
  return { key, keyHash: hashOfKey(key), prefix: key.slice(0, shownCharacters) }
}

/** Whether a bearer token is an API key and no session token. */
export function isKey(token: string): boolean {
  return shape.test(token)
}

/** What is kept of a key, and found by it: SHA-256, which is enough for 32 random bytes. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
