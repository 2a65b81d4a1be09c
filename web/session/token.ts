/** The part of a session token that the browser reads. Only the server verifies the signature. */
export interface TokenClaims {
  type: 'business' | 'superadmin'
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** Reads type and expiry from a JWT; null for a token that cannot be decoded, which counts as expired. */
export function decodeToken(token: string): TokenClaims | null {
  const [, payload] = token.split('.')
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(decodeBase64Url(payload))
    if (typeof claims !== 'object' || claims === null) return null
    const { exp, type } = claims as Record<string, unknown>
    if (typeof exp !== 'number') return null
    return { type: type === 'superadmin' ? 'superadmin' : 'business', expiresAt: exp * 1000 }
  } catch {
    return null
  }
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  )
  return new TextDecoder().decode(bytes)
}
