import { createHash, randomBytes } from 'node:crypto'

const count = 10
const codeLength = 28

// Crockford's letters, of which none is mistaken for another.
const letters = '0123456789abcdefghjkmnpqrstvwxyz'

const randomCode = () => Array.from(randomBytes(codeLength), (byte) => letters[byte % 32]).join('')

/** Ten recovery codes as they are shown once: `7k2m-9xw4-…`, 140 random bits each. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: count }, () => randomCode().replace(/.{4}(?=.)/g, '$&-'))
}

/** What people type: without blanks and dashes, and with the letters that are read as digits as those. */
export function plainCode(typed: string): string {
  return typed
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
}

/** The SHA-256 hash under which a recovery code is stored. A fast hash suffices for 140 random bits. */
export function hashOfCode(code: string): string {
  return createHash('sha256').update(plainCode(code)).digest('hex')
}
