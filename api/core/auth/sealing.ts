import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const version = 'v1'
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts secrets that only the server may read, with a key derived from the server's secret. A sealed text is bound
 * to its kind and business and cannot be opened in another row. Its format is `v1.<nonce>.<ciphertext and tag>`, each
 * part in base64url.
 */
export function createSeals(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'cuecard sealing v1', 32))
  const bound = (kind: string, businessId: number) => Buffer.from(JSON.stringify([version, kind, businessId]))

  return {
    seal(kind: string, businessId: number, text: string): string {
      const nonce = randomBytes(nonceBytes)
      const sealer = createCipheriv(cipher, key, nonce)
      sealer.setAAD(bound(kind, businessId))
      const sealed = Buffer.concat([sealer.update(text, 'utf8'), sealer.final(), sealer.getAuthTag()])
      return [version, nonce.toString('base64url'), sealed.toString('base64url')].join('.')
    },
    /** Returns the plain text; null unless it was sealed with this server's secret, for this kind and business. */
    open(kind: string, businessId: number, sealed: string): string | null {
      const [format, nonce = '', content = '', ...more] = sealed.split('.')
      const bytes = Buffer.from(content, 'base64url')
      if (format !== version || more.length > 0 || bytes.length < tagBytes) return null
      try {
        const opener = createDecipheriv(cipher, key, Buffer.from(nonce, 'base64url'), {
          authTagLength: tagBytes,
        })
        opener.setAAD(bound(kind, businessId))
        opener.setAuthTag(bytes.subarray(-tagBytes))
        return Buffer.concat([opener.update(bytes.subarray(0, -tagBytes)), opener.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

export type Seals = ReturnType<typeof createSeals>
