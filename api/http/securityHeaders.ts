/** What browsers may do with an answer of ours: nothing, unless the answer is a page with a policy of its own. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

/** A year. Other hosts of the same domain are not ours to decide about. */
const overTlsAlone = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The headers that every answer begins with. Browsers are held to TLS where people reach this Cuecard by it. */
export function securityHeaders(publicUrl: string): Map<string, string> {
  return new Map(Object.entries({ ...headers, ...(publicUrl.startsWith('https:') && overTlsAlone) }))
}
