/** Default headers that allow browsers nothing; pages set their own policy. */
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

/** One year. Subdomains are not included, because other hosts of the domain are not ours. */
const overTlsAlone = { 'Strict-Transport-Security': 'max-age=31536000' }

/** The headers of every response. Strict-Transport-Security is added when the public URL uses TLS. */
export function securityHeaders(publicUrl: string): Map<string, string> {
  return new Map(Object.entries({ ...headers, ...(publicUrl.startsWith('https:') && overTlsAlone) }))
}
