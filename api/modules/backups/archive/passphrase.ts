import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { type Identity, type Recipient, Stanza } from 'age-encryption'

/** The work factor of age, as a power of two. */
const usualCost = 18
/** A file that asks for more is refused, as it would take minutes and gigabytes. */
const highestCost = 20

const cipher = 'chacha20-poly1305'
/** Each key encrypts one file key only, so the nonce is fixed. */
const nonce = Buffer.alloc(12)
const tagLength = 16

/**
 * Derives the key that encrypts a file key. The package's own derivation runs on the event loop, where it would stop
 * every request for one to two seconds; this one runs in libuv's thread pool.
 */
function deriveKey(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
  const labelled = Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt])
  const [N, r] = [2 ** cost, 8]
  return new Promise((resolve, reject) => {
    // Deriving takes 128 · N · r bytes.
    scrypt(passphrase, labelled, 32, { N, r, p: 1, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/**
 * Encrypts a file for everybody who knows the passphrase, in the format of age. `cost` is the power of two of scrypt's
 * work factor.
 */
export function recipientOf(passphrase: string, cost = usualCost): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16)
      const key = await deriveKey(passphrase, salt, cost)
      const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagLength })
      const body = Buffer.concat([sealing.update(fileKey), sealing.final(), sealing.getAuthTag()])
      return [new Stanza(['scrypt', unpadded(salt), String(cost)], new Uint8Array(body))]
    },
  }
}

/** Decrypts what was encrypted for the passphrase; resolves to null when it is another one. */
export function identityOf(passphrase: string): Identity {
  return {
    async unwrapFileKey([stanza, ...others]) {
      const [kind, salt = '', cost = ''] = stanza?.args ?? []
      if (kind !== 'scrypt' || !stanza || others.length > 0) return null
      if (!/^[1-9]\d?$/.test(cost) || Number(cost) > highestCost || stanza.body.length !== 16 + tagLength)
        return null
      const key = await deriveKey(passphrase, Buffer.from(salt, 'base64'), Number(cost))
      const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagLength })
      opening.setAuthTag(stanza.body.subarray(-tagLength))
      try {
        return new Uint8Array(Buffer.concat([opening.update(stanza.body.subarray(0, 16)), opening.final()]))
      } catch {
        return null
      }
    },
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
